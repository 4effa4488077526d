import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { openFile } from '../open-file.ts';
import { parseAnyLineup } from '../parse-any-lineup.ts';
import { suggestMapping } from '../suggest-mapping.ts';

const folder = new URL('../testing/json-files/', import.meta.url);
const festival = sampleFestival();

/** The expected result of each file, one event per line; the file's name describes its shape. */
const readable: Readonly<Record<string, readonly string[]>> = {
  'acts-with-stage-name-and-iso-times.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15',
  ],
  'artist-and-stage-as-objects.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'artists-with-performances.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Night Ferry @ Barn 2025-07-05 12:00-12:45',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'calendar-with-resources.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'columns-by-row-number.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart splitDateTime, date splitDateTime, timeEnd splitDateTime]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart splitDateTime, date splitDateTime, timeEnd splitDateTime]',
  ],
  'dates-of-stages.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Lake Stage 2025-07-05 14:00-15:00',
    'Owl Parade @ Barn 2025-07-05 16:00-17:00',
  ],
  'days-counted-from-one.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [date dateFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [date dateFormat]',
  ],
  'days-with-events-by-stage-id.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15',
    'Low Tide @ Lake Stage 2025-07-05 14:00-15:00',
  ],
  'end-with-the-date-of-the-start.json': [
    'Night Ferry @ Lake Stage 2025-07-04 23:00-00:15 [timeEnd endBeforeStart]',
    'Low Tide @ Barn 2025-07-05 14:30-13:45 [timeEnd endBeforeStart]',
  ],
  'festival-dates-beside-the-sets.json': ['Night Ferry @ Lake Stage 2025-07-04 20:00-21:15'],
  'frab-schedule.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeEnd timeFormat]',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15 [timeEnd timeFormat]',
    'Owl Parade @ Barn 2025-07-06 01:00-02:30 [timeEnd timeFormat]',
  ],
  'french-keys.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
  'german-keys.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
  'graphql-edges.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'hours-past-midnight-in-words.json': [
    'Owl Parade @ Barn 2025-07-06 01:00-02:30 [timeStart splitDateTime, date splitDateTime, timeEnd hoursPastMidnight]',
    'Low Tide @ Barn 2025-07-05 22:00-? [timeStart timeFormat, date splitDateTime, timeEnd openEnd]',
  ],
  'hub-events-with-room-ids.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'lines-of-text.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Lake Stage 2025-07-04 21:30-22:30 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Owl Parade @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
  'list-of-stages-in-its-own-order.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [date dateFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [date dateFormat]',
  ],
  'lists-by-stage-name.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [date dateFormat]',
    'Low Tide @ Lake Stage 2025-07-05 14:00-15:00 [date dateFormat]',
    'Owl Parade @ Barn 2025-07-05 16:00-17:00 [date dateFormat]',
  ],
  'map-features.json': ['Night Ferry @ Lake Stage 2025-07-04 20:00-21:15'],
  'month-before-day.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart splitDateTime, date splitDateTime, timeEnd splitDateTime]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart splitDateTime, date splitDateTime, timeEnd splitDateTime]',
  ],
  'names-by-clock-time.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-? [date dateFormat]',
    'Low Tide @ Lake Stage 2025-07-04 21:30-? [date dateFormat]',
    'Owl Parade @ Barn 2025-07-04 22:30-? [date dateFormat]',
    'Óli & the Élan @ Barn 2025-07-05 14:00-? [date dateFormat]',
  ],
  'no-events.json': [],
  'one-day-only.json': [
    'Night Ferry @ Barn 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-04 22:00-23:00',
  ],
  'page-props.json': ['Night Ferry @ Lake Stage 2025-07-04 20:00-21:15'],
  'pretalx-talks.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'rows-of-cells.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'schema-org-festival.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'seconds-since-1970-and-stage-numbers.json': [
    'Night Ferry @ Barn 2025-07-04 20:00-21:15 [timeStart zoneConverted, date splitDateTime, timeEnd zoneConverted]',
    'Low Tide @ Lake Stage 2025-07-05 14:00-15:00 [timeStart zoneConverted, date splitDateTime, timeEnd zoneConverted]',
  ],
  'sets-by-artist.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
  'sets-by-their-id.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart splitDateTime, date splitDateTime, timeEnd splitDateTime]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart splitDateTime, date splitDateTime, timeEnd splitDateTime]',
  ],
  'specified-form.json': ['Night Ferry @ Lake Stage 2025-07-04 20:00-21:15'],
  'stages-of-weekdays.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [date dateFormat]',
    'Low Tide @ Lake Stage 2025-07-05 14:00-15:00 [date dateFormat]',
    'Owl Parade @ Barn 2025-07-05 16:00-17:00 [date dateFormat]',
  ],
  'stages-with-days-with-sets.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'table-records-with-fields.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeEnd timeFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeEnd timeFormat]',
  ],
  'the-same-sets-twice.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15',
    'Low Tide @ Barn 2025-07-05 14:00-15:00',
  ],
  'times-of-several-acts.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Barn 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Owl Parade @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
  'title-of-the-set-beside-its-artists.json': [
    'Night Ferry, Low Tide @ Barn 2025-07-04 20:00-21:15 [date dateFormat, timeEnd timeFormat]',
    'Owl Parade @ Lake Stage 2025-07-07 22:00-23:00 [date dateFormat, timeEnd timeFormat]',
  ],
  'weekdays-of-stages-with-ranges.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Lake Stage 2025-07-04 21:30-22:30 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Owl Parade @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
  'weekdays-in-two-letters.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [date dateFormat]',
    'Óli & the Élan @ Barn 2025-07-04 22:30-00:15 [date dateFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [date dateFormat]',
    'Owl Parade @ Barn 2025-07-06 16:00-17:00 [date dateFormat]',
  ],
  'wordpress-posts.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:15 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
    'Low Tide @ Barn 2025-07-05 14:00-15:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ],
};

