import { expect, test } from 'vitest';
import { readAccentColor } from '../look/read-accent-color.ts';

test.each([
  ['#8a1c5b', '#8a1c5b'],
  [' 8A1C5B ', '#8a1c5b'],
  ['#AbC', '#aabbcc'],
  ['', null],
  ['#8a1c5', null],
  ['red', null],
  ['#8a1c5b; }', null],
])('"%s" is read as %s', (text, color) => {
  expect(readAccentColor(text)).toBe(color);
});
