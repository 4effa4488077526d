import { describe, expect, it } from 'vitest';
import { artistKeys } from './artist-key.ts';

describe('a name as it is compared', () => {
  it.each([
    ['case', 'NIGHT Ferry', 'night ferry'],
    ['accents', 'Måneskog', 'maneskog'],
    ['accents of two characters', 'Ma\u030Aneskog', 'maneskog'],
    ['letters that few keyboards have', 'Bjørn Łęk & Ægir Straße', 'bjorn lek aegir strasse'],
    ['punctuation', 'Low-Tide!', 'low tide'],
    ['the dots of initials', 'D.J. Low-Tide!', 'dj low tide'],
    ['the dots of initials alone', 'm.k.o.', 'mko'],
    ['the dot of an abbreviation', 'St. Kelp', 'st kelp'],
    ['an apostrophe', 'Owl’s Parade', 'owls parade'],
    ['an apostrophe of any kind', "Owl's Parade´s Rock`n'Roll", 'owls parades rocknroll'],
    ['an addition in brackets', 'Night Ferry (live)', 'night ferry'],
    ['an addition in square brackets', 'Night Ferry [AV show]', 'night ferry'],
    ['an addition in brackets that are cut off', 'Night Ferry (live', 'night ferry'],
    ['an addition behind it', 'Night Ferry live', 'night ferry'],
    ['an addition behind it with a sign', 'Night Ferry Live!', 'night ferry'],
    ['an addition behind a dash', 'Night Ferry - Live', 'night ferry'],
    ['an addition behind a long dash', 'Night Ferry – live set', 'night ferry'],
    ['an addition behind a comma', 'Night Ferry, live', 'night ferry'],
    ['a kind of set', 'Night Ferry DJ set', 'night ferry'],
    ['a kind of set with a hyphen', 'Night Ferry DJ-Set', 'night ferry'],
    ['a kind of set within it', 'Night Ferry live DJ set 2', 'night ferry 2'],
    ['white space', '  Night   Ferry ', 'night ferry'],
    ['other scripts', 'Сова', 'сова'],
    ['nothing', '   ', ''],
  ])('is without %s', (_, name, whole) => {
    expect(artistKeys(name).whole).toBe(whole);
  });

  it.each([
    ['nothing but signs', '!!!', '!!!'],
    ['nothing but an addition', '(live)', 'live'],
    ['nothing but a kind of set', 'DJ Set', 'dj set'],
    ['an act of such a name', 'Live', 'live'],
    ['an act of such a name, live', 'LIVE (live)', 'live'],
    ['an addition in front', 'Live Ferry', 'live ferry'],
  ])('keeps %s', (_, name, whole) => {
    expect(artistKeys(name)).toEqual({ whole, parts: [] });
  });

  it.each([
    ['b2b', 'Owl b2b Kelp'],
    ['&', 'Owl & Kelp'],
    ['x', 'Owl x Kelp'],
    ['×', 'Owl × Kelp'],
    ['w/', 'Owl w/ Kelp'],
    ['ft', 'Owl ft. Kelp'],
    ['ft without a space', 'Owl ft.Kelp'],
    ['feat', 'Owl feat Kelp'],
    ['and', 'Owl and Kelp'],
    ['vs', 'Owl VS Kelp'],
    ['+', 'Owl + Kelp'],
    ['a slash', 'Owl/Kelp'],
    ['a comma', 'Owl, Kelp (live)'],
    ['feat in brackets', 'Owl (feat. Kelp)'],
    ['ft in brackets', 'Owl (ft Kelp)'],
    ['ft in brackets without a space', 'Owl (ft.Kelp)'],
    ['with in brackets', 'Owl (with Kelp)'],
    ['w/ in brackets', 'Owl (w/Kelp) DJ set'],
    ['b2b in brackets', 'Owl [b2b Kelp]'],
    ['x in brackets', 'Owl (x Kelp)'],
    ['vs in brackets', 'Owl (vs. Kelp)'],
    ['& in brackets', 'Owl (& Kelp)'],
    ['and in brackets', 'Owl (and Kelp)'],
    ['+ in brackets', 'Owl (+Kelp)'],
    ['feat in brackets with others in them', 'Owl (feat. Kelp [live])'],
    ['feat in brackets that are cut off', 'Owl (feat. Kelp'],
  ])('has the parts that %s joins', (_, name) => {
    expect(artistKeys(name).parts).toEqual(['owl', 'kelp']);
  });

  it('is the same in brackets as without, and without the additions of its parts', () => {
    expect(artistKeys('Owl (feat. Kelp)').whole).toBe(artistKeys('Owl feat. Kelp').whole);
    expect(artistKeys('Owl DJ-Set & Kelp – Live')).toEqual({ whole: 'owl kelp', parts: ['owl', 'kelp'] });
  });

  it('joins an act that is called live, which behind a comma is said of the other', () => {
    expect(artistKeys('Kelp & Live').parts).toEqual(['kelp', 'live']);
    expect(artistKeys('Kelp / Live')).toEqual({ whole: 'kelp', parts: [] });
  });

  it.each(['Sandman', 'Xylo Axe', 'Band of Owls', 'Owl (x)', 'Owl (without Kelp)', 'DJ X.Ray'])(
    'is not taken apart within a word: %s',
    (name) => {
      expect(artistKeys(name).parts).toEqual([]);
    },
  );
});
