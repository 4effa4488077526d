import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { festivalTimestamps } from '@lineup/domain';
import { parseAnyLineup } from '@lineup/domain/reading';
import type { PublicProfile, PublicRelease } from '@lineup/domain/release';
import { describe, expect, it } from 'vitest';
import { picturePath } from '../../http.ts';
import { at, festival, goneOf, releaseOf, setOf } from '../testing/sample-release.ts';
import { lineupJson } from './lineup-json.ts';
import { publishedSchema, type PublicLineup } from './lineup-schema.ts';

const page = 'https://lineup.example/lineup/salt-and-lantern';
const schemaAddress = 'https://lineup.example/lineup-schema.json';

const ajv = new Ajv2020({ allErrors: true, strict: true });
addFormats(ajv);
const schema = JSON.parse(publishedSchema(schemaAddress)) as Readonly<Record<string, unknown>>;
const validate = ajv.compile(schema);

function jsonOf(release = releaseOf([setOf()])): PublicLineup {
  return JSON.parse(lineupJson(release, page, schemaAddress)) as PublicLineup;
}

const kelp = setOf({
  id: 'kelp',
  number: 2,
  name: null,
  artist: null,
  stage: 'barn',
  day: null,
  start: null,
  end: null,
});
const full = releaseOf([setOf({ status: 'replaced', replacedBy: 'Night Ferry' }), kelp], {
  gone: [goneOf({ id: 'tide', number: 3 })],
  changes: [
    {
      kind: 'moved',
      id: 'owl',
      name: 'Owl Parade',
      stage: 'Pier',
      day: '2026-07-03',
      start: at('2026-07-03', '20:00'),
      end: at('2026-07-03', '21:00'),
      was: { name: 'Owl Parade', stage: 'Barn', day: '2026-07-03', start: null, end: null },
    },
    { kind: 'removed', id: 'tide', name: null, stage: null, day: null, start: null, end: null, was: null },
  ],
});

const owl: PublicProfile = {
  id: 'artist-owl',
  values: {
    name: 'Owl Parade',
    sortName: 'Owl',
    country: 'NO',
    genres: ['Ambient'],
    shortText: 'Late.',
    longText: 'Very late.',
    links: { website: 'https://owl.example' },
    focalPoint: { x: 0.5, y: 0 },
    imageCredit: 'Kim',
  },
  pictures: [
    { width: 160, sha256: 'a'.repeat(64) },
    { width: 0, sha256: 'b'.repeat(64) },
  ],
};
const withProfile = releaseOf([setOf({ profiles: ['artist-owl'] }), kelp], { profiles: [owl] });

