import { describe, expect, it } from 'vitest';
import { countArtists } from './stats.ts';

describe('countArtists', () => {
  it('counts each name once', () => {
    expect(countArtists(['Kelp', 'Owl Parade', 'Kelp'])).toBe(2);
  });

  it('takes no notice of white space around a name', () => {
    expect(countArtists(['Kelp', ' Kelp', 'Kelp\u00A0\n'])).toBe(1);
  });

  it('tells names apart by letter case, accents and white space within', () => {
    expect(countArtists(['Kelp', 'KELP', 'Kélp', 'Ke lp'])).toBe(4);
  });

  it('does not count blank names', () => {
    expect(countArtists(['', '  ', '\t'])).toBe(0);
    expect(countArtists([])).toBe(0);
  });
});
