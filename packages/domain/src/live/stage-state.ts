import type { FestivalClock } from '../festival/days.ts';
import type { LiveSet } from './live-set.ts';
import { spanOfShowDay } from './show-day.ts';
import { stateUntil, type StateOf } from './state-until.ts';

/** The state of a stage; see `StateOf`. */
export type StageState = StateOf<LiveSet>;

const minuteMs = 60_000;

/**
 * Returns the state at `now` (milliseconds) of a stage with these sets. A set whose start was recorded is on until its
 * end or the start of a later set is recorded, but at most an hour past its end and not beyond the end of the next set:
 * then recording the end was forgotten. Any other set is on from its scheduled start to its scheduled end. Cancelled
 * and replaced sets are not played.
 */
export function stageStateAt(sets: readonly LiveSet[], now: number, clock: FestivalClock): StageState {
  return stateUntil(sets, now, spanOfShowDay(now, clock).end);
}

/**
 * Returns the minutes until the set ends if it is on, otherwise until it starts; negative if that time has passed.
 * Rounded up.
 */
export function minutesLeft(state: Exclude<StageState, { state: 'closed' }>, now: number): number {
  const until = state.state === 'playing' ? state.set.end : state.set.start;
  return Math.ceil((until - now) / minuteMs);
}

/**
 * Returns by how many minutes the end of a set that started late would have to move to keep its planned length; 0 if it
 * has that.
 */
export function minutesShort(set: LiveSet): number {
  if (set.actualStart === null || set.actualEnd !== null) return 0;
  const length = set.plannedEnd - set.plannedStart;
  const expected = set.actualStart + length;
  return Math.max(0, Math.round((expected - set.end) / minuteMs));
}
