import type { FestivalData } from '../../entities/festival.ts';
import type { LineupEvent } from '../../entities/lineup-event.ts';
import { instantOf, startOfDay, wallClockOf } from '../../time/wall-clock.ts';
import {
  compareTimestamps,
  type Timestamp,
  timestampFromMillis,
  timestampToMillis,
} from '../../timestamp.ts';
import { festivalDates, festivalDayOf } from '../days.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;
type FestivalSpan = FestivalClock & Pick<FestivalData, 'startDate' | 'endDate'>;

/** What stays of the sets when the zone of their festival changes: what the clock shows, or the moment itself. */
export type PreservedTimes = 'clockTimes' | 'instants';

/** As much of a set as moving it needs. */
export type TimedEvent = Pick<LineupEvent, 'id' | 'date' | 'timeStart' | 'timeEnd'>;

/** A set's times after its festival's zone or start of day has changed. */
export interface MovedEvent {
  readonly id: string;
  readonly date: Timestamp;
  readonly timeStart: Timestamp;
  readonly timeEnd: Timestamp;
}

/**
 * The sets that have to be written when the festival's zone or `dayStartsAt` changes, with their new times. With
 * `clockTimes` a set at 20:00 is at 20:00 of the new zone; with `instants` it stays when it is. Its festival day is
 * worked out again in either case, so that a set may also change its day only. Sets that stay as they are are left out.
 */
export function moveEvents(
  events: readonly TimedEvent[],
  before: FestivalClock,
  after: FestivalClock,
  preserved: PreservedTimes,
): MovedEvent[] {
  if (before.timezone === after.timezone && before.dayStartsAt === after.dayStartsAt) return [];
  return events.flatMap((event) => {
    const moved = moveEvent(event, before, after, preserved);
    return hasSameTimes(event, moved) ? [] : [moved];
  });
}

function moveEvent(
  event: TimedEvent,
  before: FestivalClock,
  after: FestivalClock,
  preserved: PreservedTimes,
): MovedEvent {
  const start = timestampToMillis(event.timeStart);
  const isUnmoved = preserved === 'instants' || before.timezone === after.timezone;
  const span = isUnmoved
    ? { timeStart: event.timeStart, timeEnd: event.timeEnd }
    : sameClockTimes(start, timestampToMillis(event.timeEnd), before.timezone, after.timezone);
  const day = festivalDayOf(timestampToMillis(span.timeStart), after);
  return { id: event.id, date: timestampFromMillis(startOfDay(day, after.timezone)), ...span };
}

/** Where the clocks of the new zone would put the end before the start (they go forward in between), the set keeps its length. */
function sameClockTimes(start: number, end: number, from: string, to: string) {
  const movedStart = sameClockTime(start, from, to);
  const movedEnd = sameClockTime(end, from, to);
  return {
    timeStart: timestampFromMillis(movedStart),
    timeEnd: timestampFromMillis(movedEnd < movedStart ? movedStart + (end - start) : movedEnd),
  };
}

function sameClockTime(instant: number, from: string, to: string): number {
  const { date, clock } = wallClockOf(instant, from);
  const belowTheMinute = instant - instantOf(date, clock, from);
  return instantOf(date, clock, to) + (belowTheMinute < 60_000 ? belowTheMinute : 0);
}

function hasSameTimes(event: TimedEvent, moved: MovedEvent): boolean {
  return (
    compareTimestamps(event.date, moved.date) === 0 &&
    compareTimestamps(event.timeStart, moved.timeStart) === 0 &&
    compareTimestamps(event.timeEnd, moved.timeEnd) === 0
  );
}

/** Returns true if a set lies on one of the festival's days. */
export function isWithinFestival(event: Pick<TimedEvent, 'timeStart'>, festival: FestivalSpan): boolean {
  const { start, end } = festivalDates(festival);
  const day = festivalDayOf(timestampToMillis(event.timeStart), festival);
  return day >= start && day <= end;
}
