import * as fc from 'fast-check';
import moment from 'moment-timezone';
import { Temporal } from 'temporal-polyfill';

/*
 * The oracle is moment-timezone with the data that the zone table was made from, because the machine's own rules, which
 * Temporal uses, depend on its age. Temporal is compared too where both agree.
 */

/**
 * Zones that reveal mistakes: half-hour changes, odd offsets, a skipped day, changes in winter, at midnight, or by two
 * hours.
 */
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

/** Instants in the years 1950 to 2200 in whole minutes, as milliseconds since the epoch. */
export const anyInstant = fc
  .integer({ min: Date.UTC(1950, 0, 1) / 60_000, max: Date.UTC(2201, 0, 1) / 60_000 - 1 })
  .map((minutes) => minutes * 60_000);

export const anyZone = fc.constantFrom(...awkwardZones);

export const anyClock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);

export const anyDate = fc
  .integer({ min: Date.UTC(1950, 0, 3) / 86_400_000, max: Date.UTC(2200, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

/** A zone and a date on or next to which its clocks change. */
export const anyChangeDay = fc
  .tuple(
    fc.constantFrom(...awkwardZones.filter((zone) => changesOf(zone, 2021).length > 0)),
    fc.nat(),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([zone, index, shift]) => {
    const changes = changesOf(zone, 2021);
    const { instant, before } = changes[index % changes.length] ?? { instant: 0, before: 0 };
    const date = new Date(instant + before + shift * 86_400_000).toISOString().slice(0, 10);
    return { zone, date };
  });

/** A zone and an instant within three hours of a clock change, to the minute. */
export const anyInstantAtChange = fc
  .tuple(
    fc.constantFrom(...awkwardZones.filter((zone) => changesOf(zone, 2021).length > 0)),
    fc.nat(),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([zone, index, minutes]) => {
    const changes = changesOf(zone, 2021);
    const change = changes[index % changes.length]?.instant ?? 0;
    return { zone, instant: Math.floor(change / 60_000 + minutes) * 60_000 };
  });

/** A clock change of a zone, with the milliseconds ahead of UTC before and after it. */
export interface Change {
  readonly instant: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the changes of `zone` in the years `first` to `last`, by the oracle. */
export function changesOf(zone: string, first: number, last = first): Change[] {
  const { untils, offsets } = rulesOf(zone);
  return untils
    .map((until, i) => ({
      instant: Math.round(until / 1000) * 1000,
      before: toMillis(offsets[i]),
      after: toMillis(offsets[i + 1] ?? offsets[i]),
    }))
    .filter(({ before, after }) => before !== after)
    .filter(({ instant }) => instant >= Date.UTC(first, 0, 1) && instant < Date.UTC(last + 1, 0, 1));
}

/** Returns how many milliseconds `zone` is ahead of UTC at `instant`, by the oracle. */
export function expectedOffset(zone: string, instant: number): number {
  return toMillis(rulesOf(zone).utcOffset(instant));
}

/** Returns the instant of a date and clock time, and whether it exists once, twice or never, by the oracle. */
export function expectedInstant(date: string, clock: string, zone: string) {
  const local = Date.parse(`${date}T${clock}Z`);
  const year = Number(date.slice(0, 4));
  const gap = changesOf(zone, year - 1, year + 1).find(
    ({ instant, before, after }) => instant + before <= local && local < instant + after,
  );
  if (gap !== undefined) return { instant: local - gap.before, kind: 'gap' };
  const offsets = [-36, 0, 36].map((hours) => expectedOffset(zone, local + hours * 3_600_000));
  const instants = [...new Set(offsets)]
    .filter((offset) => expectedOffset(zone, local - offset) === offset)
    .map((offset) => local - offset);
  return { instant: Math.min(...instants), kind: instants.length > 1 ? 'overlap' : 'exact' };
}

/** Returns true if this machine, and with it Temporal, has the oracle's rules for `zone` in `year`. */
export function machineAgrees(zone: string, year: number): boolean {
  const start = Temporal.ZonedDateTime.from({ timeZone: 'UTC', year, month: 1, day: 1 }).withTimeZone(zone);
  const found: Change[] = [];
  let at: Temporal.ZonedDateTime | null = start;
  while (
    (at = at.getTimeZoneTransition('next')) !== null &&
    at.epochMilliseconds < Date.UTC(year + 1, 0, 1)
  ) {
    const before = at.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1e6;
    found.push({ instant: at.epochMilliseconds, before, after: at.offsetNanoseconds / 1e6 });
  }
  const hasExpectedStart = start.offsetNanoseconds / 1e6 === expectedOffset(zone, start.epochMilliseconds);
  return hasExpectedStart && JSON.stringify(found) === JSON.stringify(changesOf(zone, year));
}

/** All zone names in the oracle's data. */
export const oracleZones: readonly string[] = moment.tz.names();

function rulesOf(zone: string) {
  const rules = moment.tz.zone(zone);
  if (rules === null) throw new Error(`The oracle has no zone ${zone}.`);
  return rules;
}

/** Converts the oracle's minutes behind UTC. */
function toMillis(minutesBehind = 0): number {
  return 0 - Math.round(minutesBehind * 60) * 1000;
}
