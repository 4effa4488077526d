import { expect, it } from 'vitest';
import { storedArtistKeys } from './stored-artist-key.ts';

it.each([
  ['NIGHT Ferry', 'night ferry'],
  ['Måneskog', 'maneskog'],
  ['Bjørn', 'bjørn'],
  ['D.J. Low-Tide!', 'd j low tide'],
  ['Night Ferry (live)', 'night ferry'],
  ['Night Ferry [AV show]', 'night ferry'],
  ['Night Ferry live', 'night ferry'],
  ['Night Ferry Live!', 'night ferry live'],
  ['Night Ferry DJ set', 'night ferry'],
  ['Owl (feat. Kelp)', 'owl'],
  ['Owl × Kelp', 'owl kelp'],
  ['  Night   Ferry ', 'night ferry'],
  ['!!!', '!!!'],
  ['(live)', 'live'],
  ['   ', ''],
])('the key of %s stays as it was stored', (name, whole) => {
  expect(storedArtistKeys(name)).toEqual({ whole, parts: [] });
});

it.each(['Owl b2b Kelp', 'Owl & Kelp', 'Owl w/ Kelp', 'Owl ft. Kelp', 'Owl/Kelp', 'Owl, Kelp (live)'])(
  'so do the parts of %s',
  (name) => {
    expect(storedArtistKeys(name).parts).toEqual(['owl', 'kelp']);
  },
);
