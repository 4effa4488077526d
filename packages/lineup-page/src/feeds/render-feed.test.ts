import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { encodePicks } from '../pick-codes.ts';
import { renderFeed, renderSchema } from './render-feed.ts';
import { at, festival, goneOf, place, releaseOf, setOf } from './testing/sample-release.ts';

const release = releaseOf([
  setOf(),
  setOf({
    id: 'kelp',
    number: 2,
    name: '=HYPERLINK("x"), "Kelp"',
    artist: 'kelp',
    stage: 'barn',
    start: at('2026-07-04', '01:30'),
    end: at('2026-07-04', '03:00'),
    status: 'replaced',
    replacedBy: 'Night Ferry',
  }),
  setOf({ id: 'tba', number: 3, name: null, artist: null, stage: null, day: null, start: null, end: null }),
]);

const paths = [
  ['lineup.json', 'application/json; charset=utf-8'],
  ['lineup.ics', 'text/calendar; charset=utf-8'],
  ['lineup.csv', 'text/csv; charset=utf-8'],
  ['schedule.xml', 'application/xml; charset=utf-8'],
  ['schedule.json', 'application/json; charset=utf-8'],
  ['stages/pier.ics', 'text/calendar; charset=utf-8'],
  ['artists/kelp.ics', 'text/calendar; charset=utf-8'],
] as const;

describe('a feed', () => {
  it.each(paths)('is found at its address, for pages of other hosts as well: %s', (path, contentType) => {
    const file = renderFeed(release, place, path);
    expect(file).toMatchObject({ contentType, cors: true });
    expect(file?.fileName).toBe(`salt-and-lantern-${path.replaceAll('/', '-')}`);
  });

  it.each(paths)('is the same, byte for byte, of the same release: %s', (path) => {
    expect(renderFeed(structuredClone(release), place, path)).toEqual(renderFeed(release, place, path));
  });

  it.each([
    '',
    'lineup',
    'lineup.xml',
    'stages/pier',
    'stages/none.ics',
    'artists/../lineup.ics',
    'constructor',
  ])('is nowhere else: %j', (path) => {
    expect(renderFeed(release, place, path)).toBeNull();
  });

  it('of picks has those sets, and what became of them, wherever they move', () => {
    const code = encodePicks([1, 9]);
    const calendar = (of: typeof release) => {
      const file = renderFeed(of, place, `picks/${code}.ics`);
      expect(file).toMatchObject({
        contentType: 'text/calendar; charset=utf-8',
        cors: true,
        fileName: 'salt-and-lantern-picks.ics',
      });
      const events = (file?.body ?? '').split('BEGIN:VEVENT').slice(1);
      return events.map((event) => [/UID:(\S+)@/u.exec(event)?.[1], event.includes('STATUS:CANCELLED')]);
    };
    const [first] = release.sets;
    expect(calendar(release)).toEqual([[first?.id, false]]);
    const gone = goneOf({ id: 'ninth', number: 9 });
    expect(calendar({ ...release, gone: [gone, goneOf({ id: 'other', number: 8 })] })).toContainEqual([
      'ninth',
      true,
    ]);
    expect(calendar({ ...release, sets: [] })).toEqual([]);
  });

  it.each([
    'picks/.ics',
    'picks/x12.ics',
    'picks/d%.ics',
    `picks/b${'A'.repeat(1001)}.ics`,
    'picks/d_.ics/x',
  ])('of picks is not at %s', (path) => {
    expect(renderFeed(release, place, path)).toBeNull();
  });

  it('is saved under no name that the release does not have', () => {
    const withdrawn = releaseOf([], { state: 'withdrawn', gone: [goneOf()] });
    expect(renderFeed(withdrawn, place, 'artists/owl-parade.ics')).not.toHaveProperty('fileName');
    expect(renderFeed(withdrawn, place, 'lineup.ics')).toHaveProperty('fileName');
  });

  it.each(paths)('has nothing of what is gone but that it is: %s', (path) => {
    const gone = [goneOf({ feeds: ['stages/pier', 'artists/kelp'] })];
    const body = renderFeed(releaseOf([], { state: 'withdrawn', gone }), place, path)?.body;
    expect(body).not.toContain('Owl Parade');
    expect(body?.includes('STATUS:CANCELLED')).toBe(path.endsWith('.ics'));
  });
});

describe('lineup.csv', () => {
  it('is read by another library as it was written, and has no formula', () => {
    const { data, errors } = Papa.parse(renderFeed(release, place, 'lineup.csv')?.body ?? '', {
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      ['id', 'artist', 'stage', 'day', 'start', 'end', 'status', 'replaced by'],
      [
        'owl',
        'Owl Parade',
        'Pier',
        '2026-07-03',
        '2026-07-03T20:00:00+02:00',
        '2026-07-03T21:00:00+02:00',
        'confirmed',
        '',
      ],
      [
        'kelp',
        `'=HYPERLINK("x"), "Kelp"`,
        'Barn',
        '2026-07-03',
        '2026-07-04T01:30:00+02:00',
        '2026-07-04T03:00:00+02:00',
        'replaced',
        'Night Ferry',
      ],
      ['tba', 'To be announced', '', '', '', '', 'confirmed', ''],
    ]);
  });

  it('is quoted as papaparse quotes', () => {
    const stages = [{ slug: 'pier', name: 'Élan, "big"', colour: 0 }];
    const body = renderFeed(
      releaseOf([setOf({ name: 'two\nlines' })], { stages, festival }),
      place,
      'lineup.csv',
    )?.body;
    const { data } = Papa.parse(body ?? '', { skipEmptyLines: true });
    expect(body).toBe(`\uFEFF${Papa.unparse(data)}\r\n`);
  });
});

describe('the schema of lineup.json', () => {
  it('is published under its own address', () => {
    const { contentType, body, cors } = renderSchema(place.origin);
    expect([contentType, cors]).toEqual(['application/schema+json; charset=utf-8', true]);
    expect(JSON.parse(body)).toMatchObject({ $id: 'https://lineup.example/lineup-schema.json' });
    const lineup = JSON.parse(renderFeed(release, place, 'lineup.json')?.body ?? '') as { $schema: string };
    expect(lineup.$schema).toBe('https://lineup.example/lineup-schema.json');
  });
});
