// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import {
  storedArtistKeys,
  eventTimestamps,
  festivalTimestamps,
  timestampFromMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { parseAnyLineup } from '@lineup/domain/reading';
import { freezeLineup, makePublicRelease, type PublicRelease } from '@lineup/domain/release';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { renderFeed, renderSchema } from './render-feed.ts';
import { CalendarStore } from './testing/calendar-store.ts';
import { place } from './testing/sample-release.ts';

interface LineupFile {
  readonly festival: {
    name: string;
    timezone: string;
    startDate: string;
    endDate: string;
    stages: string[];
  };
}

const folder = env['LINEUPS_DIR'] ?? '';
const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
const stamp = timestampFromMillis(0);

async function releaseOf(file: string): Promise<PublicRelease> {
  const bytes = readFileSync(join(folder, file));
  const { festival: own } = JSON.parse(bytes.toString('utf8')) as LineupFile;
  const stored = {
    dayStartsAt: '06:00',
    location: 'Here',
    imageURL: null,
    created_at: stamp,
    updated_at: stamp,
  };
  const festival: Festival = { id: 'festival1', ...stored, ...own, ...festivalTimestamps(own) };
  const read = await parseAnyLineup(bytes, file, festival);
  if (!read.ok) throw new Error(read.error);
  const sets = read.events.map(({ artistName, stage, ...times }, index): LineupEvent => {
    const { date, timeStart, timeEnd } = eventTimestamps(times, festival);
    return { id: `set${index}`, artistName, stage, date, timeStart, timeEnd };
  });
  const release = {
    id: 'release1',
    number: 1,
    publishedAt: Date.UTC(2026, 0),
    plannedFor: null,
    late: false,
  };
  const frozen = freezeLineup(festival, sets);
  return makePublicRelease(frozen, null, { release, now: release.publishedAt, state: 'published' }).public;
}

function bodyOf(release: PublicRelease, path: string): string {
  const file = renderFeed(release, place, path);
  if (file === null) throw new Error(`There is no ${path}.`);
  return file.body;
}

describe.skipIf(files.length === 0)('the feeds of a lineup of LINEUPS_DIR', () => {
  it.each(files)('have all of its sets: %s', async (file) => {
    const release = await releaseOf(file);
    const count = release.sets.length;
    expect(count).toBeGreaterThan(200);

    const store = new CalendarStore();
    store.take(bodyOf(release, 'lineup.ics'));
    expect(store.shown()).toHaveLength(count);
    const stages = release.stages.map(({ slug }) => {
      const ofStage = new CalendarStore();
      ofStage.take(bodyOf(release, `stages/${slug}.ics`));
      return ofStage.shown();
    });
    expect(stages.flat().sort()).toEqual(store.shown());

    const schedule = new DOMParser().parseFromString(bodyOf(release, 'schedule.xml'), 'application/xml');
    const slugs = Array.from(schedule.querySelectorAll('event > slug'), ({ textContent }) => textContent);
    expect(new Set(slugs).size).toBe(count);

    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const validate = ajv.compile(JSON.parse(renderSchema(place.origin).body) as object);
    expect(validate(JSON.parse(bodyOf(release, 'lineup.json'))) || validate.errors).toBe(true);
  });

  it.each(files)('are read by the portal as they were: %s', async (file) => {
    const release = await releaseOf(file);
    const { festival, stages, sets } = release;
    const dates = {
      timezone: festival.timezone,
      startDate: festival.days[0] ?? '',
      endDate: festival.days.at(-1) ?? '',
    };
    const reading = { ...festival, ...festivalTimestamps(dates), stages: stages.map(({ name }) => name) };
    const names = new Map(stages.map(({ slug, name }) => [slug, name]));
    // An artist whose name has two spellings is read under one of them.
    const keyOf = (name: string | null) => storedArtistKeys(name ?? '').whole;
    const published = sets.map(({ name, stage, day, start, end }) => [
      keyOf(name),
      names.get(stage ?? ''),
      day,
      start,
      end,
    ]);
    for (const path of ['lineup.json', 'lineup.csv', 'schedule.json']) {
      const read = await parseAnyLineup(new TextEncoder().encode(bodyOf(release, path)), path, reading);
      if (!read.ok) throw new Error(read.error);
      const again = read.events.map(({ artistName, stage, date, timeStart, timeEnd }) => {
        const times = eventTimestamps({ date, timeStart, timeEnd }, festival);
        return [keyOf(artistName), stage, date, times.timeStart.seconds * 1000, times.timeEnd.seconds * 1000];
      });
      expect(sorted(again)).toEqual(sorted(published));
    }
  });
});

function sorted(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
