import { describe, expect, it } from 'vitest';
import { artistKeys } from './artist-key.ts';

describe('a name as it is compared', () => {
  it.each([
    ['case', 'NIGHT Ferry', 'night ferry'],
    ['accents', 'Måneskog', 'maneskog'],
    ['accents of two characters', 'Ma\u030Aneskog', 'maneskog'],
    ['punctuation', 'D.J. Low-Tide!', 'd j low tide'],
    ['an addition in brackets', 'Night Ferry (live)', 'night ferry'],
    ['an addition in square brackets', 'Night Ferry [AV show]', 'night ferry'],
    ['an addition behind it', 'Night Ferry live', 'night ferry'],
    ['a kind of set', 'Night Ferry DJ set', 'night ferry'],
    ['white space', '  Night   Ferry ', 'night ferry'],
    ['nothing but signs', '!!!', '!!!'],
    ['nothing but an addition', '(live)', 'live'],
    ['other scripts', 'Сова', 'сова'],
    ['nothing', '   ', ''],
  ])('is without %s', (_, name, whole) => {
    expect(artistKeys(name)).toEqual({ whole, parts: [] });
  });

  it.each([
    ['b2b', 'Owl b2b Kelp'],
    ['&', 'Owl & Kelp'],
    ['x', 'Owl x Kelp'],
    ['w/', 'Owl w/ Kelp'],
    ['ft', 'Owl ft. Kelp'],
    ['feat', 'Owl feat Kelp'],
    ['and', 'Owl and Kelp'],
    ['vs', 'Owl VS Kelp'],
    ['+', 'Owl + Kelp'],
    ['a slash', 'Owl/Kelp'],
    ['a comma', 'Owl, Kelp (live)'],
  ])('has the parts that %s joins', (_, name) => {
    expect(artistKeys(name).parts).toEqual(['owl', 'kelp']);
  });

  it('is not taken apart within a word', () => {
    for (const name of ['Sandman', 'Xylo Axe', 'Band of Owls']) expect(artistKeys(name).parts).toEqual([]);
  });
});
