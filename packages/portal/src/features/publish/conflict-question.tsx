import {
  festivalDayOf,
  formatDay,
  formatTime,
  messages,
  publishPageMessages,
  type Festival,
  conflictMessages,
} from '@lineup/domain';
import type { ReactNode } from 'react';
import classes from './conflict-question.module.css';
import type { Compared } from './use-release-data.ts';

const texts = publishPageMessages.conflicts;

/** Returns the question about open conflicts, which lists the first of them. */
export function conflictQuestion(
  text: string,
  { openConflicts, conflicts }: Compared,
  festival: Festival,
): ReactNode {
  if (conflicts.length === 0) return text;
  const more = openConflicts - conflicts.length;
  return (
    <>
      <p>{text}</p>
      <p>{texts.named}</p>
      <ul className={classes['list']}>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>{lineOf(conflict, festival)}</li>
        ))}
        {more > 0 && <li>{texts.more(more)}</li>}
      </ul>
    </>
  );
}

/** Formats a conflict as "Overlaps: Kelp, Owl Parade (Harbour, Fri, Jul 3, 8:00 PM)". */
function lineOf({ kind, sets, span }: Compared['conflicts'][number], festival: Festival): string {
  const each = (texts: readonly string[]) => [...new Set(texts)].join(', ');
  const artists = each(sets.map(({ artistName }) => artistName || messages.event.unknownArtist));
  const stages = each(sets.map(({ stage }) => stage));
  const day = formatDay(festivalDayOf(span.start, festival));
  const time = formatTime(span.start, festival.timezone, festival.hourCycle);
  return `${conflictMessages.marks[kind]}: ${artists} (${stages}, ${day}, ${time})`;
}
