import { groupBy } from '../../group-by.ts';
import { minutesPerDay } from '../../time/clock-time.ts';

/** A set by calendar day in festival time; minutes since the epoch's midnight, ignoring clock changes. */
export interface PlacedSet {
  readonly id: string;
  readonly stage: string;
  readonly start: number;
  /** Null if unknown. */
  readonly end: number | null;
  /** By how many days its night would move if the file dates its nights the other way; 0 if it does not move. */
  readonly shift: -1 | 0 | 1;
}

/** The sets of one night on one stage, which move together or not at all. */
export interface NightBlock {
  readonly stage: string;
  readonly shift: -1 | 1;
  readonly sets: readonly PlacedSet[];
  /**
   * Positive if they follow another set, or are followed by one, only after moving; negative if only without moving. 1
   * if the ends are known, ½ if they are estimated.
   */
  readonly follows: number;
  /** The evidence for moving them, minus the evidence against. */
  readonly balance: number;
}

/** The first and last festival day, in days since the epoch, and their start in minutes after midnight. */
export interface NightDays {
  readonly first: number;
  readonly last: number;
  readonly dayStart: number;
}

/** A set follows another if the break between them is at most this many minutes. */
const longestBreak = 30;
/** The same limit from the start of a set whose end is unknown. */
const longestUntilNext = 180;
/** Overlaps on a stage, and nights outside the festival's days, count more than one set following another. */
const strong = 2;

/** Weighs, for every night on every stage, whether it fits better where it is or where it would move. */
export function weighBlocks(sets: readonly PlacedSet[], days: NightDays): readonly NightBlock[] {
  const found: NightBlock[] = [];
  for (const [stage, onStage] of groupBy(sets, ({ stage }) => stage)) {
    const fixed = fixedTimes(onStage.filter(({ shift }) => shift === 0));
    const open = onStage.filter(({ shift }) => shift !== 0);
    for (const night of groupBy(open, nightOf).values()) {
      const shift = night[0]?.shift === -1 ? -1 : 1;
      const [there, here] = [support(night, shift, fixed, days), support(night, 0, fixed, days)];
      const follows = there.follows - here.follows;
      found.push({ stage, shift, sets: night, follows, balance: follows + here.against - there.against });
    }
  }
  return found;
}

function nightOf({ start, shift }: PlacedSet): string {
  return `${Math.floor(start / minutesPerDay)} ${shift}`;
}

/** The sets of a stage that do not move: the spans of those with a known end, the starts of the others, each sorted. */
interface FixedTimes {
  readonly allStarts: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly endless: readonly number[];
}

function fixedTimes(sets: readonly PlacedSet[]): FixedTimes {
  const inOrder = (times: number[]) => times.sort((a, b) => a - b);
  const known = sets.filter(({ end }) => end !== null);
  return {
    allStarts: inOrder(sets.map(({ start }) => start)),
    starts: inOrder(known.map(({ start }) => start)),
    ends: inOrder(known.flatMap(({ end }) => end ?? [])),
    endless: inOrder(sets.filter(({ end }) => end === null).map(({ start }) => start)),
  };
}

/** How well a night fits: whether it follows a set or is followed, and the evidence against its place. */
interface Support {
  readonly follows: number;
  readonly against: number;
}

/** Returns how well a night fits when moved by `shift` days. */
function support(night: readonly PlacedSet[], shift: number, fixed: FixedTimes, days: NightDays): Support {
  let follows = 0;
  let overlapped = 0;
  let outside = 0;
  for (const set of night) {
    const start = set.start + shift * minutesPerDay;
    const end = set.end === null ? null : set.end + shift * minutesPerDay;
    follows = Math.max(follows, continuity(start, end, fixed));
    overlapped += end !== null && countBelow(fixed.starts, end) > countBelow(fixed.ends, start + 1) ? 1 : 0;
    const day = Math.floor((start - days.dayStart) / minutesPerDay);
    outside += day < days.first || day > days.last ? 1 : 0;
  }
  return { follows, against: strong * (Math.min(overlapped, 1) + Math.min(outside, 1)) };
}

/**
 * Returns 1 if a set directly follows another or is followed by one; ½ if it may, because the end of the first is
 * unknown.
 */
function continuity(
  start: number,
  end: number | null,
  { allStarts, ends, endless }: FixedTimes,
): 0 | 0.5 | 1 {
  if (countWithin(ends, start - longestBreak, start) > 0) return 1;
  if (end !== null && end > start && countWithin(allStarts, end, end + longestBreak) > 0) return 1;
  if (countWithin(endless, start - longestUntilNext, start - 1) > 0) return 0.5;
  return end === null && countWithin(allStarts, start + 1, start + longestUntilNext) > 0 ? 0.5 : 0;
}

function countWithin(inOrder: readonly number[], from: number, to: number): number {
  return countBelow(inOrder, to + 1) - countBelow(inOrder, from);
}

/** Returns how many of the sorted numbers are less than `limit`. */
function countBelow(inOrder: readonly number[], limit: number): number {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
