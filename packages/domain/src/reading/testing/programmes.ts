import * as fc from 'fast-check';
import { festivalTimestamps } from '../../festival/days.ts';
import type { LineupFestival } from '../../lineup/parsed-lineup.ts';
import { clockMinutes } from '../../time/clock-time.ts';
import { addDays, type PlainDate } from '../../time/plain-date.ts';
import { instantOf, wallClockOf } from '../../time/wall-clock.ts';

/** A true set: `day` is its festival day, the instants are milliseconds since the epoch. */
export interface TrueSet {
  readonly artist: string;
  readonly stage: string;
  readonly day: PlainDate;
  readonly start: number;
  readonly end: number;
}

/** A festival and all its sets. `dayEnds` is when its festival days really end, regardless of the portal's setting. */
export interface Programme {
  readonly festival: LineupFestival;
  readonly startDate: PlainDate;
  readonly sets: readonly TrueSet[];
}

const minute = 60_000;
const zones = ['Europe/Amsterdam', 'America/New_York', 'UTC', 'Australia/Sydney', 'Europe/Lisbon'];
const stageNames = ['Lake Stage', 'Barn', 'Zelt', 'Óran'];

const stageDay = fc.record({
  /** From noon to 21:00, in quarter hours. */
  firstStart: fc.integer({ min: 12 * 4, max: 21 * 4 }),
  lengths: fc.array(fc.integer({ min: 6, max: 24 }), { minLength: 1, maxLength: 7 }),
  breaks: fc.integer({ min: 0, max: 6 }),
});

/** Festivals of two to five days with one to four stages, whose programme continues until 05:00 at the latest. */
export const festivals: fc.Arbitrary<Programme> = fc
  .record({
    timezone: fc.constantFrom(...zones),
    dayStartsAt: fc.constantFrom('00:00', '06:00'),
    start: fc.integer({ min: 0, max: 900 }),
    days: fc.array(fc.array(stageDay, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 }),
  })
  .map(({ timezone, dayStartsAt, start, days }) => {
    const startDate = addDays('2024-04-05', start);
    const endDate = addDays(startDate, days.length - 1);
    const stages = stageNames.slice(0, Math.max(...days.map((day) => day.length)));
    const festival = {
      timezone,
      dayStartsAt,
      stages,
      ...festivalTimestamps({ startDate, endDate, timezone }),
    };
    const sets: TrueSet[] = [];
    for (const [nth, day] of days.entries()) {
      for (const [place, { firstStart, lengths, breaks }] of day.entries()) {
        const date = addDays(startDate, nth);
        let at = instantOf(date, '12:00', timezone) + (firstStart - 48) * 15 * minute;
        for (const fives of lengths) {
          const end = at + fives * 5 * minute;
          if (!isBeforeFive(end, date, timezone)) break;
          sets.push({
            artist: `Act ${sets.length + 1}x`,
            stage: stages[place] ?? '',
            day: date,
            start: at,
            end,
          });
          at = end + breaks * 5 * minute;
        }
      }
    }
    return { festival, startDate, sets };
  });

function isBeforeFive(instant: number, day: PlainDate, zone: string): boolean {
  const { date, clock } = wallClockOf(instant, zone);
  return date === day || (date === addDays(day, 1) && clockMinutes(clock) <= 300);
}
