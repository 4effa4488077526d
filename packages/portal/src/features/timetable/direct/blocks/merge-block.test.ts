import { expect, it } from 'vitest';
import { mergedBlock } from './merge-block.ts';

const base = { id: 'b1', artistName: 'Soundcheck', stage: 'Chapel', start: 0, end: 60 };

it('has what was typed, and of the rest what others have made of it', () => {
  const typed = { ...base, artistName: 'Line check' };
  const now = { ...base, stage: 'Harbour', start: 30, end: 90 };
  expect(mergedBlock(base, typed, now)).toEqual({ ...now, artistName: 'Line check' });
  expect(mergedBlock(base, { ...base, start: 10, end: 70 }, { ...base, artistName: 'Hold' })).toEqual({
    ...base,
    artistName: 'Hold',
    start: 10,
    end: 70,
  });
});

it('is none where both have changed the same, unless they agree', () => {
  expect(mergedBlock(base, { ...base, start: 10 }, { ...base, end: 90 })).toBeNull();
  expect(mergedBlock(base, { ...base, stage: 'Harbour' }, { ...base, stage: 'Cellar' })).toBeNull();
  const both = { ...base, stage: 'Harbour' };
  expect(mergedBlock(base, both, both)).toEqual(both);
});
