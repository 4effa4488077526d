import type { FestivalData } from '../../entities/festival.ts';
import type { LineupEventData } from '../../entities/lineup-event.ts';
import { messages } from '../../messages/messages.ts';
import { type ClockTime, clockMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { type PlainDate, addDays, comparePlainDates } from '../../time/plain-date.ts';
import { resolveWallClock, startOfDay, wallClockOf } from '../../time/wall-clock.ts';
import { type Timestamp, timestampFromMillis, timestampToMillis } from '../../timestamp.ts';
import { festivalDayOf } from '../days.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;
const millisPerMinute = 60_000;

type EventSpan = Pick<LineupEventData, 'timeStart' | 'timeEnd'>;

/** A set's times as people write them: the festival day and two clock times of the festival's zone. */
export interface EventClockTimes {
  readonly date: PlainDate;
  readonly timeStart: ClockTime;
  readonly timeEnd: ClockTime;
}

/**
 * A clock time that could not be taken as it stands. `gap`: it does not exist on this day; `overlap`: it exists twice;
 * `moved`: it exists, but the start had to be moved past it, so it moved along. `shown` is the clock time taken.
 */
export interface TimeNotice {
  readonly field: 'timeStart' | 'timeEnd';
  readonly kind: 'gap' | 'overlap' | 'moved';
  readonly time: ClockTime;
  readonly shown: ClockTime;
}

export interface EventTimestamps {
  /** 00:00 of the festival day in the festival's zone. */
  readonly date: Timestamp;
  readonly timeStart: Timestamp;
  readonly timeEnd: Timestamp;
  /** Whether the end lies on the calendar day after the start's. */
  readonly endsNextDay: boolean;
  readonly notices: readonly TimeNotice[];
}

/**
 * The instants of a set. `date` is the festival day: a clock time before the festival's `dayStartsAt` lies on the
 * calendar day after it. An end before the start is on the next day; as an instant it is never before the start.
 * Throws a RangeError for impossible dates, times and zones.
 */
export function eventTimestamps(times: EventClockTimes, festival: FestivalClock): EventTimestamps {
  const { date, timeStart, timeEnd } = times;
  const span = takenSpan(times, festival);
  return {
    date: timestampFromMillis(startOfDay(date, festival.timezone)),
    timeStart: timestampFromMillis(span.start.instant),
    timeEnd: timestampFromMillis(span.end.instant),
    endsNextDay: endsNextDay(timeStart, timeEnd),
    notices: spanNotices(times, span, festival.timezone),
  };
}

/** The instant (milliseconds since the epoch) that was taken for a clock time. */
interface TakenTime {
  readonly instant: number;
  readonly kind: 'exact' | TimeNotice['kind'];
}

/** When a set starts and ends. */
export interface TakenSpan {
  readonly start: TakenTime;
  readonly end: TakenTime;
}

/** The instants of a set by themselves; see `eventTimestamps`. */
export function takenSpan(times: EventClockTimes, festival: FestivalClock): TakenSpan {
  const { date, timeStart, timeEnd } = times;
  const isAfterMidnight = clockMinutes(timeStart) < clockMinutes(festival.dayStartsAt);
  const startDate = isAfterMidnight ? addDays(date, 1) : date;
  const endDate = endsNextDay(timeStart, timeEnd) ? addDays(startDate, 1) : startDate;
  const start = resolveWallClock(startDate, timeStart, festival.timezone);
  const end = resolveWallClock(endDate, timeEnd, festival.timezone);
  if (end.instant >= start.instant) return { start, end };
  const moved = start.instant + clockDistance(times) * millisPerMinute;
  return { start, end: { instant: moved, kind: 'moved' } };
}

/** Minutes from start to end by the clock, 0 to 1439. */
export function clockDistance({
  timeStart,
  timeEnd,
}: Pick<EventClockTimes, 'timeStart' | 'timeEnd'>): number {
  return (clockMinutes(timeEnd) - clockMinutes(timeStart) + minutesPerDay) % minutesPerDay;
}

/** Minutes that really pass in a span, also over a daylight-saving change. */
export function spanMinutes({ start, end }: TakenSpan): number {
  return Math.floor((end.instant - start.instant) / millisPerMinute);
}

const noNotices: readonly TimeNotice[] = [];

/** What is to be told of the instants that were taken for these times. */
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
  return [{ field, kind: taken.kind, time, shown: wallClockOf(taken.instant, zone).clock }];
}

/** What a notice says to a person. */
export function timeNoticeText({ kind, time, shown }: TimeNotice): string {
  if (kind === 'overlap') return messages.review.clockOverlap(time);
  if (kind === 'gap') return messages.review.clockGap(time, shown);
  return messages.review.clockMoved(time, shown);
}

/** The inverse of `eventTimestamps`: festival day and clock times of a stored set in the festival's zone. */
export function eventClockTimes(
  event: EventSpan,
  festival: FestivalClock,
): EventClockTimes & { readonly endsNextDay: boolean } {
  const start = wallClockOf(timestampToMillis(event.timeStart), festival.timezone);
  const end = wallClockOf(timestampToMillis(event.timeEnd), festival.timezone);
  return {
    date: festivalDayOf(timestampToMillis(event.timeStart), festival),
    timeStart: start.clock,
    timeEnd: end.clock,
    endsNextDay: comparePlainDates(end.date, start.date) > 0,
  };
}

/**
 * Whether a set with these clock times ends on the calendar day after its start: the end is before the start. This
 * does not depend on `dayStartsAt`, since a set always ends at the first such clock time after its start.
 */
export function endsNextDay(timeStart: ClockTime, timeEnd: ClockTime): boolean {
  return clockMinutes(timeEnd) < clockMinutes(timeStart);
}

/** The spreadsheet's late-night rule: the end hour before the start hour, a start at 18 or later, an end at 6 or earlier. */
export function isLateNight(timeStart: ClockTime, timeEnd: ClockTime): boolean {
  const startHour = Math.floor(clockMinutes(timeStart) / 60);
  const endHour = Math.floor(clockMinutes(timeEnd) / 60);
  return endHour < startHour && startHour >= 18 && endHour <= 6;
}

/** Minutes that really pass between start and end, also over a daylight-saving change. */
export function durationMinutes(event: EventSpan): number {
  return Math.floor(
    (timestampToMillis(event.timeEnd) - timestampToMillis(event.timeStart)) / millisPerMinute,
  );
}
