import { festivalDates, formatDateRange, type Festival } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import classes from './other-editions.module.css';

interface OtherEditionsProps {
  /** The edition that has the card. */
  readonly festival: Festival;
  readonly editions: readonly Festival[];
}

/** Links to the editions of a festival that have no card of their own, labelled by year. */
export function OtherEditions({ festival, editions }: OtherEditionsProps) {
  return (
    <div className={classes['editions']} data-editions>
      <span aria-hidden>Editions</span>
      <ul aria-label={`Other editions of ${festival.name}`}>
        {editions.map((edition) => (
          <li key={edition.id}>
            <Link
              to="/festival/$id/{-$tab}"
              params={{ id: edition.id }}
              className={classes['edition']}
              title={edition.name}
              aria-label={labelOf(edition)}
            >
              {festivalDates(edition).start.slice(0, 4)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function labelOf(edition: Festival): string {
  const { start, end } = festivalDates(edition);
  return `${edition.name}, ${formatDateRange(start, end)}`;
}
