import { describe, expect, it, test } from 'vitest';
import type { ArtistTexts } from '../../entities/artist-columns.ts';
import type { Artist } from '../../entities/artist.ts';
import type { ArtistValues } from '../../entities/artist-fields.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { artistRecordKeys } from '../artist-record-keys.ts';
import { artistsToWrite, planArtists, type ArtistContext } from './plan-artists.ts';
import type { ArtistRow } from './said-artists.ts';

const at = timestampFromMillis(0);
const stored = (id: string, values: ArtistValues): Artist => ({
  ...values,
  id,
  keys: [...artistRecordKeys(values)],
  created_at: at,
  updated_at: at,
});
let rowNumber = 0;
const row = (artistName: string, artist?: ArtistTexts, artistEdits?: ArtistTexts): ArtistRow => {
  rowNumber += 1;
  return {
    id: `d${rowNumber}`,
    artistName,
    ...(artist && { artist }),
    ...(artistEdits && { artistEdits }),
  };
};
const context = (artists: readonly Artist[] = [], linked: Record<string, string[]> = {}): ArtistContext => ({
  artists,
  linked: new Map(Object.entries(linked)),
});

/** Whose word counts for the country of an artist who has `portal`, of whom the last import said `said` and took `taken`. */
function decided(file: ArtistRow, portal: string | null, said?: string, taken?: string) {
  const artist = stored('a', { name: 'Oma Kelp', country: portal });
  const base =
    said === undefined
      ? null
      : { a: { said: { country: said }, ...(taken !== undefined && { taken: { country: taken } }) } };
  const [planned] = planArtists([file], context([artist]), base).artists;
  return [planned?.kind, ...(planned?.changes ?? []).map(({ key, from }) => `${key} ${from}`)];
}

describe('a field of an artist that', () => {
  const file = (country: string) => row('Oma Kelp', { country });
  it.each([
    ['is the same on both sides', file('NO'), 'NO', undefined, undefined, ['unchanged']],
    ['the artist lacks', file('NO'), null, undefined, undefined, ['changed', 'country file']],
    ['differs, by an unknown side', file('NO'), 'SE', undefined, undefined, ['changed', 'country ask']],
    ['only the file has changed', file('NO'), 'SE', 'SE', undefined, ['changed', 'country file']],
    ['only the portal has changed', file('NO'), 'SE', 'NO', undefined, ['unchanged', 'country portal']],
    ['the portal has taken out', file('NO'), null, 'NO', undefined, ['unchanged', 'country portal']],
    ['both have changed', file('NO'), 'SE', 'DK', undefined, ['changed', 'country ask']],
    ['the review mended the last time', file('NO'), 'SE', 'NO', 'SE', ['unchanged', 'country portal']],
    [
      'the review mends now',
      row('Oma Kelp', { country: 'XY' }, { country: 'NO' }),
      'SE',
      'XY',
      'SE',
      ['changed', 'country file'],
    ],
    [
      'the review takes out',
      row('Oma Kelp', { country: 'NO' }, { country: '' }),
      'SE',
      'SE',
      undefined,
      ['unchanged'],
    ],
    ['no artist can have', file('Ruritania'), 'SE', 'SE', undefined, ['unchanged', 'country portal']],
  ] as const)('%s', (_, said, portal, before, taken, expected) => {
    expect(decided(said, portal, before, taken)).toEqual(expected);
  });
});

test('links are merged by their kinds, and none is lost', () => {
  const artist = stored('a', {
    name: 'Oma Kelp',
    links: { website: 'https://a.example', x: 'https://x.com/kelp' },
  });
  const links = 'https://b.example\nhttps://youtu.be/kelp\nkelp';
  const plan = planArtists([row('Oma Kelp', { links })], context([artist]), null, {
    'oma kelp': { 'links.website': 'file' },
  });
  expect(plan.artists[0]?.changes.map(({ key, from }) => [key, from])).toEqual([
    ['links.website', 'file'],
    ['links.youtube', 'file'],
    ['links', 'portal'],
  ]);
  expect(artistsToWrite(plan, null, () => 'n').updates).toMatchObject([
    {
      fields: {
        links: { website: 'https://b.example', x: 'https://x.com/kelp', youtube: 'https://youtu.be/kelp' },
      },
    },
  ]);
});

