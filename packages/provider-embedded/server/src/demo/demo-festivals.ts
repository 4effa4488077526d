import {
  addDays,
  clockFromMinutes,
  eventTimestamps,
  festivalTimestamps,
  wallClockOf,
  type NewFestival,
  type NewLineupEvent,
} from '@lineup/domain';
import { demoPlans, type DemoPlan } from './demo-plans.ts';
import { planLineup } from './programme/lineup.ts';
import type { PlannedSet } from './programme/plan.ts';

/** A sample festival, complete but for the addresses of its pictures. */
export interface DemoFestival {
  /** Names the motif of the cover. */
  readonly motif: DemoPlan['motif'];
  readonly festival: NewFestival;
  readonly events: readonly NewLineupEvent[];
}

/**
 * The three sample festivals as they stand at `now` (milliseconds since the epoch): one past, one on since yesterday,
 * one to come, each in a zone of its own. Pure; the lineups are the same at any time, only their dates move.
 */
export function demoFestivals(now: number): DemoFestival[] {
  return demoPlans.map((plan) => toFestival(plan, now));
}

function toFestival(plan: DemoPlan, now: number): DemoFestival {
  const { location, timezone, dayStartsAt } = plan;
  const firstDay = addDays(wallClockOf(now, timezone).date, plan.startsInDays);
  const dates = festivalTimestamps({
    startDate: firstDay,
    startTime: null,
    endDate: lastDay(plan, firstDay),
    endTime: null,
    timezone,
  });
  const festival: NewFestival = {
    name: `${plan.name} ${firstDay.slice(0, 4)}`,
    location,
    timezone,
    dayStartsAt,
    ...dates,
    stages: plan.stages.map((stage) => stage.name),
    imageURL: null,
  };
  const events = planLineup(plan).map((set) => toEvent(set, firstDay, festival));
  return { motif: plan.motif, festival, events };
}

/** The last date: a festival whose days end at midnight has one more, on which its last night ends. */
function lastDay({ days, dayStartsAt }: DemoPlan, firstDay: string): string {
  return addDays(firstDay, dayStartsAt === '00:00' ? days : days - 1);
}

/**
 * The set of a festival day as an event. A start after midnight belongs to the evening before where the festival's
 * day starts in the morning, and to the next day where it starts at midnight.
 */
function toEvent(set: PlannedSet, firstDay: string, festival: NewFestival): NewLineupEvent {
  const { artistName, stage } = set;
  const isNextDay = set.start >= 1440 && festival.dayStartsAt === '00:00';
  const day = addDays(firstDay, set.day + (isNextDay ? 1 : 0));
  const clocks = { date: day, timeStart: clockFromMinutes(set.start), timeEnd: clockFromMinutes(set.end) };
  const { date, timeStart, timeEnd } = eventTimestamps(clocks, festival);
  return { artistName, stage, date, timeStart, timeEnd, imageURL: null };
}
