import {
  conflictNotices,
  conflictPanelMessages,
  festivalDayOf,
  formatDay,
  formatLength,
  formatTime,
  messages,
  type Conflict,
  type ConflictSet,
  type Festival,
  conflictMessages,
} from '@lineup/domain';

/** The texts of a conflict in a list row. */
export interface ConflictLabels {
  /** As "Overlaps, 20 min". */
  readonly what: string;
  readonly who: string;
  readonly when: string;
  readonly where: string;
}

/** For these kinds the length is that of the sets, which says nothing about the conflict. */
const withoutLength = ['duplicate', 'misplaced', 'night', 'unlikelyLength'];

export function labelsOf({ kind, sets, span, minutes }: Conflict, festival: Festival): ConflictLabels {
  const mark = conflictMessages.marks[kind];
  return {
    what: withoutLength.includes(kind) ? mark : `${mark}, ${formatLength(minutes)}`,
    who: namesOf(sets),
    when: `${dayOf(sets[0]?.start ?? span.start, festival)}, ${formatTime(span.start, festival.timezone, festival.hourCycle)}`,
    where: [...new Set(sets.map(({ stage }) => stage))].join(', '),
  };
}

/** If there are more names than this, the rest are only counted. */
const fewNames = 4;

/** The artists of sets, each once. */
export function namesOf(sets: readonly ConflictSet[]): string {
  const names = [...new Set(sets.map(artistOf))];
  if (names.length <= fewNames) return names.join(', ');
  const shown = names.slice(0, fewNames - 1);
  return `${shown.join(', ')} ${conflictPanelMessages.more(names.length - shown.length)}`;
}

/** Describes what is wrong with a single set or a night; null for two sets, as listing both says it. */
export function sentenceOf(conflict: Conflict, festival: Festival): string | null {
  const [set, other] = conflict.sets;
  if (set === undefined || (other !== undefined && conflict.kind !== 'night')) return null;
  return conflictNotices(set, [conflict], festival)[0]?.message ?? null;
}

/** The text for a conflict without an automatic fix. */
export function noFixesText({ kind }: Conflict): string {
  return kind === 'night' ? conflictPanelMessages.noNightFix : conflictPanelMessages.noFixes;
}

/** Formats a set's festival day and times. */
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
