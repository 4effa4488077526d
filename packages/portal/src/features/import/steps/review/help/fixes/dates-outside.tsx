import { formatDateRange, reviewMessages, type DatesOutside, type Festival } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OpenDecision } from '../queue/decision.ts';
import { Picture } from '../queue/picture.tsx';

const words = reviewMessages.dates;

/** Returns the decision for a file with dates outside the festival, with the possible fixes. */
export function datesDecision(
  { count, of, file, festival: days }: DatesOutside,
  festival: Pick<Festival, 'id'>,
  offers: ReactNode,
): OpenDecision {
  const fileDays = formatDateRange(file.start, file.end);
  const festivalDays = formatDateRange(days.start, days.end);
  const isAll = count === of;
  const parts = [
    { key: 'file', start: file.start, name: words.ofFile, text: fileDays, isLikely: false },
    { key: 'festival', start: days.start, name: words.ofFestival, text: festivalDays, isLikely: isAll },
  ];
  return {
    id: 'dates',
    topic: reviewMessages.queue.topics.dates,
    tone: 'red',
    title: isAll
      ? words.outside(count, fileDays, festivalDays)
      : words.someOutside(count, of, fileDays, festivalDays),
    picture: <Picture parts={parts.toSorted((one, other) => (one.start < other.start ? -1 : 1))} />,
    content: (
      <>
        <p>{isAll ? words.conflictOptions : words.someOptions}</p>
        <Link to="/festival/$id/{-$tab}" params={{ id: festival.id, tab: 'details' }}>
          {words.changeFestival}
        </Link>
        {offers}
      </>
    ),
  };
}
