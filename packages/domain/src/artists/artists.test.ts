import { describe, expect, test } from 'vitest';
import { artistSchema } from '../entities/artist.ts';
import { isLinkOfKind, kindOfLink } from '../entities/artist-links.ts';
import { lineupEventSchema } from '../entities/lineup-event.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { artistRecordKeys } from './artist-record-keys.ts';
import { artistsByKey, artistsOfName, keysToLink } from './link-artists.ts';
import { gainsOfMerge } from './merge-artists.ts';
import { artistsOfSet, isUndecided, resolveArtist } from './resolve-artist.ts';
import { artistSuggestions } from './suggest-artists.ts';

const at = timestampFromMillis(0);
const artist = (traits: object = {}) => ({
  name: 'Sigúr Lantern',
  keys: ['sigur lantern'],
  created_at: at,
  updated_at: at,
  ...traits,
});
const problem = (traits: object) => artistSchema.safeParse(artist(traits)).error?.issues[0]?.path.join('.');

describe('an artist', () => {
  test('is stored with what people give of it', () => {
    const given = {
      sortName: 'Lantern, Sigur',
      spellings: ['The Lantern'],
      keys: ['sigur lantern', 'the lantern'],
      country: 'IS',
      genres: ['Ambient'],
      shortText: 'Slow.',
      longText: 'Very slow.',
      links: { website: 'https://lantern.example', instagram: 'https://www.instagram.com/lantern' },
      imageURL: 'https://pictures.example/lantern.webp',
      focalPoint: { x: 0.5, y: 1 },
      imageCredit: 'Mo Kelp',
      note: 'Vegan',
    };
    expect(artistSchema.safeParse(artist(given)).error).toBeUndefined();
  });

  test.each<[string, object]>([
    ['name', { name: ' ' }],
    ['spellings', { spellings: ['A', 'A'] }],
    ['spellings', { spellings: Array.from({ length: 31 }, (_, n) => `Name ${n}`) }],
    ['country', { country: 'XX' }],
    ['genres.0', { genres: ['x'.repeat(61)] }],
    ['genres', { genres: Array.from({ length: 13 }, (_, n) => `Genre ${n}`) }],
    ['shortText', { shortText: 'x'.repeat(501) }],
    ['longText', { longText: 'x'.repeat(10_001) }],
    ['links.website', { links: { website: 'http://lantern.example' } }],
    ['links.instagram', { links: { instagram: 'https://lantern.example' } }],
    ['imageURL', { imageURL: 'javascript:alert(1)' }],
    ['focalPoint.x', { focalPoint: { x: 1.1, y: 0 } }],
    ['imageCredit', { imageCredit: 'x'.repeat(201) }],
    ['keys', { keys: ['another'] }],
    ['keys', { mergedInto: 'b' }],
    ['mergedInto', { keys: [], mergedInto: 'a/b' }],
  ])('is refused for %s', (path, traits) => {
    expect(problem(traits)).toBe(path);
  });

  test('has the keys of its name and spellings, and none once it is merged', () => {
    const names = { name: 'Björn & The Kelps', spellings: ['Bjorn & the Kelps', 'BTK', '(live)'] };
    expect(artistRecordKeys(names)).toEqual(['bjorn the kelps', 'btk', 'live']);
    expect(artistRecordKeys({ ...names, mergedInto: 'a' })).toEqual([]);
  });
});

test.each([
  ['instagram', 'https://www.instagram.com/lantern', true],
  ['instagram', 'https://instagram.com.evil.example/', false],
  ['instagram', 'https://instagram.com@evil.example/', false],
  ['bandcamp', 'https://lantern.bandcamp.com/album/a?b#c', true],
  ['website', 'https://lantern.example:8443', true],
  ['website', 'https:///x', false],
] as const)('a link of %s at %s is accepted: %s', (kind, address, isAccepted) => {
  expect(isLinkOfKind(kind, address)).toBe(isAccepted);
});

test('the kind of a link is that of its host', () => {
  expect(kindOfLink('https://youtu.be/x')).toBe('youtube');
  expect(kindOfLink('https://lantern.example')).toBe('website');
  expect(kindOfLink('ftp://lantern.example')).toBeNull();
});

test.each<[string, unknown, boolean]>([
  ['none', [], true],
  ['several', ['a', 'b'], true],
  ['the same twice', ['a', 'a'], false],
  ['thirteen', Array.from({ length: 13 }, (_, n) => `a${n}`), false],
])('a set with %s of artists is accepted or not', (_, artistIds, isAccepted) => {
  const { success } = lineupEventSchema.shape.artistIds.safeParse(artistIds);
  expect(success).toBe(isAccepted);
});

