import { overlaps, type Interval } from '../festival/events/intervals.ts';
import { isLikelyLength } from '../festival/events/set-length.ts';
import { conflict, type Conflict, type ConflictSet } from './conflict.ts';
import type { ConflictRules } from './conflict-rules.ts';

const millisPerMinute = 60_000;

/** Hardly a set has any. */
const none: readonly Conflict[] = [];

/** What is wrong with a set by itself: its place, its length, the hours of its stage. */
export function conflictsOfSet(set: ConflictSet, rules: ConflictRules): readonly Conflict[] {
  const isMisplaced = !rules.stages.has(set.stage) || !startsWithin(rules.days, set);
  const isLikely = isLikelyLength((set.end - set.start) / millisPerMinute);
  // Of other days and stages than the festival's nobody says when they are open.
  const outside = isMisplaced ? null : partOutside(set, rules.openHours.get(set.stage));
  if (!isMisplaced && isLikely && outside === null) return none;
  return [
    ...(isMisplaced ? [conflict('misplaced', [set], set)] : []),
    ...(isLikely ? [] : [conflict('unlikelyLength', [set], set)]),
    ...(outside === null ? [] : [conflict('outsideHours', [set], outside)]),
  ];
}

function startsWithin(days: Interval, { start }: Interval): boolean {
  return days.start <= start && start < days.end;
}

/** The part of a set for which its stage is closed, from its first moment to its last; null where there is none. */
function partOutside(set: Interval, open: readonly Interval[] | undefined): Interval | null {
  if (open === undefined || set.start === set.end) return null;
  const hours = open.find((stretch) => overlaps(stretch, set));
  if (hours === undefined) return set;
  const isEarly = set.start < hours.start;
  const isLate = set.end > hours.end;
  if (!isEarly && !isLate) return null;
  return { start: isEarly ? set.start : hours.end, end: isLate ? set.end : hours.start };
}
