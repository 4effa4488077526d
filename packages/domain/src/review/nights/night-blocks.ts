import { groupBy } from '../../group-by.ts';
import { minutesPerDay } from '../../time/clock-time.ts';

/** A set on the calendar days of the festival's clock; minutes since the epoch's midnight, as if clocks never changed. */
export interface PlacedSet {
  readonly id: string;
  readonly stage: string;
  readonly start: number;
  readonly end: number;
  /** By how many days its night would lie elsewhere if the file dates its nights the other way; 0 for what stays where it is. */
  readonly shift: -1 | 0 | 1;
}

/** The sets of one night on one stage, which stay where they are or move together. */
export interface NightBlock {
  readonly stage: string;
  readonly shift: -1 | 1;
  readonly sets: readonly PlacedSet[];
  /** 1 where they follow something, or something them, only if they move; -1 where only if they stay. */
  readonly follows: -1 | 0 | 1;
  /** What speaks for moving them, less what speaks for leaving them. */
  readonly balance: number;
}

/** The first and the last festival day, as days since the epoch, and how many minutes after midnight they begin. */
export interface NightDays {
  readonly first: number;
  readonly last: number;
  readonly dayStart: number;
}

/** A set that begins so many minutes after another ended, or fewer, follows it. */
const longestBreak = 30;
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
      const follows = Math.sign(Number(there.follows) - Number(here.follows)) as NightBlock['follows'];
      found.push({ stage, shift, sets: night, follows, balance: follows + here.against - there.against });
    }
  }
  return found;
}

function nightOf({ start, shift }: PlacedSet): string {
  return `${Math.floor(start / minutesPerDay)} ${shift}`;
}

/** What stands fast on a stage: starts and ends, each in order. */
interface FixedTimes {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function fixedTimes(sets: readonly PlacedSet[]): FixedTimes {
  const inOrder = (times: number[]) => times.sort((a, b) => a - b);
  return { starts: inOrder(sets.map(({ start }) => start)), ends: inOrder(sets.map(({ end }) => end)) };
}

/** How a night lies: whether it follows something or is followed, and what is against its place. */
interface Support {
  readonly follows: boolean;
  readonly against: number;
}

/** How well a night lies `shift` days from where it is. */
function support(night: readonly PlacedSet[], shift: number, fixed: FixedTimes, days: NightDays): Support {
  let follows = false;
  let overlapped = 0;
  let outside = 0;
  for (const set of night) {
    const start = set.start + shift * minutesPerDay;
    const end = set.end + shift * minutesPerDay;
    // A set without a known length ends with its start, and nothing follows that.
    const isFollowed = end > start && countWithin(fixed.starts, end, end + longestBreak) > 0;
    follows ||= isFollowed || countWithin(fixed.ends, start - longestBreak, start) > 0;
    overlapped += countBelow(fixed.starts, end) - countBelow(fixed.ends, start + 1) > 0 ? 1 : 0;
    const day = Math.floor((start - days.dayStart) / minutesPerDay);
    outside += day < days.first || day > days.last ? 1 : 0;
  }
  return { follows, against: strong * (Math.min(overlapped, 1) + Math.min(outside, 1)) };
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
