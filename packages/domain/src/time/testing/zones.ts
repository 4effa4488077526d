import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

/** Zones that catch mistakes: half-hour changes, odd offsets, a skipped day, changes in winter, at midnight, or by two hours. */
export const awkwardZones = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/Vancouver',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

/** Instants of 1970 to 2100 in whole minutes, as milliseconds since the epoch. */
export const anyInstant = fc
  .integer({ min: 0, max: Date.UTC(2100, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60_000);

export const anyZone = fc.constantFrom(...awkwardZones);

export const anyClock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);

export const anyDate = fc
  .integer({ min: Date.UTC(1970, 0, 2) / 86_400_000, max: Date.UTC(2099, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

/** A zone and a date on which, or next to which, its clocks change. */
export const anyChangeDay = fc
  .tuple(
    fc.constantFrom(...awkwardZones.filter((zone) => changesOf(zone, 2026).length > 0)),
    fc.nat(),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([zone, index, shift]) => {
    const changes = changesOf(zone, 2026);
    const change = changes[index % changes.length] ?? 0;
    const date = Temporal.Instant.fromEpochMilliseconds(change).toZonedDateTimeISO(zone).toPlainDate();
    return { zone, date: date.add({ days: shift }).toString() };
  });

/** The instants of `year` at which the clocks of `zone` change. */
export function changesOf(zone: string, year: number): number[] {
  const changes: number[] = [];
  let at = Temporal.ZonedDateTime.from({ timeZone: zone, year, month: 1, day: 1 }).getTimeZoneTransition(
    'next',
  );
  while (at !== null && at.year === year) {
    changes.push(at.epochMilliseconds);
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}
