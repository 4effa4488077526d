import { bySpan } from '../conflicts/conflict.ts';
import { isOff } from '../entities/set-status.ts';
import { festivalDayOf, spanOfDay, type FestivalClock } from '../festival/days.ts';
import { clockMinutesBetween, type LiveSet } from './live-set.ts';

/**
 * What happens on a stage. `playing`: `set` is on, or should be; `isConfirmed` tells whether its start was recorded. `waiting`: `set`
 * is the next of the festival day. `closed`: nothing more is played on the festival day; `next` is the first set of a later one.
 */
export type StageState =
  | {
      readonly state: 'playing';
      readonly set: LiveSet;
      readonly next: LiveSet | null;
      readonly isConfirmed: boolean;
    }
  | { readonly state: 'waiting'; readonly set: LiveSet; readonly next: LiveSet | null }
  | { readonly state: 'closed'; readonly next: LiveSet | null };

const minuteMs = 60_000;

/**
 * What happens at `now` (milliseconds) on a stage with these sets. A set whose start was recorded is on until its end or the start of a
 * later one is recorded, but at most an hour longer, and not beyond the end of the next one: then the end was forgotten. Any other set is on from its start to its
 * end, as the schedule says. Sets that are cancelled or replaced are not played.
 */
export function stageStateAt(sets: readonly LiveSet[], now: number, clock: FestivalClock): StageState {
  const played = sets.filter((set) => !isOff(set)).toSorted(bySpan);
  const place = indexOfCurrent(played, now);
  const current = played[place];
  const dayEnd = spanOfDay(festivalDayOf(now, clock), clock).end;
  if (current !== undefined) {
    const next = played.slice(place + 1).find((set) => isAhead(set) && set.start < dayEnd) ?? null;
    return { state: 'playing', set: current, next, isConfirmed: current.actualStart !== null };
  }
  const [set, next] = played.filter((each) => isAhead(each) && each.start > now);
  if (set === undefined || set.start >= dayEnd) return { state: 'closed', next: set ?? null };
  return { state: 'waiting', set, next: next !== undefined && next.start < dayEnd ? next : null };
}

function isAhead({ actualStart, actualEnd }: LiveSet): boolean {
  return actualStart === null && actualEnd === null;
}

/** The place of the set that is on; -1 if there is none. */
function indexOfCurrent(played: readonly LiveSet[], now: number): number {
  const running = played.findLastIndex((set) => set.actualStart !== null);
  const started = played[running];
  if (started !== undefined && started.actualEnd === null) {
    const next = played[running + 1];
    const forgottenAt = Math.min(next?.end ?? Infinity, started.end + longestOvertimeMs);
    if (now < Math.max(started.end, forgottenAt)) return running;
  }
  return played.findLastIndex(
    (set, place) => place > running && isAhead(set) && set.start <= now && now < set.end,
  );
}

/** No set goes on for longer than this after its end. */
const longestOvertimeMs = 60 * minuteMs;

/** Minutes until the set ends if it is on, else until it starts; negative when that time is past. Rounded up. */
export function minutesLeft(state: Exclude<StageState, { state: 'closed' }>, now: number): number {
  const until = state.state === 'playing' ? state.set.end : state.set.start;
  return Math.ceil((until - now) / minuteMs);
}

/**
 * By how many minutes the set that is on or comes next is late against the plan, negative for early; null while that is unknown: a
 * set whose start was not recorded may be on time or not.
 */
export function minutesLate(state: StageState): number | null {
  if (state.state === 'closed') return null;
  const { actualStart, plannedStart, startDelay } = state.set;
  if (actualStart !== null) return clockMinutesBetween(plannedStart, actualStart);
  return startDelay === 0 ? null : startDelay;
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
