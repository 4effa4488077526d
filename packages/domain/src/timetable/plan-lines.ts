import type { ConflictSet } from '../conflicts/conflict.ts';
import { festivalDayOf } from '../festival/days.ts';
import { formatDay, formatTime } from '../time/format.ts';
import type { Plan, TimetableFestival } from './plan.ts';

/** The effect of a plan on one set, such as "Kyber 7:30 → 7:45 PM". */
export interface PlanLine {
  readonly id: string;
  readonly artist: string;
  /**
   * The part of its place that changes: the current one, null for a new set, and the planned one, null for a removed
   * set.
   */
  readonly before: string | null;
  readonly after: string | null;
}

/** Describes the effect of a plan on each set; `find` returns the current set. */
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

/** Formats the place and time of a set: "Barn, Fri, Jul 3, 7:30 PM - 8:30 PM". */
export function placeOfSet(set: ConflictSet, festival: TimetableFestival): string {
  return [set.stage, dayOf(set, festival), spanOf(set, festival)].join(', ');
}

function difference(old: ConflictSet, set: ConflictSet, festival: TimetableFestival) {
  const [before, after] = [old, set].map((each) => placeWhere(each, { old, set }, festival));
  return shortened(before ?? '', after ?? '');
}

/** Returns the parts of the place of `each` that differ between the two. */
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

/** Omits AM or PM from the first time if both are in the same half of the day. */
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
