import type { FestivalData } from '../../entities/festival.ts';
import { clockFromMinutes, clockMinutes, isClockTime } from '../../time/clock-time.ts';
import { isPlainDate } from '../../time/plain-date.ts';
import type { ClockPass } from '../../time/wall-clock.ts';
import { clockDistance, clockTimesOf, spanMinutes, takenSpan } from './event-times.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

const millisPerMinute = 60_000;

/** Sets are rarely shorter or longer than this; such times are probably a mistake. */
const likelyMinutes = { least: 5, most: 8 * 60 } as const;

/** Returns true if a set of this many minutes is unusually long and has to be confirmed before saving. */
export function isLongSet(minutes: number): boolean {
  return minutes > likelyMinutes.most;
}

/** Returns true if a set of this many minutes is neither unusually short nor unusually long. */
export function isLikelyLength(minutes: number): boolean {
  return minutes >= likelyMinutes.least && !isLongSet(minutes);
}

/** A set's day and times as typed in a form; any of them may be empty or incomplete. */
export interface TypedTimes {
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
  /** 'second' for the later of two such times; a newly typed time means the first until another is chosen. */
  readonly startPass?: ClockPass;
  readonly endPass?: ClockPass;
}

/** Remembers a set's length while its times are edited. */
export interface LengthMemory {
  /** The minutes to preserve when the start changes; null if unknown. */
  readonly minutes: number | null;
  /**
   * The times to which the length applies. For any others, for example after choosing another day, it is recalculated.
   */
  readonly times: TypedTimes;
  /** Whether the end was edited separately; it then no longer follows the start. */
  readonly isEndEdited: boolean;
}

/** The memory of a set before editing, if its exact length is known, not only its clock times. */
export function rememberLength(times: TypedTimes, minutes: number): LengthMemory {
  return { minutes, times: timesOf(times), isEndEdited: false };
}

/**
 * Applies an edit to one of the times. When the start changes, the end follows, so that the set keeps its length in
 * elapsed minutes, also across a daylight-saving change. A time field reports every part as it is typed; `memory` (from
 * the previous change, or null) keeps the length from drifting on the way.
 */
export function changeTime(
  times: TypedTimes,
  field: keyof TypedTimes,
  value: string,
  memory: LengthMemory | null,
  festival: FestivalClock,
): { readonly times: TypedTimes; readonly memory: LengthMemory } {
  const before = timesOf(times);
  const minutes = minutesToKeep(before, memory, festival);
  const isEndEdited = memory?.isEndEdited === true || field === 'timeEnd' || field === 'endPass';
  const changed = withTypedTime(before, field, value);
  if (field !== 'timeStart' && field !== 'startPass') {
    return { times: changed, memory: { minutes, times: before, isEndEdited } };
  }
  const canFollow = !isEndEdited && minutes !== null && isClockTime(changed.timeStart);
  const after = canFollow ? timesOf({ ...changed, ...endAfter(changed, minutes, festival) }) : changed;
  return { times: after, memory: { minutes, times: after, isEndEdited } };
}

/** Replaces one of the times. A newly typed clock time means the first pass again. */
export function withTypedTime(times: TypedTimes, field: keyof TypedTimes, value: string): TypedTimes {
  const firstPass = { timeStart: { startPass: '' }, timeEnd: { endPass: '' } };
  const isClock = field === 'timeStart' || field === 'timeEnd';
  return timesOf({ ...times, ...(isClock && firstPass[field]), [field]: value });
}

/** Elapsed minutes from start to end; null if one of them is invalid. Without a valid day, by clock time only. */
export function typedMinutes(times: TypedTimes, festival: FestivalClock): number | null {
  const { date, timeStart, timeEnd } = times;
  if (!isClockTime(timeStart) || !isClockTime(timeEnd)) return null;
  if (!isPlainDate(date)) return clockDistance(times);
  return spanMinutes(takenSpan(times, festival));
}

/** The times of a set of this many minutes from its start; unchanged while the start is invalid. */
export function withLength(times: TypedTimes, minutes: number, festival: FestivalClock): TypedTimes {
  if (!isClockTime(times.timeStart)) return times;
  return timesOf({ ...times, ...endAfter(times, minutes, festival) });
}

/**
 * Moves a set by this many minutes (negative: earlier), preserving its length; unchanged while its times are invalid.
 */
export function shiftedTimes(times: TypedTimes, by: number, festival: FestivalClock): TypedTimes {
  const minutes = typedMinutes(times, festival);
  if (minutes === null || !isPlainDate(times.date)) return times;
  const start = takenSpan(times, festival).start.instant + by * millisPerMinute;
  return clockTimesOf({ start, end: start + minutes * millisPerMinute }, festival);
}

function minutesToKeep(
  times: TypedTimes,
  memory: LengthMemory | null,
  festival: FestivalClock,
): number | null {
  if (memory !== null && isSame(times, memory.times)) return memory.minutes;
  return typedMinutes(times, festival) ?? memory?.minutes ?? null;
}

function endAfter(
  { date, timeStart, startPass }: TypedTimes,
  minutes: number,
  festival: FestivalClock,
): Pick<TypedTimes, 'timeEnd' | 'endPass'> {
  if (!isPlainDate(date))
    return { timeEnd: clockFromMinutes(clockMinutes(timeStart) + minutes), endPass: '' };
  const start = takenSpan({ date, timeStart, timeEnd: timeStart, startPass }, festival).start.instant;
  const { timeEnd, endPass } = clockTimesOf({ start, end: start + minutes * millisPerMinute }, festival);
  return { timeEnd, endPass };
}

/** Only the times, with a pass only if it is 'second'. */
function timesOf({ date, timeStart, timeEnd, startPass, endPass }: TypedTimes): TypedTimes {
  return {
    date,
    timeStart,
    timeEnd,
    ...(startPass === 'second' && { startPass }),
    ...(endPass === 'second' && { endPass }),
  };
}

function isSame(a: TypedTimes, b: TypedTimes): boolean {
  const [one, other] = [timesOf(a), timesOf(b)];
  const fields = ['date', 'timeStart', 'timeEnd', 'startPass', 'endPass'] as const;
  return fields.every((field) => one[field] === other[field]);
}
