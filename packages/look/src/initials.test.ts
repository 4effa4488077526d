import { describe, expect, it } from 'vitest';
import { initialsOf, pickByText } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Salt & Lantern', 'SL'],
    ['copperline', 'CO'],
    ['Ørsted Nights 2026', 'ØN'],
    ['!!!', '!'],
    ['🎪 Parade', 'PA'],
    ['Sommerklang 2026', 'SO'],
    ['Salzwiese 2026', 'SA'],
    ['2026: Night Ferry', 'NF'],
    ['Ü', 'Ü'],
    ['1984', '1'],
    ['Tide-Mark', 'TM'],
    ['  ', '?'],
    ['', '?'],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('pickByText', () => {
  it('always picks the same for the same text', () => {
    expect(pickByText('Salt & Lantern', 12)).toBe(pickByText('Salt & Lantern', 12));
  });

  it('uses the whole range', () => {
    const picked = new Set(Array.from({ length: 500 }, (_, index) => pickByText(`Festival ${index}`, 12)));
    expect([...picked].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });
});
