import { possibleDuplicates, timestampFromMillis, type Artist } from '@lineup/domain';
import { expect, test } from 'vitest';
import { artistRows, filterCounts, shownRows } from './artist-rows.ts';

const at = timestampFromMillis(0);
const artist = (id: string, name: string, more: Partial<Artist> = {}): Artist => ({
  id,
  name,
  keys: [],
  created_at: at,
  updated_at: at,
  ...more,
});

const artists = [
  artist('t', 'The Tide', { sortName: 'Tide, The', shortText: 'Calm.' }),
  artist('m', 'Måns Ø', { spellings: ['Mans'], imageURL: 'https://pictures.example/m.jpg' }),
  artist('x', 'Tide', { mergedInto: 't' }),
  artist('u', 'Tidé', {
    longText: 'Long.',
    pictureSource: { address: 'https://pictures.example/u.jpg', replaces: null },
  }),
];
const rows = artistRows(artists, await possibleDuplicates(artists, () => Promise.resolve()));
const shown = (...given: [Parameters<typeof shownRows>[1], string]) =>
  shownRows(rows, ...given).map(({ artist: { id } }) => id);

test('are sorted by sort name, without those that were merged', () => {
  expect(shown('all', '')).toEqual(['m', 'u', 't']);
});

test('are found whatever the accents and the case', () => {
  expect(shown('all', 'MANS o')).toEqual(['m']);
  expect(shown('all', 'tide')).toEqual(['u', 't']);
});

test('are filtered by what they lack, and by possible duplicates', () => {
  expect(shown('noPicture', '')).toEqual(['u', 't']);
  expect(shown('toFetch', '')).toEqual(['u']);
  expect(shown('noText', '')).toEqual(['m']);
  expect(shown('duplicates', '')).toEqual(['u', 't']);
  expect(filterCounts(rows)).toEqual({ all: 3, noPicture: 2, toFetch: 1, noText: 1, duplicates: 2 });
});