describe('lineup.json', () => {
  it.each([
    ['with everything', full],
    ['with a profile', withProfile],
    ['with nothing', releaseOf([], { stages: [] })],
    ['withdrawn', releaseOf([], { state: 'withdrawn', gone: [goneOf()] })],
    [
      'planned, and late',
      releaseOf([], { release: { ...full.release, plannedFor: at('2026-05-01', '12:00'), late: true } }),
    ],
  ])('is what its published schema says: %s', (_, release) => {
    expect(validate(jsonOf(release)) || validate.errors).toBe(true);
  });

  it('has instants by the clocks of the festival, and says whose feed is where', () => {
    const lineup = jsonOf(full);
    expect(lineup.sets[0]).toEqual({
      id: 'owl',
      number: 1,
      guid: '0d6ecefc-925d-53bf-a085-26dda0a4f5b3',
      name: 'Owl Parade',
      artistIds: ['owl-parade'],
      stageId: 'pier',
      day: '2026-07-03',
      start: '2026-07-03T20:00:00+02:00',
      end: '2026-07-03T21:00:00+02:00',
      status: 'replaced',
      replacedBy: 'Night Ferry',
      sequence: 100,
      changedAt: '2026-06-01T12:00:00+02:00',
    });
    expect(lineup.sets[1]).toMatchObject({
      name: null,
      artistIds: [],
      stageId: 'barn',
      day: null,
      start: null,
    });
    expect(lineup.artists).toEqual([
      { id: 'owl-parade', name: 'Owl Parade', calendar: `${page}/artists/owl-parade.ics`, profileIds: [] },
    ]);
    expect(lineup.stages.map(({ calendar }) => calendar)).toEqual([
      `${page}/stages/pier.ics`,
      `${page}/stages/barn.ics`,
    ]);
    expect(lineup.changes.map(({ kind, setId, was }) => [kind, setId, was?.stage])).toEqual([
      ['moved', 'owl', 'Barn'],
      ['removed', 'tide', undefined],
    ]);
  });

  it('has the profiles of artists, and who plays under which name', () => {
    const { profiles, artists } = jsonOf(withProfile);
    expect(profiles).toEqual([
      {
        ...owl.values,
        id: 'artist-owl',
        pictures: [
          { address: `${page}/pictures/${'a'.repeat(64)}`, width: 160 },
          { address: `${page}/pictures/${'b'.repeat(64)}`, width: null },
        ],
      },
    ]);
    expect(artists.map(({ profileIds }) => profileIds)).toEqual([['artist-owl']]);
  });

  it('is read into the same sets with profiles as without', async () => {
    const timetable = [1, 2, 3].map((number) =>
      setOf({
        id: `set-${number}`,
        number,
        name: `Owl Parade ${number}`,
        artist: `owl-parade-${number}`,
        profiles: ['artist-owl'],
        start: at('2026-07-03', `1${number}:00`),
        end: at('2026-07-03', `1${number}:45`),
      }),
    );
    const read = async (release: PublicRelease) => {
      const bytes = new TextEncoder().encode(lineupJson(release, page, schemaAddress));
      const { timezone, days, dayStartsAt } = festival;
      const found = await parseAnyLineup(bytes, 'lineup.json', {
        timezone,
        dayStartsAt,
        ...festivalTimestamps({ startDate: days[0] ?? '', endDate: days.at(-1) ?? '', timezone }),
        stages: ['Pier', 'Barn'],
      });
      return found.ok ? found.events : found;
    };
    const events = await read(releaseOf(timetable, { profiles: [owl] }));
    expect(events).toHaveLength(3);
    const unlinked = timetable.map((set) => ({ ...set, profiles: undefined }));
    expect(events).toEqual(await read(releaseOf(unlinked)));
  });

  it('says where the picture of the festival is', () => {
    const cover = 'a'.repeat(64);
    const lineup = jsonOf(releaseOf([], { festival: { ...festival, cover } }));
    expect(lineup.festival.cover).toBe(`https://lineup.example${picturePath('salt-and-lantern', cover)}`);
    expect(validate(lineup)).toBe(true);
  });

  it('says how the festival presents itself', () => {
    const look = {
      accentColor: '#8a1c5b',
      logo: { sha256: 'a'.repeat(64), width: 480, height: 120 },
      pageLinks: [{ label: 'Tickets', url: 'https://tickets.example' }],
      pageNote: 'Gates open at 10.',
    };
    const lineup = jsonOf(releaseOf([], { festival: { ...festival, ...look } }));
    expect(lineup.festival.look).toEqual({
      accentColor: '#8a1c5b',
      logo: { address: `${page}/pictures/${'a'.repeat(64)}`, width: 480, height: 120 },
      links: [{ text: 'Tickets', address: 'https://tickets.example' }],
      note: 'Gates open at 10.',
    });
    expect(validate(lineup)).toBe(true);
  });

  it('has as gone what is gone, and not what only left a calendar', () => {
    const gone = [goneOf({ id: 'tide', number: 3 }), goneOf({ id: 'kelp', number: 2 })];
    expect(jsonOf({ ...full, gone }).gone.map(({ id }) => id)).toEqual(['tide']);
  });

  it('names the zone as other programs know it', () => {
    const planned = { ...festival, timezone: 'Europe/Amsterdam@7200' };
    expect(jsonOf(releaseOf([], { festival: planned })).festival.timezone).toBe('Europe/Amsterdam');
  });
});

/** Copies of the file with one extra field somewhere, keyed by its path. */
function withMore(value: unknown, path = '$'): [string, (root: unknown) => unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const below = entries.flatMap(([key, part]) =>
    withMore(part, `${path}.${key}`).map(([where, add]): [string, (root: unknown) => unknown] => [
      where,
      (root) => {
        const copy = structuredClone(root) as Record<string, unknown>;
        copy[key] = add(copy[key]);
        return copy;
      },
    ]),
  );
  if (Array.isArray(value)) return below;
  return [[path, (root) => ({ ...(root as object), more: 1 })], ...below];
}

