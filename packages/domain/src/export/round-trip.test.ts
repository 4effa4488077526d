import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artistRecordKeys } from '../artists/artist-record-keys.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { timestampFromMillis, timestampToMillis, type Timestamp } from '../timestamp.ts';
import { comeAgain, formats, setOf as setAt, type ReadFestival } from './testing/come-again.ts';
import { lineupCsv } from './write-csv.ts';
import { lineupJson } from './write-json.ts';

const festivalOf = (traits: Parameters<typeof sampleFestival>[0] = {}): ReadFestival => ({
  ...sampleFestival(traits),
  name: 'Salt & Lantern',
});

function setOf(
  id: string,
  artistName: string,
  stage: string,
  [date, timeStart, timeEnd]: readonly [date: string, start: string, end: string],
  festival: ReadFestival,
) {
  return setAt(id, artistName, stage, { date, timeStart, timeEnd }, festival);
}

const texts = fc
  .string({
    unit: fc.constantFrom('a', 'É', '日', '🎻', ',', ';', '"', "'", '=', '+', '-', '@', ' ', '1'),
    maxLength: 12,
  })
  .map((text) => `${text}x`.trim());
const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 5, 30, 59) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const lineups = fc.record({
  dayStartsAt: fc.constantFrom('00:00', '06:00', '09:30'),
  timezone: fc.constantFrom('Europe/Amsterdam', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'),
  rows: fc.array(
    fc.record({
      artist: texts,
      stage: fc.constantFrom('Lake Stage', 'Barn', '=Élan, "big"'),
      day: fc.integer({ min: 4, max: 7 }),
      start: clock,
      end: clock,
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

describe('a lineup that was exported and comes again', () => {
  it.each(formats)(
    'is all unchanged, each set known by its id, and nothing is guessed: %s',
    async (name, write) => {
      await fc.assert(
        fc.asyncProperty(lineups, async ({ dayStartsAt, timezone, rows }) => {
          const stages = ['Lake Stage', 'Barn', '=Élan, "big"'];
          const festival = festivalOf({ dayStartsAt, timezone, stages });
          const sets = rows.map(({ artist, stage, day, start, end }, place) =>
            setOf(`set${place}`, artist, stage, [`2025-07-0${day}`, start, end], festival),
          );
          const found = await comeAgain(name, write(sets, festival), sets, festival);
          expect(found).toEqual({
            kinds: sets.map(() => 'unchanged'),
            how: sets.map(() => 'id'),
            hints: [],
            leftOut: [],
          });
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each(formats)('keeps both nights of a clock change apart: %s', async (name, write) => {
    const traits = {
      timezone: 'Europe/Amsterdam',
      startDate: '2025-10-25',
      endDate: '2025-10-26',
      dayStartsAt: '06:00',
    };
    const festival = festivalOf(traits);
    const sets = [Date.UTC(2025, 9, 26, 0, 15), Date.UTC(2025, 9, 26, 1, 15)].map((start, place) => ({
      ...setOf(`set${place}`, `Act ${place}`, 'Barn', ['2025-10-25', '02:15', '02:45'], festival),
      timeStart: timestampFromMillis(start),
      timeEnd: timestampFromMillis(start + 30 * 60_000),
    }));
    const found = await comeAgain(name, write(sets, festival), sets, festival);
    expect(found.kinds).toEqual(['unchanged', 'unchanged']);
  });
});

/** Artists with typical values, including some that files do not contain. */
const artists = fc.record({
  country: fc.option(fc.constantFrom('NO', 'GB', 'CI')),
  genres: fc.option(fc.uniqueArray(texts, { maxLength: 4 })),
  shortText: fc.option(texts),
  longText: fc.option(fc.array(texts, { maxLength: 3 }).map((lines) => lines.join('\n'))),
  links: fc.option(
    fc
      .subarray(['website', 'instagram', 'x'] as const)
      .map((kinds): object =>
        Object.fromEntries(
          kinds.map((kind) => [kind, `https://${kind === 'website' ? 'a.example' : `${kind}.com`}/a`]),
        ),
      ),
  ),
  imageURL: fc.option(fc.constantFrom('https://images.example/a.jpg', '/api/files/a.jpg')),
  note: fc.option(texts),
});

describe('the artists of an exported lineup', () => {
  const festival = festivalOf();
  const artistOf = (id: string, name: string, values: object) => ({
    id,
    name,
    keys: [...artistRecordKeys({ name })],
    ...values,
    created_at: timestampFromMillis(0),
    updated_at: timestampFromMillis(0),
  });

  it.each(formats)('come again without a change: %s', async (name, write) => {
    await fc.assert(
      fc.asyncProperty(fc.array(artists, { minLength: 1, maxLength: 6 }), async (values) => {
        const stored = values.map((each, place) => artistOf(`a${place}`, `Artist ${place}`, each));
        const sets = values.map((_, place) => ({
          ...setOf(
            `set${place}`,
            `Act ${place}`,
            'Barn',
            ['2025-07-04', `1${place}:00`, `1${place}:30`],
            festival,
          ),
          artistIds: [`a${place}`],
        }));
        const found = await comeAgain(name, write(sets, festival, stored), sets, festival, stored);
        expect(found.hints).toEqual([]);
        expect(found.kinds).toEqual(sets.map(() => 'unchanged'));
        expect((found.artists ?? []).every(([kind, changes]) => kind === 'unchanged' && changes === 0)).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('are in the rows of their sets, those of a merged one too, and of several nowhere', () => {
    const kelp = artistOf('a', 'Kelp', {
      country: 'NO',
      links: { website: 'https://a.example' },
      note: 'Vegan',
    });
    const merged = { ...artistOf('b', 'Kelp3', {}), mergedInto: 'a' };
    const at = (id: string, hour: number, artistIds: string[]) => ({
      ...setOf(id, id, 'Barn', ['2025-07-04', `${hour}:00`, `${hour}:30`], festival),
      artistIds,
    });
    const csv = lineupCsv(
      [at('kelp', 18, ['a']), at('kelp3', 19, ['b']), at('both', 20, ['a', 'b'])],
      festival,
      [kelp, merged],
    );
    expect(csv.split('\r\n').map((line) => line.split(',').slice(7).join(','))).toEqual([
      'image,country,links',
      ',NO,https://a.example',
      ',NO,https://a.example',
      ',,',
      '',
    ]);
    expect(JSON.parse(lineupJson([at('kelp', 18, ['a'])], festival, [kelp]))).toMatchObject({
      events: [{ country: 'NO', links: ['https://a.example'] }],
    });
  });
});

describe('a lineup that was played', () => {
  const festival = festivalOf();
  const plan = setOf('kelp', 'Kelp', 'Barn', ['2025-07-04', '18:00', '19:00'], festival);
  const later = (at: Timestamp, minutes: number) =>
    timestampFromMillis(timestampToMillis(at) + minutes * 60_000);
  const kelp = {
    ...plan,
    timeStart: later(plan.timeStart, 10),
    timeEnd: later(plan.timeEnd, 10),
    startDelay: 10,
    endDelay: 10,
    actualStart: later(plan.timeStart, 12),
  };
  const owls = setOf('owls', 'Owl Parade', 'Barn', ['2025-07-04', '20:00', '21:00'], festival);

  it.each(formats)('comes again unchanged, also where its times were moved: %s', async (name, write) => {
    const sets = [kelp, owls];
    expect(await comeAgain(name, write(sets, festival), sets, festival)).toEqual({
      kinds: ['unchanged', 'unchanged'],
      how: ['id', 'id'],
      hints: [],
      leftOut: [],
    });
  });

  it('is exported with its plan and the actual times that were recorded', () => {
    expect(lineupCsv([kelp, owls], festival).split('\r\n')).toEqual([
      'id,artist,stage,start,end,status,replaced by,image,planned start,planned end,actual start,actual end',
      'kelp,Kelp,Barn,2025-07-04T18:10,2025-07-04T19:10,,,,2025-07-04T18:00,2025-07-04T19:00,2025-07-04T18:12,',
      'owls,Owl Parade,Barn,2025-07-04T20:00,2025-07-04T21:00,,,,2025-07-04T20:00,2025-07-04T21:00,,',
      '',
    ]);
    const [first, second] = (JSON.parse(lineupJson([kelp, owls], festival)) as { events: object[] }).events;
    expect(first).toEqual({
      id: 'kelp',
      artist: 'Kelp',
      stage: 'Barn',
      start: '2025-07-04T18:10:00+02:00',
      end: '2025-07-04T19:10:00+02:00',
      plannedStart: '2025-07-04T18:00:00+02:00',
      plannedEnd: '2025-07-04T19:00:00+02:00',
      actualStart: '2025-07-04T18:12:00+02:00',
    });
    expect(Object.keys(second ?? {})).toEqual(['id', 'artist', 'stage', 'start', 'end']);
  });

  it.each(formats)('is exported as before where nothing was noted: %s', (_, write) => {
    const cleared = { ...owls, actualStart: null, actualEnd: null, startDelay: 0, endDelay: null };
    expect(write([cleared], festival)).toEqual(write([owls], festival));
  });
});

describe('an exported lineup', () => {
  const festival = festivalOf({ dayStartsAt: '06:00' });
  const sets = [
    {
      ...setOf('late', '=HYPERLINK("x")', 'Barn', ['2025-07-04', '01:30', '02:30'], festival),
      status: 'replaced' as const,
      replacedBy: 'Night Ferry',
      note: 'Pays late',
      imageURL: 'https://images.example/late.jpg',
    },
    {
      ...setOf('early', 'Owl Parade', 'Lake Stage', ['2025-07-04', '20:00', '21:00'], festival),
      imageURL: '/api/files/owl.jpg',
    },
  ];

  it('has its sets by their start, with instants, and without notes and addresses of the portal alone', () => {
    expect(JSON.parse(lineupJson(sets, festival))).toEqual({
      festival: 'Salt & Lantern',
      timezone: 'Europe/Amsterdam',
      stages: ['Lake Stage', 'Barn'],
      events: [
        {
          id: 'early',
          artist: 'Owl Parade',
          stage: 'Lake Stage',
          start: '2025-07-04T20:00:00+02:00',
          end: '2025-07-04T21:00:00+02:00',
        },
        {
          id: 'late',
          artist: '=HYPERLINK("x")',
          stage: 'Barn',
          start: '2025-07-05T01:30:00+02:00',
          end: '2025-07-05T02:30:00+02:00',
          status: 'replaced',
          replacedBy: 'Night Ferry',
          image: 'https://images.example/late.jpg',
        },
      ],
    });
  });

  it('has no formula for a spreadsheet program', () => {
    expect(lineupCsv(sets, festival).split('\r\n')).toEqual([
      'id,artist,stage,start,end,status,replaced by,image',
      'early,Owl Parade,Lake Stage,2025-07-04T20:00,2025-07-04T21:00,,,',
      `late,"'=HYPERLINK(""x"")",Barn,2025-07-05T01:30,2025-07-05T02:30,replaced,Night Ferry,https://images.example/late.jpg`,
      '',
    ]);
  });
});
