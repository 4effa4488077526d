import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from '../text/fold.ts';
import { searchIndex, searchSets, type SearchEntry } from './search.ts';

const artist = (name: string, detail = 'Pier, Saturday 7:30 PM'): SearchEntry => ({
  kind: 'artist',
  id: name,
  name,
  detail,
});
const entries: readonly SearchEntry[] = [
  artist('Slow Tide'),
  artist('Stidely'),
  artist('Tide & Ebb'),
  artist('Mør'),
  artist('TIDE'),
  artist('نور الليل'),
  { kind: 'stage', id: 'Tidepool', name: 'Tidepool' },
  { kind: 'day', id: '2026-07-04', name: 'Saturday, July 4' },
  { kind: 'action', id: 'print', name: 'Print this day' },
];
const index = searchIndex(entries);
const found = (query: string, limit?: number) => searchSets(index, query, limit).map(({ name }) => name);

describe('a search', () => {
  it('finds the name first, then its beginning, a word, the middle of one', () => {
    expect(found('tide')).toEqual(['TIDE', 'Tide & Ebb', 'Tidepool', 'Slow Tide', 'Stidely']);
  });

  it('minds neither case nor accents, nor the direction of writing', () => {
    expect(found('mor')).toEqual(['Mør']);
    expect(found('MØR')).toEqual(['Mør']);
    expect(found('نور')).toEqual(['نور الليل']);
  });

  it('takes words in any order, those of the detail after those of the name', () => {
    expect(found('ebb ti')).toEqual(['Tide & Ebb']);
    expect(found('slow sat')).toEqual(['Slow Tide']);
    expect(found('saturday', 2)).toEqual(['Saturday, July 4', 'Slow Tide']);
    expect(found('print')).toEqual(['Print this day']);
  });

  it('finds nothing for what is nowhere, and the first ones for nothing', () => {
    expect(found('zz')).toEqual([]);
    expect(found(' ', 2)).toEqual(['Slow Tide', 'Stidely']);
  });

  test('finds the same while one types and takes back as it would at once', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '-'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.array(text, { maxLength: 4 }), (names, queries) => {
        const all = names.map((name, at): SearchEntry => ({ kind: 'artist', id: String(at), name }));
        const reused = searchIndex(all);
        for (const query of queries) {
          const lengths = Array.from(query, (_, at) => at + 1);
          for (const length of [...lengths, ...lengths.toReversed()]) {
            const part = query.slice(0, length);
            expect(searchSets(reused, part, 3)).toEqual(searchSets(searchIndex(all), part, 3));
          }
        }
      }),
    );
  });

  test('finds what every word is in, and nothing else', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '-'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), text, (names, query) => {
        const all = names.map((name, at): SearchEntry => ({ kind: 'artist', id: String(at), name }));
        const ids = searchSets(searchIndex(all), query, 100).map(({ id }) => id);
        const words = foldText(query).split(' ').filter(Boolean);
        const expected = all.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
        expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
      }),
    );
  });
});
