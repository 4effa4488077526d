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

/** A sample festival, complete except for the addresses of its pictures, which are SVG drawings. */
export interface DemoFestival {
  readonly festival: NewFestival;
  readonly events: readonly NewLineupEvent[];
  readonly cover: string;
  /** Portraits for the first acts. */
  readonly portraits: readonly string[];
  readonly createdDaysAgo: number;
  /** When its lineup was published; null if it was not. */
  readonly publishedDaysAgo: number | null;
  /** The name of the imported file. */
  readonly file: string;
}

/**
 * The three sample festivals relative to `now` (milliseconds since the epoch): one past, one since yesterday, one
 * upcoming, each in a different time zone. Pure; only the dates of the lineups depend on `now`.
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
