import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { festivalTimestamps } from '../festival/days.ts';
import type { LineupFestival } from '../lineup/parsed-lineup.ts';
import { draftToEvent } from '../review/draft-to-event.ts';
import { addDays } from '../time/plain-date.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import { timestampToMillis } from '../timestamp.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';
import { bookBytes } from './testing/tables/table-file.ts';
import { type WrittenSet, writings } from './testing/tables/writings.ts';

interface LineupFile {
  readonly festival: { timezone: string; startDate: string; endDate: string; stages: string[] };
  readonly events: WrittenSet[];
}

const folder = env['LINEUPS_DIR'] ?? '';
const names = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));

/**
 * Real lineups in LINEUPS_DIR, if set, written as agencies would: each set is read with its correct instant, or blank.
 */
describe.skipIf(names.length === 0)('lineups of LINEUPS_DIR as tables', () => {
  it.each(names.flatMap((name) => Object.keys(writings).map((writing) => [name, writing] as const)))(
    'reads %s as %s',
    async (name, writing) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as LineupFile;
      const festival = { ...file.festival, dayStartsAt: '06:00', ...festivalTimestamps(file.festival) };
      const sets = withoutOverlaps(file.events);
      const sheets = writings[writing]?.(sets) ?? {};
      const reading = await parseAnyLineup(bookBytes(sheets), 'lineup.xlsx', festival);
      if (!reading.ok) throw new Error(reading.error);
      const read = reading.events.map((event) => shownAs(event, festival)).toSorted();
      expect(read).toEqual(sets.map(textOf).toSorted());
    },
  );
});

/** A timetable shows one set per stage at a time, in steps of five minutes. */
function withoutOverlaps(sets: readonly WrittenSet[]): readonly WrittenSet[] {
  const ends = new Map<string, string>();
  return sets
    .filter(
      ({ timeStart, timeEnd }) => Number(timeStart.slice(3)) % 5 === 0 && Number(timeEnd.slice(3)) % 5 === 0,
    )
    .toSorted((a, b) => `${a.date}${a.timeStart}`.localeCompare(`${b.date}${b.timeStart}`))
    .filter(({ stage, date, timeStart, timeEnd }) => {
      const end = timeEnd > timeStart ? `${date}${timeEnd}` : `${addDays(date, 1)}${timeEnd}`;
      if ((ends.get(stage) ?? '') > `${date}${timeStart}`) return false;
      ends.set(stage, end);
      return true;
    });
}

function textOf({ artistName, stage, date, timeStart, timeEnd }: WrittenSet): string {
  return [artistName.trim(), stage, date, timeStart, timeEnd].join(' | ');
}

function shownAs(values: Parameters<typeof draftToEvent>[0], festival: LineupFestival): string {
  const event = draftToEvent(values, festival);
  const start = wallClockOf(timestampToMillis(event.timeStart), festival.timezone);
  const end = wallClockOf(timestampToMillis(event.timeEnd), festival.timezone);
  return [event.artistName, event.stage, start.date, start.clock, end.clock].join(' | ');
}