describe('rows of a file', () => {
  it('create an artist of what they say together, the first of them first', () => {
    const rows = [
      row('Oma Kelp (live)', { country: 'NO' }),
      row('Heron'),
      row('OMA KELP', { country: 'SE', genres: 'Dub, Folk', shortText: 'x'.repeat(501) }),
    ];
    const plan = planArtists(rows, context(), null);
    expect(plan).toMatchObject({ created: 1, changed: 0, open: 0 });
    expect(plan.artists).toMatchObject([
      { rows: [rows[0]?.id, rows[2]?.id], differing: [{ column: 'country', texts: ['NO', 'SE'] }] },
    ]);
    expect(artistsToWrite(plan, null, () => 'n')).toEqual({
      creates: [{ id: 'n', values: { name: 'Oma Kelp (live)', country: 'NO', genres: ['Dub', 'Folk'] } }],
      updates: [],
      pictures: [],
      base: { n: { said: { country: 'NO', genres: 'Dub, Folk', shortText: 'x'.repeat(501) } } },
    });
  });

  it('of several spellings are of the one artist that has them', () => {
    const artist = stored('a', { name: 'Oma Kelp', spellings: ['Kelp3'] });
    const plan = planArtists(
      [row('Kelp3', { country: 'NO' }), row('Oma Kelp', { genres: 'Dub' })],
      context([artist]),
      null,
    );
    expect(artistsToWrite(plan, null, () => 'n').updates).toMatchObject([
      { artist: { id: 'a' }, fields: { country: 'NO', genres: ['Dub'] } },
    ]);
  });

  it('go to the artist that the sets of the name are linked to, also through a merge', () => {
    const into = stored('b', { name: 'Kelp Collective' });
    const merged = { ...stored('a', { name: 'Oma Kelp' }), keys: [], mergedInto: 'b' };
    const plan = planArtists(
      [row('Oma Kelp', { country: 'NO' })],
      context([into, merged], { 'oma kelp': ['a'] }),
      null,
    );
    expect(plan.artists[0]?.artist?.id).toBe('b');
  });

  const both = [stored('a', { name: 'Tide' }), stored('b', { name: 'Tide' })];
  it.each([
    ['Oma Kelp b2b Owl', 'several', context()],
    ['Oma Kelp & Tide', 'several', context(both)],
    ['TBA', 'placeholder', context()],
    ['Tide', 'ambiguous', context(both)],
    ['Oma Kelp', 'unlinked', context([], { 'oma kelp': [] })],
    ['Nova & the Tides', null, context()],
    ['Oma Kelp b2b Owl', null, context([stored('d', { name: 'Oma Kelp b2b Owl' })])],
  ])('that name %s are left out as %s', (name, reason, known) => {
    const plan = planArtists([row(name, { country: 'NO' })], known, null);
    expect(plan.artists.map(({ ignored }) => ignored)).toEqual([reason]);
    expect(artistsToWrite(plan, null, () => 'n').creates.length + plan.changed).toBe(reason === null ? 1 : 0);
  });
});

test('a picture is handed over to be downloaded and is no field', () => {
  const address = 'https://pictures.example/kelp.jpg';
  const plan = planArtists([row('Oma Kelp', { imageURL: address })], context(), null);
  expect(artistsToWrite(plan, null, () => 'n')).toMatchObject({
    creates: [{ values: { name: 'Oma Kelp' } }],
    pictures: [{ artistId: 'n', address }],
  });
});

test('a picture of an artist who has another is never asked about, and one alone changes nothing', () => {
  const rows = [row('Oma Kelp', { imageURL: 'https://pictures.example/kelp.jpg' })];
  const plan = (imageURL: string | null) =>
    planArtists(rows, context([stored('a', { name: 'Oma Kelp', imageURL })]), null);
  expect(plan('/api/files/kelp.jpg')).toMatchObject({
    changed: 0,
    open: 0,
    artists: [{ kind: 'unchanged' }],
  });
  expect(plan(null)).toMatchObject({ changed: 0, open: 0, artists: [{ kind: 'unchanged' }] });
  expect(artistsToWrite(plan(null), null, () => 'n')).toMatchObject({
    updates: [],
    pictures: [{ artistId: 'a' }],
  });
});

test('the same file again leaves nothing to do, whatever was decided', () => {
  const rows = [row('Oma Kelp', { country: 'NO', genres: 'Dub' }, { country: 'SE' })];
  const before = stored('a', { name: 'Oma Kelp', genres: ['Folk'] });
  const first = artistsToWrite(planArtists(rows, context([before]), null), null, () => 'n');
  const after = { ...before, ...first.updates[0]?.fields };
  const again = [row('Oma Kelp', { country: 'NO', genres: 'Dub' })];
  const plan = planArtists(again, context([after]), first.base);
  expect(plan).toMatchObject({ created: 0, changed: 0, open: 0, artists: [{ kind: 'unchanged' }] });
});
