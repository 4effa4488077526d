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

/** What sets keep when their festival's zone changes: their clock times, or their instants. */
export type PreservedTimes = 'clockTimes' | 'instants';

/** The fields of a set that moving it requires. */
export type TimedEvent = Pick<LineupEvent, 'id' | 'date' | 'timeStart' | 'timeEnd'>;

/** A set's times after its festival's zone or start of day has changed. */
export interface MovedEvent {
  readonly id: string;
  readonly date: Timestamp;
  readonly timeStart: Timestamp;
  readonly timeEnd: Timestamp;
}

/**
 * The sets to write when the festival's zone or `dayStartsAt` changes, with their new times. With `clockTimes` a set at
 * 20:00 is at 20:00 in the new zone; with `instants` its instants do not change. The festival day is recalculated in
 * either case, so it may be all that changes. Unchanged sets are left out.
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

/**
 * If the clocks of the new zone go forward in between and would put the end before the start, the set keeps its length.
 */
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

/** Returns true if a set is on one of the festival's days. */
export function isWithinFestival(event: Pick<TimedEvent, 'timeStart'>, festival: FestivalSpan): boolean {
  const { start, end } = festivalDates(festival);
  const day = festivalDayOf(timestampToMillis(event.timeStart), festival);
  return day >= start && day <= end;
}
