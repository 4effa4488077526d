import type { FestivalData } from '../../entities/festival.ts';
import { parseStageHours, type OpenHours, type StageHours } from './stage-lines.ts';
import { clockMinutes } from '../../time/clock-time.ts';
import { addDays, type PlainDate } from '../../time/plain-date.ts';
import { instantOf } from '../../time/wall-clock.ts';
import { festivalDays, spanOfDay } from '../days.ts';
import { joined, stretchesBetween, type Interval } from '../events/intervals.ts';

/** The fields of a festival that determine opening hours. */
export type OpenFestival = Pick<
  FestivalData,
  'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'openHours'
>;

/**
 * The open intervals of each stage, in order; stages that are always open are missing. From highest to lowest priority:
 * hours of a stage on a day, of the stage, of the day, of the festival.
 */
export function openStretches(
  festival: OpenFestival,
  stages: Iterable<string>,
): ReadonlyMap<string, readonly Interval[]> {
  const { openHours = [] } = festival;
  if (openHours.length === 0) return new Map();
  const hoursByKey = new Map(
    openHours.map(parseStageHours).map((hours) => [keyOf(hours.stage, hours.day), hours] as const),
  );
  const days = festivalDays(festival);
  const stretchOf = stretchesBy(festival, days);
  const found = new Map<string, readonly Interval[]>();
  for (const stage of stages) {
    const byDay = days.map((day) => hoursOn(hoursByKey, stage, day));
    if (byDay.every((hours) => hours === undefined)) continue;
    found.set(stage, joined(days.flatMap((day, place) => stretchOf(day, byDay[place]))));
  }
  return found;
}

/** The parts of `span` in which a stage with these open intervals is closed; empty if no hours are set. */
export function closedStretches(span: Interval, open: readonly Interval[] | undefined): Interval[] {
  return open === undefined ? [] : stretchesBetween(span, open);
}

function hoursOn(
  hoursByKey: ReadonlyMap<string, StageHours>,
  stage: string,
  day: PlainDate,
): StageHours | undefined {
  const keys = [keyOf(stage, day), keyOf(stage, null), keyOf(null, day), keyOf(null, null)];
  const key = keys.find((each) => hoursByKey.has(each));
  return key === undefined ? undefined : hoursByKey.get(key);
}

function keyOf(stage: string | null, day: PlainDate | null): string {
  return `${day ?? ''} ${stage ?? ''}`;
}

/** The open intervals for a day and its hours. Cached, as many stages may have the same hours. */
function stretchesBy(festival: OpenFestival, days: readonly PlainDate[]) {
  const known = new Map<string, readonly Interval[]>();
  return (day: PlainDate, stageHours: StageHours | undefined): readonly Interval[] => {
    if (stageHours === undefined) return [wholeDay(day, days, festival)];
    if (stageHours.hours === null) return [];
    const key = `${day} ${stageHours.hours.from} ${stageHours.hours.to}`;
    const stretch = known.get(key) ?? [openOn(day, stageHours.hours, festival)];
    known.set(key, stretch);
    return stretch;
  };
}

/** The span of a day without hours. On the first and last day it extends to before and after the festival. */
function wholeDay(day: PlainDate, days: readonly PlainDate[], festival: OpenFestival): Interval {
  const { start, end } = spanOfDay(day, festival);
  return { start: day === days[0] ? -Infinity : start, end: day === days.at(-1) ? Infinity : end };
}

/**
 * As for sets, an opening time before `dayStartsAt` is on the next date, and so is a closing time that is not after it.
 */
function openOn(day: PlainDate, { from, to }: OpenHours, { dayStartsAt, timezone }: OpenFestival): Interval {
  const startDate = clockMinutes(from) < clockMinutes(dayStartsAt) ? addDays(day, 1) : day;
  const endDate = clockMinutes(to) > clockMinutes(from) ? startDate : addDays(startDate, 1);
  return { start: instantOf(startDate, from, timezone), end: instantOf(endDate, to, timezone) };
}
