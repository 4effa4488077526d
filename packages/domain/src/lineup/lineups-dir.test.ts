import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { festivalTimestamps } from '../festival/days.ts';
import { draftToEvent } from '../review/draft-to-event.ts';
import { suggestFixes } from '../review/fixes/suggest-fixes.ts';
import { createReviewer } from '../review/review-rules.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import { timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import { parseLineup } from './parse-lineup.ts';

interface LineupFile {
  readonly festival: { timezone: string; startDate: string; endDate: string; stages: string[] };
  readonly events: { date: string; timeStart: string; timeEnd: string }[];
}

const own = fileURLToPath(new URL('../../../../e2e/lineups/', import.meta.url));
const files = [own, env['LINEUPS_DIR'] ?? ''].filter(Boolean).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, path: join(folder, name) })),
);

/**
 * Parses the invented lineups, and the real ones in LINEUPS_DIR if it is set: completely, and with no event an hour
 * off.
 */
describe('the lineups of the browser tests and of LINEUPS_DIR', () => {
  it.each(files.flatMap((file) => ['00:00', '06:00'].map((dayStartsAt) => ({ ...file, dayStartsAt }))))(
    'reads $name with days from $dayStartsAt',
    ({ path, dayStartsAt }) => {
      const bytes = readFileSync(path);
      const file = JSON.parse(bytes.toString('utf8')) as LineupFile;
      const festival = { ...file.festival, dayStartsAt, ...festivalTimestamps(file.festival) };
      const reading = parseLineup(bytes, festival);
      if (!reading.ok) throw new Error(reading.error);
      const review = createReviewer(festival, festival.stages);
      expect(reading.events.flatMap(review)).toEqual([]);
      const drafts = reading.events.map((event, place) => ({
        ...event,
        id: `event-${place + 1}`,
        createdAt: timestampFromMillis(0),
      }));
      expect(suggestFixes(drafts, { ...festival, openHours: [] })).toEqual([]);
      const shown = reading.events.map((values) => {
        const event = draftToEvent(values, festival);
        const start = wallClockOf(timestampToMillis(event.timeStart), festival.timezone);
        const end = wallClockOf(timestampToMillis(event.timeEnd), festival.timezone);
        return { date: start.date, timeStart: start.clock, timeEnd: end.clock };
      });
      expect(shown).toEqual(
        file.events.map(({ date, timeStart, timeEnd }) => ({ date, timeStart, timeEnd })),
      );
    },
  );
});
