import { weighBlocks, type PlacedSet } from '../../review/nights/night-blocks.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import type { ConflictSet } from '../conflict.ts';
import { clockAt, isInNight, type NightRules } from './night-rules.ts';
import { calendarOf, daysOfStage, setsAround, type StageCalendar } from './stage-calendar.ts';

/** Nights of a stage that would lie better a day later or earlier, all of them together. */
export interface NightMove {
  /** The sets of each night. */
  readonly nights: readonly (readonly ConflictSet[])[];
  readonly days: -1 | 1;
  /**
   * Whether it is reported whatever the rest of the festival is like. Else there is a gap where the nights are, and one which they
   * fill: so has a programme under way where they are right.
   */
  readonly isStrong: boolean;
}

/** What the evidence makes of the nights of one stage. */
export interface StageNights {
  readonly moves: readonly NightMove[];
  /** How many nights without a day are part of a move, and how many are not. */
  readonly explained: number;
  readonly loose: number;
}

/** A strong piece of evidence (see `weighBlocks`) and that something is followed. */
const strong = 3;
/** A night goes on with what ended this many minutes ago. */
const shortBreak = 10;
/** The weight of that when several ways to move are compared. */
const goesOn = 2;

const nothing: StageNights = { moves: [], explained: 0, loose: 0 };

/**
 * Which nights of a stage, whose sets these are, look a day off. It is asked only of a night without a day: the stage plays
 * nothing on the day whose night it would be. That night goes to the day after it or before, with the nights that it would run
 * into; each of them has a day then, none lies worse than it does, and more of them follow something.
 */
export function nightsOnStage(sets: readonly ConflictSet[], rules: NightRules): StageNights {
  const stageDays = daysOfStage(sets, rules);
  // A stage that plays at night alone tells nothing.
  if (stageDays.days.size === 0) return nothing;
  const withoutDay = [...stageDays.nights].filter((night) => !stageDays.days.has(night - 1));
  if (withoutDay.length === 0) return nothing;
  const calendar = calendarOf(sets, stageDays, rules);
  const found = withoutDay.sort((a, b) => a - b).flatMap((night) => clearMove(night, calendar));
  const moves = withoutShared(found);
  const moved = new Set(moves.flatMap(({ nights }) => nights));
  const explained = withoutDay.filter((night) => moved.has(calendar.byNight.get(night) ?? [])).length;
  return { moves, explained, loose: withoutDay.length - explained };
}

/** A move, and what speaks for it. */
interface WeighedMove extends NightMove {
  readonly weight: number;
}

/** The move of a night to where it is better placed; none where as much speaks for either day. */
function clearMove(night: number, calendar: StageCalendar): readonly WeighedMove[] {
  const later = bestMove(night, 1, calendar);
  const earlier = bestMove(night, -1, calendar);
  const more = (later?.weight ?? 0) - (earlier?.weight ?? 0);
  const move = more > 0 ? later : earlier;
  return move === null || more === 0 ? [] : [move];
}

/** The move of `first` and of as many of the nights behind it as it is best made with; null where it is better left. */
function bestMove(first: number, days: -1 | 1, calendar: StageCalendar): WeighedMove | null {
  let best: WeighedMove | null = null;
  const moving: (readonly ConflictSet[])[] = [];
  for (let night = first; calendar.days.has(night - 1 + days); night += days) {
    const sets = calendar.byNight.get(night);
    if (sets === undefined) break;
    moving.push(sets);
    const around = setsAround(first, night, calendar);
    const balance = balanceOf(moving, days, around, calendar.rules);
    if (balance === 0) continue;
    const fillsGap = !calendar.nights.has(night + days) && goesOnThere(sets, days, around, calendar.rules);
    const isStrong = balance >= strong;
    const weight = balance + (fillsGap ? goesOn : 0);
    if ((isStrong || fillsGap) && weight > (best?.weight ?? 0)) {
      best = { nights: [...moving], days, isStrong, weight };
    }
  }
  return best;
}

/** What speaks for the move; 0 where one of the nights would lie worse, or no more of them follow something. */
function balanceOf(
  nights: NightMove['nights'],
  shift: -1 | 1,
  around: readonly PlacedSet[],
  { days }: NightRules,
): number {
  const moving = new Set(nights.flatMap((sets) => sets.map(({ id }) => id)));
  const shifted = around.map((set) => (moving.has(set.id) ? { ...set, shift } : set));
  let [balance, follows] = [0, 0];
  for (const block of weighBlocks(shifted, days)) {
    if (block.balance < 0) return 0;
    balance += block.balance;
    follows += block.follows;
  }
  return follows > 0 ? balance : 0;
}

/** Returns true if a night goes on right after something, this many days from where it is. */
function goesOnThere(
  sets: readonly ConflictSet[],
  days: number,
  around: readonly PlacedSet[],
  rules: NightRules,
): boolean {
  const start = Math.min(...sets.map((set) => clockAt(set.start, rules))) + days * minutesPerDay;
  return around.some(
    (set) =>
      set.end !== null && start - shortBreak <= set.end && set.end <= start && !isInNight(set.start, rules),
  );
}

/** No night moves twice: what more speaks for goes first. */
function withoutShared(moves: readonly WeighedMove[]): readonly NightMove[] {
  if (moves.length < 2) return moves;
  const moved = new Set<readonly ConflictSet[]>();
  return moves
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ nights }) => {
      if (nights.some((sets) => moved.has(sets))) return false;
      for (const sets of nights) moved.add(sets);
      return true;
    });
}
