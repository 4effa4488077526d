import { describe, expect, it, test } from 'vitest';
import type { ArtistTexts } from '../../entities/artist-columns.ts';
import type { Artist } from '../../entities/artist.ts';
import type { ArtistValues } from '../../entities/artist-fields.ts';
import { artistImportMessages } from '../../messages/artist-import-messages.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { artistRecordKeys } from '../artist-record-keys.ts';
import { artistsToWrite, planArtists, type ArtistContext } from './plan-artists.ts';
import { sideLabels } from './shown-artist-text.ts';
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

/** Which side wins for the country of an artist that has `portal`, if the last import said `said` and took `taken`. */
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

describe('the address of a picture', () => {
  const address = 'https://pictures.example/kelp.jpg';
  const [own, fetched] = ['https://storage.example/own', '/api/files/fetched'];
  const source = (replaces: string | null, picture?: string) => ({
    pictureSource: { address, replaces, ...(picture !== undefined && { picture }) },
  });
  const rows = (imageURL = address) => [row('Oma Kelp', { imageURL })];
  const known = (values: Partial<ArtistValues>) => context([stored('a', { name: 'Oma Kelp', ...values })]);
  const base = { a: { said: { imageURL: address } } };

  it('is written to the artist, to be fetched', () => {
    const created = artistsToWrite(planArtists(rows(), context(), null), null, () => 'n');
    expect(created).toMatchObject({
      creates: [{ id: 'n', values: { name: 'Oma Kelp', ...source(null) } }],
      pictures: [{ artistId: 'n', address }],
    });
    const answers = { 'oma kelp': { imageURL: 'file' } } as const;
    const changed = planArtists(rows(), known({ imageURL: own }), null, answers);
    expect(changed).toMatchObject({ changed: 1, pictures: 1 });
    const [planned] = changed.artists;
    expect(planned && planned.changes.map((change) => sideLabels(planned, change).portal)).toEqual([
      artistImportMessages.here(artistImportMessages.ownPicture),
    ]);
    expect(artistsToWrite(changed, null, () => 'n')).toMatchObject({
      updates: [{ fields: source(own) }],
      pictures: [{ artistId: 'a', address }],
    });
  });

  it('is left out where no server can be asked for it', () => {
    expect(planArtists(rows('/files/own'), known({}), null)).toMatchObject({ leftOut: 1, pictures: 0 });
    expect(planArtists(rows('/files/own'), known({ imageURL: '/files/own' }), null)).toMatchObject({
      leftOut: 0,
    });
  });

  const other = `${address}?2`;
  it.each([
    ['is to be fetched already', address, source(null), null, []],
    ['has given the picture', address, { imageURL: fetched, ...source(null, fetched) }, null, []],
    ['gave one that was taken away', address, { imageURL: null, ...source(null, fetched) }, null, []],
    ['gave one that was replaced', address, { imageURL: own, ...source(null, fetched) }, null, []],
    ['is that of the picture in the portal', own, { imageURL: own, ...source(null, own) }, null, []],
    ['is said of an artist with a picture', address, { imageURL: own }, null, ['ask']],
    ['is another for one not fetched yet', other, source(null), base, ['file']],
    [
      'is another for one that was fetched',
      other,
      { imageURL: fetched, ...source(null, fetched) },
      base,
      ['file'],
    ],
    [
      'is another for one that was replaced',
      other,
      { imageURL: own, ...source(null, fetched) },
      base,
      ['ask'],
    ],
    ['is another for one taken away', other, { imageURL: null, ...source(null, fetched) }, base, ['ask']],
    ['was said before of an artist with a picture', address, { imageURL: own }, base, ['portal']],
  ] as const)('that %s', (_, said, values, before, expected) => {
    const [planned] = planArtists(rows(said), known(values), before).artists;
    expect(planned?.changes.map(({ from }) => from)).toEqual(expected);
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
