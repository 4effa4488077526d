import { expect, test } from 'vitest';
import { possibleDuplicates } from './possible-duplicates.ts';

const artist = (id: string, name: string, more: object = {}) => ({ id, name, ...more });

test('pairs artists whose names differ by accents, case, "The" or one letter', () => {
  const pairs = possibleDuplicates([
    artist('a', 'Pale Ember'),
    artist('b', 'PÁLE EMBER'),
    artist('c', 'The Pale Ember'),
    artist('d', 'Pale Embers'),
    artist('e', 'Moss'),
  ]);
  expect([...pairs.keys()]).toEqual(['a', 'b', 'c', 'd']);
  expect(pairs.get('d')).toEqual(expect.arrayContaining(['a', 'b', 'c']));
});

test('finds an artist whose name is a spelling of another', () => {
  const pairs = possibleDuplicates([
    artist('a', 'Quiet Kestrel', { spellings: ['Night Heron'] }),
    artist('b', 'Night Heron'),
  ]);
  expect(pairs.get('a')).toEqual(['b']);
  expect(pairs.get('b')).toEqual(['a']);
});

test('a joined name is no duplicate of its parts', () => {
  expect(possibleDuplicates([artist('a', 'Tide'), artist('b', 'Tide & Moss')]).size).toBe(0);
});

test('leaves out those that were merged', () => {
  expect(possibleDuplicates([artist('a', 'Kelp'), artist('b', 'Kelp', { mergedInto: 'a' })]).size).toBe(0);
});
