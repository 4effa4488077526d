import type { FestivalData } from '../../entities/festival.ts';
import type { LineupEventData } from '../../entities/lineup-event.ts';
import { messages } from '../../messages/messages.ts';
import { type ClockTime, clockMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { type PlainDate, addDays, comparePlainDates } from '../../time/plain-date.ts';
import {
  isSecondPass,
  plainDateOf,
  resolveWallClock,
  startOfDay,
  wallClockOf,
  type ClockPass,
} from '../../time/wall-clock.ts';
import { type Timestamp, timestampFromMillis, timestampToMillis } from '../../timestamp.ts';
import { festivalDayOf } from '../days.ts';
import type { Interval } from './intervals.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;
const millisPerMinute = 60_000;

type EventSpan = Pick<LineupEventData, 'timeStart' | 'timeEnd'>;

/** A set's times as entered: the festival day, and two clock times in the festival's zone. */
export interface EventClockTimes {
  readonly date: PlainDate;
  readonly timeStart: ClockTime;
  readonly timeEnd: ClockTime;
  /** 'second' for the later of two such times, if the time occurs twice that day. */
  readonly startPass?: ClockPass;
  readonly endPass?: ClockPass;
}

/**
 * A clock time that had to be adjusted. `gap`: it does not exist on this day; `overlap`: it occurs twice; `moved`: it
 * exists, but before the adjusted start, so it moved with it. `shown` is the clock time used.
 */
export interface TimeNotice {
  readonly field: 'timeStart' | 'timeEnd';
  readonly kind: 'gap' | 'overlap' | 'moved';
  readonly time: ClockTime;
  readonly shown: ClockTime;
  /** For an `overlap`: the later one was used. */
  readonly isSecond?: true;
}

export interface EventTimestamps {
  /** 00:00 of the festival day in the festival's zone. */
  readonly date: Timestamp;
  readonly timeStart: Timestamp;
  readonly timeEnd: Timestamp;
  /** Whether the end is on the next calendar day after the start. */
  readonly endsNextDay: boolean;
  readonly notices: readonly TimeNotice[];
}

/**
 * Converts a set's times to instants. `date` is the festival day: a clock time before the festival's `dayStartsAt` is
 * on the next calendar day. An end before the start is on the next day; as an instant it is never before the start.
 * Throws a RangeError for invalid dates, times and zones.
 */
export function eventTimestamps(times: EventClockTimes, festival: FestivalClock): EventTimestamps {
  const { date, timeStart, timeEnd } = times;
  const span = takenSpan(times, festival);
  return {
    date: timestampFromMillis(startOfDay(date, festival.timezone)),
    timeStart: timestampFromMillis(span.start.instant),
    timeEnd: timestampFromMillis(span.end.instant),
    endsNextDay: endsNextDay(timeStart, timeEnd) && !endsOnSameDate(span, festival.timezone),
    notices: spanNotices(times, span, festival.timezone),
  };
}

/** A set that starts in the first pass of an hour may end in the second pass, on the same date. */
function endsOnSameDate({ start, end }: TakenSpan, zone: string): boolean {
  return end.isSecond === true && plainDateOf(start.instant, zone) === plainDateOf(end.instant, zone);
}

/** The instant (milliseconds since the epoch) used for a clock time. */
interface TakenTime {
  readonly instant: number;
  readonly kind: 'exact' | TimeNotice['kind'];
  readonly isSecond?: true;
}

/** The start and end of a set. */
export interface TakenSpan {
  readonly start: TakenTime;
  readonly end: TakenTime;
}

/** Like `eventTimestamps`, but only the instants. */
export function takenSpan(times: EventClockTimes, festival: FestivalClock): TakenSpan {
  const { date, timeStart, startPass } = times;
  const isAfterMidnight = clockMinutes(timeStart) < clockMinutes(festival.dayStartsAt);
  const startDate = isAfterMidnight ? addDays(date, 1) : date;
  const start = resolveWallClock(startDate, timeStart, festival.timezone, startPass);
  return { start, end: takenEnd(times, startDate, start, festival.timezone) };
}

function takenEnd(times: EventClockTimes, startDate: PlainDate, start: TakenTime, zone: string): TakenTime {
  const { timeStart, timeEnd, endPass } = times;
  const chosen = endPass === 'second' ? secondEnd(timeEnd, startDate, start, zone) : undefined;
  if (chosen !== undefined) return chosen;
  const endDate = endsNextDay(timeStart, timeEnd) ? addDays(startDate, 1) : startDate;
  const end = resolveWallClock(endDate, timeEnd, zone);
  if (end.instant >= start.instant) return end;
  // If the start is in the second pass, the first pass is already over.
  const second = end.kind === 'overlap' ? secondEnd(timeEnd, startDate, start, zone) : undefined;
  if (second !== undefined) return second;
  const moved = start.instant + clockDistance(times) * millisPerMinute;
  return { instant: moved, kind: 'moved' };
}

/**
 * The second pass of the end that is after the start. By clock time it may be before the start, or even on the previous
 * date.
 */
function secondEnd(
  timeEnd: ClockTime,
  startDate: PlainDate,
  start: TakenTime,
  zone: string,
): TakenTime | undefined {
  return [-1, 0, 1]
    .map((days) => resolveWallClock(addDays(startDate, days), timeEnd, zone, 'second'))
    .find(({ instant, isSecond }) => isSecond === true && instant >= start.instant);
}

/** Minutes from start to end by clock time, 0 to 1439. */
export function clockDistance({
  timeStart,
  timeEnd,
}: Pick<EventClockTimes, 'timeStart' | 'timeEnd'>): number {
  return (clockMinutes(timeEnd) - clockMinutes(timeStart) + minutesPerDay) % minutesPerDay;
}

/** Elapsed minutes, also across a daylight-saving change. */
export function spanMinutes({ start, end }: TakenSpan): number {
  return Math.floor((end.instant - start.instant) / millisPerMinute);
}

const noNotices: readonly TimeNotice[] = [];

/** The notices about these times and the instants used for them. */
export function spanNotices(times: EventClockTimes, span: TakenSpan, zone: string): readonly TimeNotice[] {
  if (span.start.kind === 'exact' && span.end.kind === 'exact') return noNotices;
  return [
    ...timeNotices('timeStart', times.timeStart, span.start, zone),
    ...timeNotices('timeEnd', times.timeEnd, span.end, zone),
  ];
}

function timeNotices(
  field: TimeNotice['field'],
  time: ClockTime,
  taken: TakenTime,
  zone: string,
): TimeNotice[] {
  if (taken.kind === 'exact') return [];
  const shown = wallClockOf(taken.instant, zone).clock;
  return [{ field, kind: taken.kind, time, shown, ...(taken.isSecond && { isSecond: true }) }];
}

/** The message for a notice. */
export function timeNoticeText({ kind, time, shown, isSecond }: TimeNotice): string {
  if (kind === 'overlap') {
    return isSecond ? messages.review.clockOverlapSecond(time) : messages.review.clockOverlap(time);
  }
  if (kind === 'gap') return messages.review.clockGap(time, shown);
  return messages.review.clockMoved(time, shown);
}

/** A time that occurs twice, for which the form offers a choice. */
export interface ClockChoice {
  readonly field: TimeNotice['field'];
  readonly pass: 'startPass' | 'endPass';
  readonly time: ClockTime;
  readonly isSecond: boolean;
}

/** The times for which either pass is possible. The first pass of an end is not if the set starts after it. */
export function clockChoices(times: EventClockTimes, festival: FestivalClock): readonly ClockChoice[] {
  const { timeStart, timeEnd, startPass } = times;
  const { start, end } = takenSpan(times, festival);
  const other = end.isSecond ? '' : 'second';
  const otherEnd = () => takenSpan({ ...times, endPass: other }, festival).end;
  const isOpen =
    end.kind === 'overlap' && otherEnd().kind === 'overlap' && otherEnd().instant !== end.instant;
  return [
    ...(start.kind === 'overlap'
      ? [choice('timeStart', 'startPass', timeStart, startPass === 'second')]
      : []),
    ...(isOpen ? [choice('timeEnd', 'endPass', timeEnd, end.isSecond === true)] : []),
  ];
}

function choice(
  field: ClockChoice['field'],
  pass: ClockChoice['pass'],
  time: ClockTime,
  isSecond: boolean,
): ClockChoice {
  return { field, pass, time, isSecond };
}

/** The inverse of `eventTimestamps`: a stored set's festival day and clock times in the festival's zone. */
export function eventClockTimes(
  event: EventSpan,
  festival: FestivalClock,
): EventClockTimes & { readonly endsNextDay: boolean } {
  const span = { start: timestampToMillis(event.timeStart), end: timestampToMillis(event.timeEnd) };
  const dateOf = (instant: number) => plainDateOf(instant, festival.timezone);
  return {
    ...clockTimesOf(span, festival),
    endsNextDay: comparePlainDates(dateOf(span.end), dateOf(span.start)) > 0,
  };
}

/** The festival day and clock times of a span in milliseconds; `takenSpan` converts back, to the minute. */
export function clockTimesOf({ start, end }: Interval, festival: FestivalClock): EventClockTimes {
  const { timezone } = festival;
  return {
    date: festivalDayOf(start, festival),
    timeStart: wallClockOf(start, timezone).clock,
    timeEnd: wallClockOf(end, timezone).clock,
    ...(isSecondPass(start, timezone) && { startPass: 'second' }),
    ...(isSecondPass(end, timezone) && { endPass: 'second' }),
  };
}

/**
 * Returns true if two instants are in the same minute. Forms show no seconds, so an unchanged time must not change the
 * stored instant.
 */
export function isSameMinute(one: number, other: number): boolean {
  return Math.floor(one / millisPerMinute) === Math.floor(other / millisPerMinute);
}

/**
 * Returns true if a set with these clock times ends on the calendar day after its start, because the end is before the
 * start. Does not depend on `dayStartsAt`, as a set always ends at the first such clock time after its start.
 */
export function endsNextDay(timeStart: ClockTime, timeEnd: ClockTime): boolean {
  return clockMinutes(timeEnd) < clockMinutes(timeStart);
}

/**
 * The spreadsheet's late-night rule: the end hour is before the start hour, the start hour 18 or later, the end hour 6
 * or earlier.
 */
export function isLateNight(timeStart: ClockTime, timeEnd: ClockTime): boolean {
  const startHour = Math.floor(clockMinutes(timeStart) / 60);
  const endHour = Math.floor(clockMinutes(timeEnd) / 60);
  return endHour < startHour && startHour >= 18 && endHour <= 6;
}

/** Elapsed minutes from start to end, also across a daylight-saving change. */
export function durationMinutes(event: EventSpan): number {
  return Math.floor(
    (timestampToMillis(event.timeEnd) - timestampToMillis(event.timeStart)) / millisPerMinute,
  );
}
