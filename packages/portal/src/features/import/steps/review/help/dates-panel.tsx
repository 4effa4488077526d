import { datesOutside, formatDateRange, reviewMessages, type Festival } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Banner } from '../../../../../design/notices/banner.tsx';
import { useDraftSession } from '../../../draft/use-draft.ts';
import { useSettledRevision } from './use-settled-revision.ts';

const words = reviewMessages.dates;

/** Says once for the whole file that none of its dates is one of the festival's, and what can be done. */
export function DatesPanel({ festival }: { readonly festival: Festival }) {
  const { store } = useDraftSession();
  const { revision } = useSettledRevision(store);
  const outside = useMemo(() => {
    const events = revision === null ? [] : store.rows().map((row) => row.event);
    return datesOutside(events, festival);
  }, [store, revision, festival]);
  if (outside === null) return null;
  const { count, file, festival: days } = outside;
  const title = words.outside(
    count,
    formatDateRange(file.start, file.end),
    formatDateRange(days.start, days.end),
  );
  return (
    <Banner tone="red" title={title}>
      <p>{words.conflictOptions}</p>
      <Link to="/festival/$id/{-$tab}" params={{ id: festival.id, tab: 'details' }}>
        {words.changeFestival}
      </Link>
    </Banner>
  );
}
