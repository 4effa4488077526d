import { describe, expect, it } from 'vitest';
import { artistIndex } from './artist-index.ts';

const artists = [
  { id: 'b', name: 'The Børk Lantern', spellings: ['Lantern Trio'] },
  { id: 'a', name: 'Lántern' },
  { id: 'k', name: 'Kelpwood' },
  { id: 'm', name: 'Lantern Two', mergedInto: 'a' },
];

/** A `nextTurn` that resolves immediately and counts its calls. */
function turns() {
  let count = 0;
  const nextTurn = async () => void (count += 1);
  return { nextTurn, count: () => count };
}

describe('the index of artists', () => {
  it('finds names and spellings by a part, the whole name first', async () => {
    const { find } = await artistIndex(artists, turns().nextTurn);
    expect(find('LANTERN', 9)).toEqual(['a', 'b']);
    expect(find('lantern t', 9)).toEqual(['b']);
    expect(find('wood', 9)).toEqual(['k']);
    expect(find('lantern', 1)).toEqual(['a']);
    expect([find('  ', 9), find('zz', 9)]).toEqual([[], []]);
  });

  it('knows who is meant by a name that is a slip off, also of one that joins several', async () => {
    const { similar } = await artistIndex(artists, turns().nextTurn);
    expect(similar('Kelpwod')).toEqual(['k']);
    expect(similar('The Lantern b2b Kelpwood')).toEqual(['a', 'k']);
    expect([similar(''), similar('Owl')]).toEqual([[], []]);
  });

  it('is made in slices', async () => {
    const { nextTurn, count } = turns();
    const many = Array.from({ length: 1000 }, (_, n) => ({ id: `${n}`, name: `Name ${n}` }));
    const { find } = await artistIndex(many, nextTurn);
    expect(count()).toBe(20);
    expect(find('name 99', 3)).toEqual(['99', '990', '991']);
  });
});
