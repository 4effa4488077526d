import { festivalDates, formatDateRange, otherEditions, type Festival } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import { useFestivals } from '../../../app/queries/use-festivals.ts';
import classes from './edition-list.module.css';

/** The other editions of a festival, newest first; empty if there are none. */
export function EditionList({ festival }: { readonly festival: Festival }) {
  const festivals = useFestivals();
  const editions = festivals.status === 'success' ? otherEditions(festival, festivals.data) : [];
  if (editions.length === 0) return null;
  return (
    <section aria-labelledby="other-editions" className={classes['editions']}>
      <h3 id="other-editions">Other Editions</h3>
      <ul>
        {editions.map((edition) => (
          <li key={edition.id}>
            <Link to="/festival/$id/{-$tab}" params={{ id: edition.id, tab: 'details' }}>
              {edition.name}
            </Link>
            <span>{datesOf(edition)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function datesOf(festival: Festival): string {
  const { start, end } = festivalDates(festival);
  return formatDateRange(start, end);
}
