import type { FestivalClock } from '../festival/days.ts';
import type { LiveSet } from './live-set.ts';
import { spanOfShowDay } from './show-day.ts';
import { stateUntil, type StateOf } from './state-until.ts';

/** What happens on a stage; see `StateOf`. */
export type StageState = StateOf<LiveSet>;

const minuteMs = 60_000;

/**
 * What happens at `now` (milliseconds) on a stage with these sets. A set whose start was recorded is on until its end or the start of a
 * later one is recorded, but at most an hour longer, and not beyond the end of the next one: then the end was forgotten. Any other set is on from its start to its
 * end, as the schedule says. Sets that are cancelled or replaced are not played.
 */
export function stageStateAt(sets: readonly LiveSet[], now: number, clock: FestivalClock): StageState {
  return stateUntil(sets, now, spanOfShowDay(now, clock).end);
}

/** Minutes until the set ends if it is on, else until it starts; negative when that time is past. Rounded up. */
export function minutesLeft(state: Exclude<StageState, { state: 'closed' }>, now: number): number {
  const until = state.state === 'playing' ? state.set.end : state.set.start;
  return Math.ceil((until - now) / minuteMs);
}

/**
 * By how many minutes the end of a set that started late would have to move for it to have its planned length; 0 where it has that.
 */
export function minutesShort(set: LiveSet): number {
  if (set.actualStart === null || set.actualEnd !== null) return 0;
  const length = set.plannedEnd - set.plannedStart;
  const expected = set.actualStart + length;
  return Math.max(0, Math.round((expected - set.end) / minuteMs));
}
