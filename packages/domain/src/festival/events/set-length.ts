import type { FestivalData } from '../../entities/festival.ts';
import { clockFromMinutes, clockMinutes, isClockTime } from '../../time/clock-time.ts';
import { isPlainDate } from '../../time/plain-date.ts';
import type { ClockPass } from '../../time/wall-clock.ts';
import { clockDistance, clockTimesOf, spanMinutes, takenSpan } from './event-times.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

const millisPerMinute = 60_000;

/** Sets are hardly shorter or longer than this: the times of such a one are likely to be a slip. */
const likelyMinutes = { least: 5, most: 8 * 60 } as const;

/** Returns true if a set of this many minutes is longer than one would expect; it is saved only after a question. */
export function isLongSet(minutes: number): boolean {
  return minutes > likelyMinutes.most;
}

/** Returns true if a set of this many minutes is neither shorter nor longer than one would expect. */
export function isLikelyLength(minutes: number): boolean {
  return minutes >= likelyMinutes.least && !isLongSet(minutes);
}

/** Day and times of a set as they stand in a form; any of them may be empty or half typed. */
export interface TypedTimes {
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
  /** 'second' where the later of two such times is meant; a newly typed time is the first until another is chosen. */
  readonly startPass?: ClockPass;
  readonly endPass?: ClockPass;
}

/** What is remembered of a set's length while its times are typed. */
export interface LengthMemory {
  /** Minutes that a changed start keeps; null while they are not known. */
  readonly minutes: number | null;
  /** The times that last this long. Others, such as after another day was chosen, are measured again. */
  readonly times: TypedTimes;
  /** Whether the end was edited by itself; it then stays where it is. */
  readonly isEndEdited: boolean;
}

/** The memory of a set before it is edited, whose length is known better than by its clock times. */
export function rememberLength(times: TypedTimes, minutes: number): LengthMemory {
  return { minutes, times: timesOf(times), isEndEdited: false };
}

/**
 * The times after one of them was edited. The end goes along with a changed start, so that the set keeps the length that it
 * had before: in minutes that really pass, also over a daylight-saving change. A time field tells of every part that is
 * typed; `memory`, the one of the change before or null, is why the length doesn't drift on the way.
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

/** The times with one of them typed and the others as they are; a clock time that is typed is the first of two again. */
export function withTypedTime(times: TypedTimes, field: keyof TypedTimes, value: string): TypedTimes {
  const firstPass = { timeStart: { startPass: '' }, timeEnd: { endPass: '' } };
  const isClock = field === 'timeStart' || field === 'timeEnd';
  return timesOf({ ...times, ...(isClock && firstPass[field]), [field]: value });
}

/** Minutes that really pass between start and end; null while one of them is not readable. By the clock alone without a day. */
export function typedMinutes(times: TypedTimes, festival: FestivalClock): number | null {
  const { date, timeStart, timeEnd } = times;
  if (!isClockTime(timeStart) || !isClockTime(timeEnd)) return null;
  if (!isPlainDate(date)) return clockDistance(times);
  return spanMinutes(takenSpan(times, festival));
}

/** The times of a set of this many minutes from its start; as they are while that is not readable. */
export function withLength(times: TypedTimes, minutes: number, festival: FestivalClock): TypedTimes {
  if (!isClockTime(times.timeStart)) return times;
  return timesOf({ ...times, ...endAfter(times, minutes, festival) });
}

/** The times of the set this many minutes later, earlier where negative, and as long; as they are while they are not readable. */
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

/** The times alone; a pass only where it is not the usual one. */
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
