import { expect, test } from 'vitest';
import { possibleDuplicates as findDuplicates } from './possible-duplicates.ts';

const possibleDuplicates = (artists: Parameters<typeof findDuplicates>[0]) =>
  findDuplicates(artists, () => Promise.resolve());
const artist = (id: string, name: string, more: object = {}) => ({ id, name, ...more });

test('pairs artists whose names differ by accents, case, "The" or one letter', async () => {
  const pairs = await possibleDuplicates([
    artist('a', 'Pale Ember'),
    artist('b', 'PÁLE EMBER'),
    artist('c', 'The Pale Ember'),
    artist('d', 'Pale Embers'),
    artist('e', 'Moss'),
  ]);
  expect([...pairs.keys()]).toEqual(['a', 'b', 'c', 'd']);
  expect(pairs.get('d')).toEqual(expect.arrayContaining(['a', 'b', 'c']));
});

test('finds an artist whose name is a spelling of another', async () => {
  const pairs = await possibleDuplicates([
    artist('a', 'Quiet Kestrel', { spellings: ['Night Heron'] }),
    artist('b', 'Night Heron'),
  ]);
  expect(pairs.get('a')).toEqual(['b']);
  expect(pairs.get('b')).toEqual(['a']);
});

test('a joined name is no duplicate of its parts', async () => {
  expect(await possibleDuplicates([artist('a', 'Tide'), artist('b', 'Tide & Moss')])).toEqual(new Map());
});

test('leaves out those that were merged', async () => {
  const merged = artist('b', 'Kelp', { mergedInto: 'a' });
  expect(await possibleDuplicates([artist('a', 'Kelp'), merged])).toEqual(new Map());
});

test('looks at a few artists in each turn', async () => {
  let turns = 0;
  const many = Array.from({ length: 1000 }, (_, place) => artist(`a${place}`, `Heron ${place}`));
  await findDuplicates(many, () => Promise.resolve(void (turns += 1)));
  expect(turns).toBeGreaterThanOrEqual(18);
});
