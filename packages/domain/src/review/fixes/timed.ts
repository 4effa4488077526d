import type { DraftEvent } from '../../entities/upload.ts';
import {
  clockFromMinutes,
  clockMinutes,
  isClockTime,
  minutesPerDay,
  type ClockTime,
} from '../../time/clock-time.ts';
import { dateMillis, millisPerDay, plainDateFromMillis, type PlainDate } from '../../time/plain-date.ts';
import { calendarDayOf, festivalDateOf } from '../nights/draft-day.ts';

/** An event with a valid day and start; `start` is in minutes since the epoch, ignoring clock changes. */
export interface Timed {
  readonly event: DraftEvent;
  readonly start: number;
  /** Minutes until its end by the clock; null if it has none. */
  readonly length: number | null;
}

/** Returns the events with a valid day and start, by start. */
export function timedOf(events: readonly DraftEvent[], dayStartsAt: ClockTime): readonly Timed[] {
  const timed = events.flatMap((event): Timed[] => {
    const day = calendarDayOf(event, dayStartsAt);
    if (day === null) return [];
    const { timeStart, timeEnd } = event;
    const start = minutesAt(day, timeStart);
    if (!isClockTime(timeEnd)) return [{ event, start, length: null }];
    return [
      {
        event,
        start,
        length: (clockMinutes(timeEnd) - clockMinutes(timeStart) + minutesPerDay) % minutesPerDay,
      },
    ];
  });
  return timed.sort((a, b) => a.start - b.start);
}

/** Returns a clock time of a calendar day in minutes since the epoch. */
export function minutesAt(day: PlainDate, clock: ClockTime): number {
  return (dateMillis(day) / millisPerDay) * minutesPerDay + clockMinutes(clock);
}

/** Returns the clock time at this many minutes since the epoch. */
export function clockAt(minutes: number): ClockTime {
  return clockFromMinutes(((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay);
}

/** Returns the day and start of an event at this many minutes since the epoch. */
export function startAt(minutes: number, dayStartsAt: ClockTime) {
  const day = plainDateFromMillis(Math.floor(minutes / minutesPerDay) * millisPerDay);
  const timeStart = clockAt(minutes);
  return { date: festivalDateOf(day, timeStart, dayStartsAt), timeStart };
}

/** Groups timed events by stage. */
export function byStage(timed: readonly Timed[]): ReadonlyMap<string, readonly Timed[]> {
  const stages = new Map<string, Timed[]>();
  for (const each of timed) {
    const { stage } = each.event;
    const others = stages.get(stage);
    if (others === undefined) stages.set(stage, [each]);
    else others.push(each);
  }
  return stages;
}