describe('the published schema', () => {
  it('is of the draft it names, and says of every part what it is', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: schemaAddress,
      title: 'Festival lineup',
    });
    expect(undescribed(schema)).toEqual([]);
  });

  it.each(withMore(jsonOf(full)))('refuses a field that it does not know: %s', (_, add) => {
    expect(validate(add(jsonOf(full)))).toBe(false);
  });

  it.each([
    ['a time without offset', { publishedAt: '2026-07-03T20:00:00' }],
    ['a time in UTC', { publishedAt: '2026-07-03T20:00:00Z' }],
    ['a number that is none', { number: '3' }],
  ])('refuses %s', (_, fields) => {
    const lineup = jsonOf(full);
    expect(validate({ ...lineup, release: { ...lineup.release, ...fields } })).toBe(false);
  });
});

/** Returns the paths of the fields without a description. */
function undescribed(part: unknown, path = '$'): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, items, anyOf } = part as Readonly<Record<string, unknown>>;
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, object>>);
  return [
    ...fields.flatMap(([name, field]) =>
      isDescribed(field) ? undescribed(field, `${path}.${name}`) : [`${path}.${name}`],
    ),
    ...undescribed(items, `${path}[]`),
    ...(Array.isArray(anyOf) ? anyOf.flatMap((each) => undescribed(each, path)) : []),
  ];
}

function isDescribed(field: object): boolean {
  const { description, anyOf } = field as {
    description?: string;
    anyOf?: readonly { description?: string }[];
  };
  return description !== undefined || anyOf?.some((each) => each.description !== undefined) === true;
}

describe('a gone set', () => {
  it('that never had a public time is told by its id, with null for its times', () => {
    const json = jsonOf(releaseOf([], { gone: [goneOf({ id: 'tide', start: null, end: null, feeds: [] })] }));
    expect(json.gone).toMatchObject([{ id: 'tide', start: null, end: null }]);
    expect(validate(json)).toBe(true);
  });

  it('has its times in the same form as sets and changes: required, and null where they are not told', () => {
    const times = timesOf(schema);
    expect(times.map(({ path }) => path)).toEqual(
      ['sets[]', 'gone[]', 'changes[]', 'changes[].was'].flatMap((path) => [`${path}.start`, `${path}.end`]),
    );
    for (const { path, isRequired, types } of times) {
      expect([path, isRequired, types]).toEqual([path, true, ['string', 'null']]);
    }
  });

  it('that had a public time is read by programs that know only the schema of before', () => {
    const before = structuredClone(schema) as Record<string, { gone: { items: { properties: object } } }>;
    Object.assign(before['properties']?.gone.items.properties ?? {}, {
      start: { type: 'string', format: 'date-time' },
      end: { type: 'string', format: 'date-time' },
    });
    const validateBefore = new Ajv2020({ formats: { 'date-time': true, uri: true, uuid: true } }).compile({
      ...before,
      $id: 'https://lineup.example/before.json',
    });
    expect(validateBefore(jsonOf(full)) || validateBefore.errors).toBe(true);
    const untimed = jsonOf({ ...full, gone: [goneOf({ id: 'tide', start: null, end: null })] });
    expect(validateBefore(untimed)).toBe(false);
  });
});

interface Part {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
}

/** Returns all fields of the schema named `start` or `end`. */
function timesOf(
  part: Part,
  path = '',
): { readonly path: string; readonly isRequired: boolean; readonly types: readonly unknown[] }[] {
  const fields = Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (name !== 'start' && name !== 'end') return timesOf(field, here);
    const types = (field.anyOf ?? [field]).map(({ type }) => type);
    return [{ path: here, isRequired: part.required?.includes(name) === true, types }];
  });
  const others = (part.anyOf ?? []).flatMap((each) => timesOf(each, path));
  return [...fields, ...others, ...(part.items === undefined ? [] : timesOf(part.items, `${path}[]`))];
}
