import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { storable } from '../lineup/hints.ts';
import { withoutControls } from './control-characters.ts';

it.each([
  ['a bell', 'Night\u0007 Ferry', 'Night Ferry'],
  ['a NUL', 'Ti\0de', 'Tide'],
  ['an escape sequence', '\u001B[1mTide', '[1mTide'],
  ['DEL and C1', 'Ti\u007Fd\u009Be', 'Tide'],
  ['half a character', 'Tide \uD83C', 'Tide '],
  ['a tab and line breaks', 'Night\tFerry\r\nBand', 'Night Ferry Band'],
  ['a next line', 'Night\u0085Ferry', 'Night Ferry'],
])('removes %s', (_, text, expected) => {
  expect(withoutControls(text)).toBe(expected);
});

it.each(['Owl Parade', 'Måneskin', '🎻👩‍🎤', 'مهرجان', 'Owl\u200FParade', 'a\u00A0b', ' Tide ', ''])(
  'leaves %j as it is',
  (text) => {
    expect(withoutControls(text)).toBe(text);
  },
);

it('keeps tabs and line breaks where a text has lines', () => {
  expect(withoutControls('Call\tfirst\r\nthen\u0007 wait\vand\fgo\u0085on\uDC00', true)).toBe(
    'Call\tfirst\r\nthen wait\nand\ngo\non',
  );
});

it('leaves nothing that cannot be stored, and nothing to remove', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, keepsLines) => {
      const cleaned = withoutControls(text, keepsLines);
      expect(storable(cleaned)).toBe(cleaned);
      expect(withoutControls(cleaned, keepsLines)).toBe(cleaned);
      expect(cleaned).not.toMatch(keepsLines ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u);
    }),
    { numRuns: 200 },
  );
});