describe('the artists of a name', () => {
  const byKey = artistsByKey([
    { id: 'kelp', keys: ['oma kelp'] },
    { id: 'owl', keys: ['owl parade', 'the owls'] },
    { id: 'duo', keys: ['oma kelp b2b owl parade'] },
    { id: 'tide1', keys: ['tide'] },
    { id: 'tide2', keys: ['tide'] },
  ]);

  test.each<[string, readonly string[] | null]>([
    ['Oma Kelp', ['kelp']],
    ['OMA KELP (live)', ['kelp']],
    ['The Owls', ['owl']],
    ['Oma Kelp b2b Owl Parade', ['duo']],
    ['Oma Kelp & Owl Parade', ['kelp', 'owl']],
    ['Oma Kelp & Nobody', ['kelp']],
    ['Oma Kelp & Tide', ['kelp']],
    ['Owl Parade & The Owls', ['owl']],
    ['Tide', null],
    ['Nobody', null],
  ])('%s are %j', (name, ids) => {
    expect(artistsOfName(name, byKey)).toEqual(ids);
  });

  test('are looked for by the whole name and its parts', () => {
    expect(keysToLink('A b2b B')).toEqual(['a b2b b', 'a', 'b']);
  });
});

test('suggestions differ by accents, by The, or by one letter', () => {
  const suggest = artistSuggestions([
    { id: 'herons', name: 'The Paper Herons' },
    { id: 'oskar', name: 'Øskar Kelp' },
    { id: 'gone', name: 'Paper Heron', mergedInto: 'herons' },
    { id: 'kit', name: 'Kit' },
  ]);
  expect(suggest('Paper Herons')).toEqual(['herons']);
  expect(suggest('Paper Heroms')).toEqual(['herons']);
  expect(suggest('Oskar Kelp')).toEqual(['oskar']);
  expect(suggest('Paper Herons b2b Oskar Klep')).toEqual(['herons', 'oskar']);
  expect(suggest('Kat')).toEqual([]);
});

describe('a merge', () => {
  test('adds the name, the spellings and what is missing', () => {
    const into = {
      name: 'Oma Kelp',
      spellings: ['O. Kelp'],
      shortText: 'Ours',
      links: { website: 'https://a.example' },
    };
    const from = {
      name: 'Oma Kélp Trio',
      spellings: ['oma kelp', 'Kelp3'],
      country: 'NO',
      shortText: 'Theirs',
      links: { website: 'https://b.example', x: 'https://x.com/kelp' },
      imageURL: 'https://pictures.example/a.webp',
      imageCredit: 'Mo',
    };
    expect(gainsOfMerge(into, from)).toEqual({
      spellings: ['O. Kelp', 'Oma Kélp Trio', 'Kelp3'],
      country: 'NO',
      links: { website: 'https://a.example', x: 'https://x.com/kelp' },
      imageURL: 'https://pictures.example/a.webp',
      imageCredit: 'Mo',
    });
  });

  test('leaves the credit of a picture that it does not take', () => {
    const into = { name: 'A', imageURL: 'https://pictures.example/a.webp' };
    const from = { name: 'a', imageURL: 'https://pictures.example/b.webp', imageCredit: 'Mo' };
    expect(gainsOfMerge(into, from)).toEqual({});
  });

  test('leads every id to the artist that is left', () => {
    const artists = new Map(
      [
        { id: 'a' },
        { id: 'b', mergedInto: 'a' },
        { id: 'c', mergedInto: 'b' },
        { id: 'd', mergedInto: 'gone' },
        { id: 'e', mergedInto: 'e' },
      ].map((each) => [each.id, each]),
    );
    const find = (id: string) => artists.get(id);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => resolveArtist(id, find)?.id)).toEqual([
      'a',
      'a',
      'a',
      undefined,
      undefined,
      undefined,
    ]);
    expect(artistsOfSet({ artistIds: ['c', 'd', 'a'] }, find)).toEqual([{ id: 'a' }]);
    expect(artistsOfSet({}, find)).toEqual([]);
  });

  test.each<[string, readonly string[] | undefined, boolean]>([
    ['no links', undefined, true],
    ['a link to an artist', ['a'], false],
    ['a link to a merged one', ['b'], false],
    ['links of which one leads to an artist', ['gone', 'a'], false],
    ['links to artists that are gone', ['gone', 'other'], true],
    ['a link to one that was merged into one that is gone', ['c'], true],
    ['an empty list, which is a decision', [], false],
  ])('leaves the artists of a set undecided or not with %s', (_, artistIds, expected) => {
    const artists = new Map(
      [{ id: 'a' }, { id: 'b', mergedInto: 'a' }, { id: 'c', mergedInto: 'gone' }].map((each) => [
        each.id,
        each,
      ]),
    );
    expect(isUndecided({ ...(artistIds && { artistIds }) }, (id) => artists.get(id))).toBe(expected);
  });
});
