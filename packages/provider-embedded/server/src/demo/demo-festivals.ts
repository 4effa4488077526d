import {
  addDays,
  eventTimestamps,
  festivalTimestamps,
  wallClockOf,
  type NewFestival,
  type NewLineupEvent,
} from '@lineup/domain';
import samples from './sample-festivals.json' with { type: 'json' };

type Sample = (typeof samples)[number];

/** A sample festival, complete but for the addresses of its pictures, which are drawn as SVG. */
export interface DemoFestival {
  readonly festival: NewFestival;
  readonly events: readonly NewLineupEvent[];
  readonly cover: string;
  /** Those of the first acts. */
  readonly portraits: readonly string[];
  readonly createdDaysAgo: number;
  /** When its lineup went out; null where it did not. */
  readonly publishedDaysAgo: number | null;
  /** The name of the file that its lineup came in. */
  readonly file: string;
}

/**
 * The three sample festivals as they stand at `now` (milliseconds since the epoch): one past, one on since yesterday,
 * one to come, each in a zone of its own. Pure; the lineups are the same at any time, only their dates move.
 */
export function demoFestivals(now: number): DemoFestival[] {
  return samples.map((sample) => toFestival(sample, now));
}

function toFestival(sample: Sample, now: number): DemoFestival {
  const { location, timezone, dayStartsAt, cover, portraits } = sample;
  const { createdDaysAgo, publishedDaysAgo, file } = sample;
  const firstDay = addDays(wallClockOf(now, timezone).date, sample.startsInDays);
  const dates = festivalTimestamps({
    startDate: firstDay,
    startTime: null,
    endDate: addDays(firstDay, sample.lastDay),
    endTime: null,
    timezone,
  });
  const festival: NewFestival = {
    name: `${sample.name} ${firstDay.slice(0, 4)}`,
    location,
    timezone,
    dayStartsAt,
    ...dates,
    stages: sample.stages.map(({ name }) => name),
    imageURL: null,
  };
  const events = sample.stages.flatMap(({ name: stage, sets }) =>
    sets.map(({ artistName, day, ...clocks }) => {
      const { date, timeStart, timeEnd } = eventTimestamps(
        { date: addDays(firstDay, day), ...clocks },
        festival,
      );
      return { artistName, stage, date, timeStart, timeEnd, imageURL: null };
    }),
  );
  return { festival, events, cover, portraits, createdDaysAgo, publishedDaysAgo, file };
}
