import {
  conflictNotices,
  festivalDayOf,
  formatDay,
  formatLength,
  formatTime,
  messages,
  type Conflict,
  type ConflictSet,
  type Festival,
} from '@lineup/domain';

/** A conflict in the words of a line. */
export interface ConflictWords {
  /** As "Overlaps, 20 min". */
  readonly what: string;
  readonly who: string;
  readonly when: string;
  readonly where: string;
}

/** Of these kinds the length says nothing: it is that of the sets. */
const withoutLength = ['duplicate', 'misplaced', 'unlikelyLength'];

export function wordsOf({ kind, sets, span, minutes }: Conflict, festival: Festival): ConflictWords {
  const mark = messages.conflicts.marks[kind];
  return {
    what: withoutLength.includes(kind) ? mark : `${mark}, ${formatLength(minutes)}`,
    who: [...new Set(sets.map(artistOf))].join(', '),
    when: `${dayOf(sets[0]?.start ?? span.start, festival)}, ${formatTime(span.start, festival.timezone, festival.hourCycle)}`,
    where: [...new Set(sets.map(({ stage }) => stage))].join(', '),
  };
}

/** What goes wrong with a single set, in a sentence; where there are two, they say it themselves. */
export function sentenceOf(conflict: Conflict, festival: Festival): string | null {
  const [set, other] = conflict.sets;
  if (set === undefined || other !== undefined) return null;
  return conflictNotices(set, [conflict], festival)[0]?.message ?? null;
}

/** When a set is, with its festival day. */
export function timeOf({ start, end }: ConflictSet, festival: Festival): string {
  const [from, to] = [start, end].map((instant) =>
    formatTime(instant, festival.timezone, festival.hourCycle),
  );
  return `${dayOf(start, festival)}, ${from} - ${to}`;
}

export function artistOf({ artistName }: Pick<ConflictSet, 'artistName'>): string {
  return artistName.trim() || messages.event.unknownArtist;
}

function dayOf(instant: number, festival: Festival): string {
  return formatDay(festivalDayOf(instant, festival));
}
