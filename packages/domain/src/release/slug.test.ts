import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedSlugs, lineupSlugs } from './feed-slugs.ts';
import { maximumSlug, slugOf, slugPattern, suggestSlug } from './slug.ts';

describe('suggestSlug', () => {
  it.each([
    ['Moonlit Meadow 2026', 'moonlit-meadow-2026'],
    ['  Fête de l’Été!  ', 'fete-de-lete'],
    ['Übel & Øst', 'ubel-ost'],
    ['Ｆｕｌｌ　Ｗｉｄｔｈ', 'full-width'],
    ['مهرجان الصحراء', 'lineup-estival1'],
    ['フジロック', 'lineup-estival1'],
    ['フジロック 2026', '2026'],
    ['...', 'lineup-estival1'],
  ])('of "%s" is %s', (name, slug) => {
    expect(suggestSlug(name, 'festival1')).toBe(slug);
  });

  it('is found for an id without letters as well', () => {
    expect(suggestSlug('', '__')).toBe('lineup');
  });

  it('is one that can be taken, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.string(), (name, id) => {
        expect(suggestSlug(name, id)).toMatch(slugPattern);
      }),
    );
  });
});

describe('FeedSlugs', () => {
  it('gives every name one of its own, which it keeps', () => {
    const names = fc.array(fc.string({ minLength: 1, maxLength: 90 }), { maxLength: 30 });
    fc.assert(
      fc.property(names, names, (some, more) => {
        const first = new FeedSlugs({}, (name) => name, 'stage');
        const slugs = some.map((name) => first.of(name));
        const second = new FeedSlugs(first.given(), (name) => name, 'stage');
        for (const name of more) second.of(name);
        expect(some.map((name) => second.of(name))).toEqual(slugs);
        const all = Object.keys(second.given());
        expect(all).toHaveLength(new Set([...some, ...more]).size);
        for (const slug of all) expect(slug).toMatch(slugPattern);
      }),
    );
  });

  it('leaves artists the addresses that they had, also where their names are compared as one by now', () => {
    const artists = { 'm-o-s-s': 'M.O.S.S.', moss: 'MOSS', owl: 'Owl (feat. Kelp)' };
    const slugs = lineupSlugs({ stages: {}, artists }).artists;
    expect(['m.o.s.s. (live)', 'Moss', 'Owl'].map((name) => slugs.of(name))).toEqual(Object.keys(artists));
  });

  it('numbers what would be too long', () => {
    const slugs = new FeedSlugs({}, (name) => name, 'artist');
    const name = 'x'.repeat(maximumSlug);
    expect([slugs.of(name), slugs.of(`${name}y`), slugs.of(`${name}z`)]).toEqual([
      name,
      `${name.slice(2)}-2`,
      `${name.slice(2)}-3`,
    ]);
    expect(slugOf(`${'x'.repeat(maximumSlug - 1)} y`)).toMatch(slugPattern);
  });
});
