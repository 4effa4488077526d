import { expect, test } from 'vitest';
import { artistImportMessages } from '../../messages/artist-import-messages.ts';
import { countryCodes } from '../../entities/country-codes.ts';
import { shownArtistText, sideLabels } from './shown-artist-text.ts';
import { tidyArtistText } from './tidy-artist-text.ts';

test('countries are shown by names, which are read again', () => {
  expect(shownArtistText('country', 'IS')).toBe('Iceland');
  const again = countryCodes.map((code) => tidyArtistText('country', shownArtistText('country', code)));
  expect(again).toEqual(countryCodes);
});

test('the sides of a difference name countries', () => {
  expect(sideLabels({ artist: null }, { column: 'country', portal: 'SE', text: 'DK' })).toEqual({
    portal: artistImportMessages.here('Sweden'),
    file: artistImportMessages.file('Denmark'),
  });
});

test('what is no country, and any other text, is shown as it is', () => {
  expect(shownArtistText('country', 'Ruritania')).toBe('Ruritania');
  expect(shownArtistText('country', '')).toBe('');
  expect(shownArtistText('genres', 'IS')).toBe('IS');
});
