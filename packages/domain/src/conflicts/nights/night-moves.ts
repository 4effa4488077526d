import { weighBlocks, type PlacedSet } from '../../review/nights/night-blocks.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import type { ConflictSet } from '../conflict.ts';
import { clockAt, isInNight, type NightRules } from './night-rules.ts';
import { calendarOf, daysOfStage, setsAround, type StageCalendar } from './stage-calendar.ts';

/** Nights of a stage that would be better placed a day later or earlier, all of them together. */
export interface NightMove {
  /** The sets of each night. */
  readonly nights: readonly (readonly ConflictSet[])[];
  readonly days: -1 | 1;
  /**
   * Whether to report it regardless of other stages. A weak move only leaves one gap and fills another, which also
   * happens in an unfinished programme with correct nights.
   */
  readonly isStrong: boolean;
}

/** What the evidence says about the nights of one stage. */
export interface StageNights {
  readonly moves: readonly NightMove[];
  /** The number of nights without a day that are part of a move (`explained`) and that are not (`loose`). */
  readonly explained: number;
  readonly loose: number;
}

/** The weight of one strong piece of evidence (see `weighBlocks`) plus following another set. */
const strong = 3;
/** The longest break, in minutes, after which a night still directly follows a set. */
const shortBreak = 10;
/** The extra weight of filling a gap, when comparing moves. */
const goesOn = 2;

const nothing: StageNights = { moves: [], explained: 0, loose: 0 };

/**
 * Finds the nights of a stage that look a day off. Only nights without a day are candidates: the stage plays nothing on
 * the day that the night belongs to. A candidate moves a day later or earlier, together with the nights that it would
 * run into. After the move each has a day, none is placed worse, and more of them follow another set.
 */
export function nightsOnStage(sets: readonly ConflictSet[], rules: NightRules): StageNights {
  const stageDays = daysOfStage(sets, rules);
  // A stage that only plays at night gives no evidence.
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

/** A move with the weight of its evidence. */
interface WeighedMove extends NightMove {
  readonly weight: number;
}

/** The better move of a night; none if later and earlier are equally good. */
function clearMove(night: number, calendar: StageCalendar): readonly WeighedMove[] {
  const later = bestMove(night, 1, calendar);
  const earlier = bestMove(night, -1, calendar);
  const more = (later?.weight ?? 0) - (earlier?.weight ?? 0);
  const move = more > 0 ? later : earlier;
  return move === null || more === 0 ? [] : [move];
}

/** The best move of `first`, with as many of the nights after it as are best moved too; null if it should stay. */
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

/**
 * The weight of the evidence for a move; 0 if a night would be placed worse, or if no more nights than before follow
 * another set.
 */
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

/** Returns true if a night, moved by this many days, directly follows a daytime set. */
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

/** Keeps each night in at most one move, preferring moves with more weight. */
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
