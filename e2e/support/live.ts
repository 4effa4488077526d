import type { Page } from '@playwright/test';
import { addDays, wallClockOf } from '@lineup/domain';
import { unusedName } from './festivals.ts';
import { storeFestival, type StoredFestival } from './stored-festival.ts';

/** Zones without daylight saving, one of which is always hours away from midnight. */
const zones = ['Pacific/Honolulu', 'Africa/Abidjan', 'Asia/Tokyo'];
const minuteMs = 60_000;

/** A set of the show day: the artist, the stage, and start and end in minutes from now. */
export type LiveSetAround = readonly [artistName: string, stage: string, from: number, to: number];

/** Stores a festival that is on now, with sets around now. Its sets start and end on whole minutes. */
export async function storeLiveFestival(
  page: Page,
  sets: readonly LiveSetAround[],
  more: Partial<StoredFestival> = {},
): Promise<string> {
  const now = Date.now();
  const hourIn = (zone: string) => Number(wallClockOf(now, zone).clock.slice(0, 2));
  const timezone = zones.toSorted((a, b) => Math.abs(hourIn(a) - 12) - Math.abs(hourIn(b) - 12))[0] ?? 'UTC';
  const { date } = wallClockOf(now, timezone);
  const clockAt = (minutes: number) => wallClockOf(now + minutes * minuteMs, timezone).clock;
  return storeFestival(page, {
    name: unusedName('Show day'),
    timezone,
    startDate: date,
    endDate: addDays(date, 1),
    stages: [...new Set(sets.map(([, stage]) => stage))],
    sets: sets.map(([artistName, stage, from, to]) => ({
      artistName,
      stage,
      date,
      timeStart: clockAt(from),
      timeEnd: clockAt(to),
    })),
    ...more,
  });
}
