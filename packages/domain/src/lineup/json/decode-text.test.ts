import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
}

const json = fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify([text]));

describe('decodeText', () => {
  it('reads any JSON in UTF-8 and in UTF-16 of either byte order, with and without a mark', () => {
    fc.assert(
      fc.property(json, (text) => {
        const known = { text, guessed: false };
        expect(decodeText(new TextEncoder().encode(text))).toEqual(known);
        expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(known);
        for (const littleEndian of [true, false]) {
          expect(decodeText(utf16(`\uFEFF${text}`, littleEndian))).toEqual(known);
          expect(decodeText(utf16(text, littleEndian))).toEqual(known);
        }
      }),
    );
  });

  it('guesses Windows-1252 for what is no UTF-8', () => {
    const bytes = Uint8Array.of(0x22, 0xc9, 0x6c, 0x61, 0x6e, 0x80, 0x22);
    expect(decodeText(bytes)).toEqual({ text: '"Élan€"', guessed: true });
  });

  it('knows every character of Windows-1252', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => (at % 255) + 1);
    const text = decodeText(bytes)?.text ?? '';
    expect(text.charCodeAt(0)).toBe(1);
    expect(text.slice(0x7f, 0x9f)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');
    expect(text.charCodeAt(0xfe)).toBe(0xff);
    expect(text).toHaveLength(20_000);
  });

  it('refuses binary files', () => {
    expect(
      decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)),
    ).toBeNull();
    expect(decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0))).toBeNull();
    expect(decodeText(new Uint8Array(64))).toBeNull();
  });

  it('leaves a stray zero byte to be reported with its place', () => {
    const text = `["${'x'.repeat(200)}\0"]`;
    expect(decodeText(new TextEncoder().encode(text))?.text).toBe(text);
  });

  it('reads an odd last byte of UTF-16 as a broken character', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x5b, 0, 0x5d))?.text).toBe('[\uFFFD');
  });
});
