import { groupBy } from '../../group-by.ts';
import { minutesPerDay } from '../../time/clock-time.ts';

/** A set on the calendar days of the festival's clock; minutes since the epoch's midnight, as if clocks never changed. */
export interface PlacedSet {
  readonly id: string;
  readonly stage: string;
  readonly start: number;
  /** Null if unknown. */
  readonly end: number | null;
  /** By how many days its night would lie elsewhere if the file dates its nights the other way; 0 for what stays where it is. */
  readonly shift: -1 | 0 | 1;
}

/** The sets of one night on one stage, which stay where they are or move together. */
export interface NightBlock {
  readonly stage: string;
  readonly shift: -1 | 1;
  readonly sets: readonly PlacedSet[];
  /**
   * Positive where they follow something, or something them, only if they move; negative where only if they stay. 1 if the ends
   * are known, ½ if they are estimated.
   */
  readonly follows: number;
  /** What speaks for moving them, less what speaks for leaving them. */
  readonly balance: number;
}

/** The first and the last festival day, as days since the epoch, and how many minutes after midnight they begin. */
export interface NightDays {
  readonly first: number;
  readonly last: number;
  readonly dayStart: number;
}

/** A set that begins this many minutes after another ended, or fewer, follows it. */
const longestBreak = 30;
/** The same after the start of a set whose end is unknown. */
const longestUntilNext = 180;
/** Two sets of a stage at once, and a night on no day of the festival, tell more than one that follows another. */
const strong = 2;

/** Weighs for every night of every stage whether it lies better where it is or where it would move to. */
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

/** The sets of a stage that do not move: the spans of those with a known end, the starts of the others, each in order. */
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

/** How a night lies: whether it follows something or is followed, and what is against its place. */
interface Support {
  readonly follows: number;
  readonly against: number;
}

/** How well a night lies `shift` days from where it is. */
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

/** 1 if a set goes on at once after another, or another after it; ½ if it may, as the end of the first is unknown. */
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

/** How many of the numbers, in rising order, are less than `limit`. */
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
