import type { Sign } from '../browser/paints.ts';
import {
  artistName,
  dayOf,
  eventId,
  eventTimes,
  festivalDays,
  firstDay,
  namesOfStages,
  stageOf,
} from './lineup-data.ts';

const dayMs = 24 * 3_600_000;

/** A lineup in the form that the peers get; instants are milliseconds since the epoch. */
export interface ScreenLineup {
  readonly stages: readonly string[];
  /** When each festival day begins. */
  readonly days: readonly number[];
  readonly sets: readonly ScreenSet[];
}

interface ScreenSet {
  readonly id: string;
  readonly artistName: string;
  readonly stage: string;
  readonly start: number;
  readonly end: number;
}

/** This many events on this many stages. */
export interface Shape {
  readonly events: number;
  readonly stages: number;
}

/** The events that `addFestivals` writes to the portal's database, for pages without one. */
export function screenLineup(shape: Shape): ScreenLineup {
  const stages = namesOfStages(shape.stages);
  const sets = Array.from({ length: shape.events }, (_, number) => {
    const { start, end } = eventTimes(number, shape.stages);
    return {
      id: eventId(number),
      artistName: artistName(number),
      stage: stageOf(number, stages),
      start,
      end,
    };
  });
  return { stages, days: Array.from({ length: festivalDays }, (_, day) => firstDay + day * dayMs), sets };
}

/** These are visible at every scale. */
const firstStages = 4;

/**
 * The content of a page with `count` sets of this festival day, one of which is visible at every scale: `selector`
 * finds a set.
 */
export function daySign(selector: string, count: number, day: number, shape: Shape): Sign {
  return { selector, count, text: artistName(firstSeen(day, shape)) };
}

/** The numbers of a festival day's sets. */
export function setsOn(day: number, { events, stages }: Shape): readonly number[] {
  const numbers = Array.from({ length: events }, (_, number) => number);
  return numbers.filter((number) => dayOf(number, stages) === day);
}

/** The earliest set of a day, on the first stages, by an artist with no other set. */
function firstSeen(day: number, shape: Shape): number {
  const once = (number: number) => number % 7 < 5;
  const isAhead = (number: number) => number % shape.stages < firstStages;
  const startOf = (number: number) => eventTimes(number, shape.stages).start;
  const found = setsOn(day, shape).filter((number) => isAhead(number) && once(number));
  return found.toSorted((one, other) => startOf(one) - startOf(other))[0] ?? 0;
}
