import { expect, test } from 'vitest';
import { at, festival, largeRelease, place, publicRelease, publicSet } from '../testing/made-release.ts';
import { artistsOf } from './programme.ts';
import { artistData, festivalData } from './structured-data.ts';

/** The properties that schema.org (version 29) defines for the types on the page, including inherited ones. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Festival: eventProperties(),
  MusicEvent: eventProperties(),
  Place: ['name', 'address'],
  PerformingGroup: ['name', 'url'],
  MusicGroup: ['name', 'url', 'image', 'sameAs', 'event'],
};

function eventProperties(): readonly string[] {
  const own = 'name url image startDate endDate eventAttendanceMode eventStatus location subEvent performer';
  return own.split(' ');
}

const enumerations = [
  'https://schema.org/OfflineEventAttendanceMode',
  'https://schema.org/EventScheduled',
  'https://schema.org/EventCancelled',
];

/** Returns every type, property and enumeration value that schema.org does not define. */
function unknownTerms(node: unknown): readonly string[] {
  if (typeof node === 'string' && node.startsWith('https://schema.org/'))
    return enumerations.includes(node) ? [] : [node];
  if (Array.isArray(node)) return node.flatMap(unknownTerms);
  if (typeof node !== 'object' || node === null) return [];
  const { '@context': _, '@type': type, ...properties } = node as Readonly<Record<string, unknown>>;
  const types = [type].flat() as readonly string[];
  const known = types.flatMap((name) => vocabulary[name] ?? []);
  const wrong = Object.keys(properties).filter((name) => !known.includes(name));
  return [
    ...types.filter((name) => vocabulary[name] === undefined),
    ...wrong,
    ...Object.values(properties).flatMap(unknownTerms),
  ];
}

const parse = (text: string) =>
  JSON.parse(text) as { readonly subEvent?: readonly Record<string, unknown>[] };

test('says only what schema.org has words for', () => {
  const release = publicRelease([publicSet(1), publicSet(2, { status: 'cancelled' })], {
    festival: { ...festival, cover: 'ab'.repeat(32) },
  });
  expect(unknownTerms(parse(festivalData(release, place)))).toEqual([]);
  expect(unknownTerms({ '@type': 'MusicFestival', pleasure: 1 })).toEqual(['MusicFestival', 'pleasure']);
});

test('names the sets with their true dates, and none that is not announced', () => {
  const late = publicSet(2, { start: at('2026-07-25', '01:30'), end: at('2026-07-25', '02:30') });
  const sets = [late, publicSet(3, { name: null }), publicSet(4, { start: null, end: null })];
  const { subEvent } = parse(festivalData(publicRelease(sets), place));
  expect(subEvent).toHaveLength(1);
  expect(subEvent?.[0]).toMatchObject({ name: 'Act 2', startDate: '2026-07-25T01:30+02:00' });
});

test('of a very large lineup it names the festival alone', () => {
  expect(parse(festivalData(largeRelease(), place)).subEvent).toBeUndefined();
});

test('no name ends the script it stands in', () => {
  const text = festivalData(publicRelease([publicSet(1, { name: '</script><script>' })]), place);
  expect(text).not.toContain('<');
  expect(parse(text).subEvent?.[0]).toMatchObject({ name: '</script><script>' });
});

test('names an artist with links, picture and sets', () => {
  const profile = {
    id: 'owl',
    values: { name: 'Act 1', links: { website: 'https://owl.example' } },
    pictures: [
      { width: 160, sha256: 'ab'.repeat(32) },
      { width: 480, sha256: 'cd'.repeat(32) },
    ],
  };
  const release = publicRelease([
    publicSet(1),
    publicSet(2, { artist: 'act-1', name: 'Act 1', start: null }),
  ]);
  const [artist] = artistsOf(release);
  if (artist === undefined) throw new Error('The release has an artist.');
  const data = parse(artistData(artist, [profile], release, place));
  expect(unknownTerms(data)).toEqual([]);
  expect(data).toMatchObject({
    name: 'Act 1',
    url: 'https://lineup.example/lineup/night-meadow-2026/artists/act-1',
    image: [`https://lineup.example/lineup/night-meadow-2026/pictures/${'cd'.repeat(32)}`],
    sameAs: ['https://owl.example'],
    event: [{ startDate: '2026-07-24T20:00+02:00' }],
  });
});
