import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureTypeBytes, pictureTypeOf } from './picture-type.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const pictures = [
  ['image/jpeg', latin('\xff\xd8\xff\xe0\x00\x10JFIF')],
  ['image/png', latin('\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR')],
  ['image/gif', latin('GIF87a\x01\x00')],
  ['image/gif', latin('GIF89a\x01\x00')],
  ['image/webp', latin('RIFF\x24\x00\x00\x00WEBPVP8 ')],
] as const;

describe('the type of a picture', () => {
  it.each(pictures)('is seen in its first bytes: %s', (type, bytes) => {
    expect(pictureTypeOf(bytes)).toBe(type);
    expect(pictureTypeOf(bytes.subarray(0, pictureTypeBytes))).toBe(type);
  });

  it.each(['', 'GIF', 'GIF88a', 'RIFF\x24\x00\x00\x00WAVE', '\x89PNG\n\n', '<svg xmlns="', '%PDF-1.7', 'BM'])(
    'is none for %j',
    (text) => {
      expect(pictureTypeOf(latin(text))).toBeNull();
    },
  );

  it('is none where a byte before or after the beginning is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pictures), fc.nat({ max: 2 }), ([, bytes], cut) => {
        expect(pictureTypeOf(bytes.subarray(cut + 1))).toBeNull();
        expect(pictureTypeOf(bytes.subarray(0, cut))).toBeNull();
      }),
    );
  });
});
