import { describe, expect, test } from 'vitest';
import { timestampFromMillis } from '../../timestamp.ts';
import { familyOf, mayShowPicturesOf, otherEditions } from './edition-family.ts';

const edition = (id: string, year: number, editionOf?: string) => ({
  id,
  startDate: timestampFromMillis(Date.UTC(year, 6, 1)),
  ...(editionOf !== undefined && { editionOf }),
});
const first = edition('a', 2024);
const second = edition('b', 2025, 'a');
const third = edition('c', 2026, 'a');
const other = edition('x', 2026);
const ids = (festivals: readonly { readonly id: string }[]) => festivals.map(({ id }) => id);

describe('the editions of a festival', () => {
  test('are the others of its family, the newest first', () => {
    const all = [other, first, third, second];
    expect(ids(otherEditions(first, all))).toEqual(['c', 'b']);
    expect(ids(otherEditions(second, all))).toEqual(['c', 'a']);
    expect(otherEditions(other, all)).toEqual([]);
  });

  test('stay a family without the first of them', () => {
    expect(familyOf(second)).toBe('a');
    expect(ids(otherEditions(second, [second, third, other]))).toEqual(['c']);
  });
});

describe('the festivals that may show the pictures of one', () => {
  test('are its other editions', () => {
    expect(mayShowPicturesOf('b', [first, second, third, other])).toEqual(['a', 'c']);
    expect(mayShowPicturesOf('x', [first, second, third, other])).toEqual([]);
  });

  test('are all editions where it is gone', () => {
    expect(mayShowPicturesOf('b', [first, third, other])).toEqual(['a', 'c']);
    expect(mayShowPicturesOf('a', [second, third, other])).toEqual(['b', 'c']);
    expect(mayShowPicturesOf('gone', [other])).toEqual([]);
  });
});
