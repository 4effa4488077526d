import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { artistColumns } from '../../entities/artist-columns.ts';
import { countryCodes } from '../../entities/country-codes.ts';
import { artistLinkNames } from '../../entities/artist-links.ts';
import { countryCodeOf } from './country-names.ts';
import { artistTextOf, artistValueOf } from './artist-text.ts';
import { tidyArtistText } from './tidy-artist-text.ts';
import { tidyStoredText } from './tidy-stored-text.ts';

describe('a country', () => {
  it.each([
    ['NO', 'NO'],
    ['no', 'NO'],
    ['Norway', 'NO'],
    ['Norwegen', 'NO'],
    ['Noruega', 'NO'],
    ['Norsko', 'NO'],
    ['🇳🇴', 'NO'],
    ['Norway (NO)', 'NO'],
    ['(NOR)', 'NO'],
    ['UK', 'GB'],
    ['Schweiz', 'CH'],
    ["Côte d'Ivoire", 'CI'],
    ['The Netherlands', null],
    ['Ruritania', null],
    ['', null],
  ])('%s is %s', (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });

  it('is known by each code', () => {
    expect(countryCodes.map(countryCodeOf)).toEqual(countryCodes);
  });
});

test('the text of each country that an artist has is its code', () => {
  const texts = countryCodes.map((country) => artistTextOf('country', { country }));
  expect(texts).toEqual(countryCodes);
});

describe('a text of a file', () => {
  test.each([
    ['genres', 'Ambient; Dub /  ambient | Techno', '', 'Ambient, Dub, Techno'],
    ['genres', 'n/a', '', ''],
    ['shortText', ' Slow.\r\nVery slow. ', '', 'Slow.\nVery slow.'],
    ['longText', '—', '', ''],
    ['imageURL', 'http://pictures.example/a.jpg', '', 'https://pictures.example/a.jpg'],
    [
      'links',
      'instagram.com/lantern, http://lantern.example',
      '',
      'https://lantern.example\nhttps://instagram.com/lantern',
    ],
    ['links', '@lantern', 'Instagram', 'https://www.instagram.com/lantern'],
    ['links', 'mo.kelp', 'Insta', 'https://www.instagram.com/mo.kelp'],
    ['links', 'lantern.bandcamp.com', 'Bandcamp', 'https://lantern.bandcamp.com'],
    ['links', '@lantern', 'Links', '@lantern'],
    ['country', 'Ruritania', '', 'Ruritania'],
    ['country', 'NA', '', ''],
    ['country', 'Namibia', '', 'NA'],
    ['genres', '; -', '', ''],
  ] as const)('for %s: %j', (column, written, heading, tidy) => {
    expect(tidyArtistText(column, written, heading)).toBe(tidy);
  });

  test.each([
    ['genres', 'Ambient, Dub', ['Ambient', 'Dub']],
    ['country', 'NO', 'NO'],
    ['shortText', '', null],
    [
      'links',
      'https://lantern.example\nhttps://youtu.be/x',
      { website: 'https://lantern.example', youtube: 'https://youtu.be/x' },
    ],
  ] as const)('stands for the value of %s', (column, text, value) => {
    expect(artistValueOf(column, text)).toEqual({ ok: true, value });
  });

  test.each([
    ['country', 'Ruritania', /“Ruritania” is no country/u],
    ['links', '@lantern', /“@lantern” is no web address/u],
    [
      'links',
      'https://a.example\nhttps://b.example',
      /“https:\/\/b.example” is no web address, or the second/u,
    ],
    ['shortText', 'x'.repeat(501), /500/u],
    ['genres', Array.from({ length: 13 }, (_, n) => `Genre ${n}`).join(', '), /at most 12/u],
    ['imageURL', 'ask the agency', /./u],
  ] as const)('of %s may be unusable', (column, text, problem) => {
    const reading = artistValueOf(column, text);
    expect(reading.ok ? null : reading.problem).toMatch(problem);
  });
});

const linkTexts = fc
  .subarray(
    artistLinkNames.filter((kind) => kind !== 'x'),
    { minLength: 1 },
  )
  .map((kinds) =>
    kinds.map(
      (kind) =>
        `https://${kind === 'website' ? 'a.example' : kind === 'appleMusic' ? 'music.apple.com' : `${kind}.com`}/é`,
    ),
  );

test('a tidy text stays the same, and what it stands for says it again', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(...countryCodes),
    fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }).map((parts) => parts.join(';')),
    linkTexts.map((links) => links.join(' , ')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...artistColumns), texts, (column, written) => {
      const text = tidyArtistText(column, written);
      expect(tidyStoredText(column, text)).toBe(text);
      const reading = artistValueOf(column, text);
      expect(reading.ok ? artistTextOf(column, { [column]: reading.value }) : text).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
