import { stretchesBetween, type Interval } from '../festival/events/intervals.ts';
import { isLikelyLength } from '../festival/events/set-length.ts';
import { conflict, type Conflict, type ConflictSet } from './conflict.ts';
import type { ConflictRules } from './conflict-rules.ts';

const millisPerMinute = 60_000;

/** Shared, as hardly any set has conflicts. */
const none: readonly Conflict[] = [];

/** Finds what is wrong with a set on its own: its place, its length, the opening hours of its stage. */
export function conflictsOfSet(set: ConflictSet, rules: ConflictRules): readonly Conflict[] {
  const isMisplaced = !rules.stages.has(set.stage) || !startsWithin(rules.days, set);
  const isLikely = isLikelyLength((set.end - set.start) / millisPerMinute);
  // Opening hours outside the festival's days and stages are unknown.
  const closed = isMisplaced ? null : whileClosed(set, rules.openHours.get(set.stage));
  if (!isMisplaced && isLikely && closed === null) return none;
  return [
    ...(isMisplaced ? [conflict('misplaced', [set], set)] : []),
    ...(isLikely ? [] : [conflict('unlikelyLength', [set], set)]),
    ...(closed === null ? [] : [closed]),
  ];
}

function startsWithin(days: Interval, { start }: Interval): boolean {
  return days.start <= start && start < days.end;
}

/**
 * Finds when the stage is closed during a set: the span from the first to the last closed moment, and the closed
 * minutes in it.
 */
function whileClosed(set: ConflictSet, open: readonly Interval[] | undefined): Conflict | null {
  if (open === undefined || open.some(({ start, end }) => start <= set.start && set.end <= end)) return null;
  const closed = stretchesBetween(set, open);
  const [first] = closed;
  const last = closed.at(-1);
  if (first === undefined || last === undefined) return null;
  const millis = closed.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    ...conflict('outsideHours', [set], { start: first.start, end: last.end }),
    minutes: Math.round(millis / millisPerMinute),
  };
}
