import { expect, it } from 'vitest';
import { artistIndex } from './artist-index.ts';
import { artistsByKey } from './link-artists.ts';
import { unlinkedNames } from './unlinked-names.ts';

const artists = [
  { id: 'tide', name: 'Tide', keys: ['tide'] },
  { id: 'kelp', name: 'Kelpwood', keys: ['kelpwood'] },
];

async function of(...names: readonly string[]) {
  const index = await artistIndex(artists, async () => undefined);
  return unlinkedNames(
    names.map((name) => ({ name })),
    artistsByKey(artists),
    index,
  );
}

it('groups names as the linking does, as they are written most often, the most frequent first', async () => {
  const found = await of('Moss', 'OWL (live)', 'Owl', 'owl', 'Owl', '  ');
  expect(found.map(({ name, key, documents }) => [name, key, documents.length])).toEqual([
    ['Owl', 'owl', 4],
    ['Moss', 'moss', 1],
  ]);
});

it('says who is named, or nearly so', async () => {
  const found = await of('Tide', 'Kelpwod', 'Tide b2b Moss', 'Fern');
  const facts = found.map(({ name, named, similar, isJoined }) => [name, named, similar, isJoined]);
  expect(facts).toEqual([
    ['Fern', [], [], false],
    ['Kelpwod', [], ['kelp'], false],
    ['Tide', ['tide'], [], false],
    ['Tide b2b Moss', ['tide'], [], true],
  ]);
});

it('takes no longer for 10,000 artists and names than a page may', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    id: `${n}`,
    name: `Name ${n}`,
    keys: [`name ${n}`],
  }));
  const index = await artistIndex(many, async () => undefined);
  const names = Array.from({ length: 10_000 }, (_, n) => ({ name: `Name ${n}` }));
  expect(unlinkedNames(names, artistsByKey(many), index)).toHaveLength(10_000);
});
