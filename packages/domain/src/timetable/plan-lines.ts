import type { ConflictSet } from '../conflicts/conflict.ts';
import { festivalDayOf } from '../festival/days.ts';
import { formatDay, formatTime } from '../time/format.ts';
import type { Plan, TimetableFestival } from './plan.ts';

/** What a plan makes of one set, as in "Kyber 7:30 → 7:45 PM". */
export interface PlanLine {
  readonly id: string;
  readonly artist: string;
  /** What of its place changes: as it is, null for a new set, and as it would be, null where it would be gone. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What a plan makes of each set that it changes; `find` gives a set as it is. */
export function planLines(
  { sets, removed }: Plan,
  find: (id: string) => ConflictSet | undefined,
  festival: TimetableFestival,
): readonly PlanLine[] {
  const changed = sets.map((set): PlanLine => {
    const old = find(set.id);
    const after = placeOfSet(set, festival);
    const own = { id: set.id, artist: set.artistName };
    return old === undefined
      ? { ...own, before: null, after }
      : { ...own, ...difference(old, set, festival) };
  });
  const gone = removed.flatMap((id): PlanLine[] => {
    const old = find(id);
    return old === undefined
      ? []
      : [{ id, artist: old.artistName, before: placeOfSet(old, festival), after: null }];
  });
  return [...changed, ...gone];
}

/** Where and when a set is, as in "Barn, Fri, Jul 3, 7:30 PM - 8:30 PM". */
export function placeOfSet(set: ConflictSet, festival: TimetableFestival): string {
  return [set.stage, dayOf(set, festival), spanOf(set, festival)].join(', ');
}

function difference(old: ConflictSet, set: ConflictSet, festival: TimetableFestival) {
  const [before, after] = [old, set].map((each) => placeWhere(each, { old, set }, festival));
  return shortened(before ?? '', after ?? '');
}

/** Of the place of `each` what differs between the two. */
function placeWhere(
  each: ConflictSet,
  { old, set }: { readonly old: ConflictSet; readonly set: ConflictSet },
  festival: TimetableFestival,
): string {
  const isMoved = old.start !== set.start;
  const isSameLength = old.end - old.start === set.end - set.start;
  const start = formatTime(each.start, festival.timezone, festival.hourCycle);
  const end = formatTime(each.end, festival.timezone, festival.hourCycle);
  return [
    ...(old.stage === set.stage ? [] : [each.stage]),
    ...(dayOf(old, festival) === dayOf(set, festival) ? [] : [dayOf(each, festival)]),
    ...(isMoved ? [isSameLength ? start : spanOf(each, festival)] : []),
    ...(!isMoved && !isSameLength ? [end] : []),
  ].join(', ');
}

const half = / [AP]M$/u;

/** Times of one half of the day name it once. */
function shortened(before: string, after: string): { readonly before: string; readonly after: string } {
  const isSame = half.test(before) && half.exec(before)?.[0] === half.exec(after)?.[0];
  return { before: isSame ? before.replace(half, '') : before, after };
}

function spanOf({ start, end }: ConflictSet, { timezone, hourCycle }: TimetableFestival): string {
  return `${formatTime(start, timezone, hourCycle)} - ${formatTime(end, timezone, hourCycle)}`;
}

function dayOf({ start }: ConflictSet, festival: TimetableFestival): string {
  return formatDay(festivalDayOf(start, festival));
}
