import type { FestivalData } from '../../entities/festival.ts';
import { parseStageHours, type OpenHours, type StageHours } from './stage-lines.ts';
import { clockMinutes } from '../../time/clock-time.ts';
import { addDays, type PlainDate } from '../../time/plain-date.ts';
import { instantOf } from '../../time/wall-clock.ts';
import { festivalDays, spanOfDay } from '../days.ts';
import { joined, stretchesBetween, type Interval } from '../events/intervals.ts';

/** What of a festival its opening hours are worked out from. */
export type OpenFestival = Pick<
  FestivalData,
  'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'openHours'
>;

/**
 * When each of the stages is open, by stage, in order; one that is always open is not named. Hours of a stage and a
 * day come before those of the stage, those before the hours of the day, and those before the hours of all.
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

/** For how much of `span` a stage is closed that is open for these stretches; never, where no hours are set. */
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

/** The stretches of a day with these hours, each worked out once however many stages have them. */
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

/** A day without hours of its own; days before and after the festival are open as well. */
function wholeDay(day: PlainDate, days: readonly PlainDate[], festival: OpenFestival): Interval {
  const { start, end } = spanOfDay(day, festival);
  return { start: day === days[0] ? -Infinity : start, end: day === days.at(-1) ? Infinity : end };
}

/** As with sets, a start before the day's own is on the date after it, and so is an end that is not after the start. */
function openOn(day: PlainDate, { from, to }: OpenHours, { dayStartsAt, timezone }: OpenFestival): Interval {
  const startDate = clockMinutes(from) < clockMinutes(dayStartsAt) ? addDays(day, 1) : day;
  const endDate = clockMinutes(to) > clockMinutes(from) ? startDate : addDays(startDate, 1);
  return { start: instantOf(startDate, from, timezone), end: instantOf(endDate, to, timezone) };
}