/** Files with a lineup that the user should check before using it. */
const uncertain = new Set(['hours-past-midnight-in-words.json', 'names-by-clock-time.json']);

/** Files without a lineup, with the message shown. */
const refused: Readonly<Record<string, string>> = {
  'names-without-times.json': 'No sets were found in the file. Please choose what its columns stand for.',
  'nothing-in-it.json':
    'The file has no list of events: expected a list or an object with "events", found an object without "events"',
};

const bytesOf = (name: string) => readFileSync(new URL(name, folder));

describe('lineups in JSON of other programmes', () => {
  it.each(Object.entries(readable))('reads %s', async (name, lines) => {
    const reading = await parseAnyLineup(bytesOf(name), name, festival);
    expect(reading.ok ? reading.events.map(lineOf) : reading.error).toEqual(lines);
  });

  it.each(Object.keys(readable).filter((name) => name !== 'no-events.json'))(
    'knows whether %s has to be shown to a person first',
    async (name) => {
      const opening = await openFile(bytesOf(name), name);
      const isCertain = opening.ok && suggestMapping(opening.file, festival).isCertain;
      expect(isCertain).toBe(!uncertain.has(name));
    },
  );

  it.each(Object.entries(refused))('finds no lineup in %s', async (name, error) => {
    expect(await parseAnyLineup(bytesOf(name), name, festival)).toEqual({ ok: false, error });
  });

  it('has an expectation for every file', () => {
    const known = [...Object.keys(readable), ...Object.keys(refused)];
    expect(readdirSync(folder).toSorted()).toEqual(known.toSorted());
  });

  it('keeps ids, pictures and the words of the file', async () => {
    const objects = await parseAnyLineup(bytesOf('artist-and-stage-as-objects.json'), 'a.json', festival);
    expect(objects.ok && objects.events[0]?.imageURL).toBe('https://pictures.example/ferry.jpg');
    const frab = await parseAnyLineup(bytesOf('frab-schedule.json'), 'frab.json', festival);
    expect(frab.ok && frab.events.map(({ sourceId }) => sourceId)).toEqual(['11', '12', '13']);
    const german = await parseAnyLineup(bytesOf('german-keys.json'), 'g.json', festival);
    expect(german.ok && german.events[0]?.said).toEqual({
      date: 'Freitag',
      timeStart: '20.00 Uhr',
      timeEnd: '21.15 Uhr',
    });
  });

  it.each([
    ['days-with-events-by-stage-id.json', ['Barn', 'Lake Stage']],
    ['list-of-stages-in-its-own-order.json', ['Barn', 'Lake Stage']],
    ['frab-schedule.json', ['Lake Stage', 'Barn']],
    ['sets-by-artist.json', []],
  ])('takes the order of the stages from %s', async (name, stages) => {
    const reading = await parseAnyLineup(bytesOf(name), name, festival);
    expect(reading.ok && reading.stages).toEqual(stages);
  });

  it('takes no answer to whether there is a picture for its address', async () => {
    const sets = [
      { artist: 'Night Ferry', stage: 'Barn', start: '2025-07-04T20:00', end: '2025-07-04T21:00' },
    ];
    const shown = { data: { sets: sets.map((set) => ({ ...set, show_image_in_schedule: true })) } };
    const bytes = new TextEncoder().encode(JSON.stringify(shown));
    const reading = await parseAnyLineup(bytes, 'shown.json', festival);
    expect(reading.ok && reading.events).toMatchObject([{ imageURL: null, hints: [] }]);
  });

  it('numbers the sets in the order of the file', async () => {
    const reading = await parseAnyLineup(bytesOf('dates-of-stages.json'), 'a.json', festival);
    expect(reading.ok && reading.events.map(({ row }) => row)).toEqual([1, 2, 3]);
  });
});
