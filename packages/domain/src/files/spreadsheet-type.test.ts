import { describe, expect, it } from 'vitest';
import { spreadsheetTypeOf } from './spreadsheet-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from(Array.from(text, (character) => [character.charCodeAt(0), 0]).flat());
const zipHead = `PK\u0003\u0004${'\0'.repeat(26)}`;

describe('the type of a spreadsheet', () => {
  it.each([
    ['a CSV file', bytes('artist,stage\nThe Tides,Pier\n'), 'text/csv'],
    ['an empty file', bytes(''), 'text/csv'],
    ['a CSV file of an old program', bytes('K\u00fcnstler;B\u00fchne'), 'text/csv'],
    ['UTF-16 without a mark', utf16('artist\tstage'), 'text/csv'],
    ['UTF-16 with its mark', Uint8Array.of(0xff, 0xfe, ...utf16('Ærtist\tstage')), 'text/csv'],
    [
      'an Excel workbook',
      bytes(`${zipHead}[Content_Types].xml`),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'an OpenDocument sheet',
      bytes(`${zipHead}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
    ['an older Excel workbook', bytes('\u00d0\u00cf\u0011\u00e0\0\0'), 'application/vnd.ms-excel'],
  ])('is told for %s by its content', (_, content, type) => {
    expect(spreadsheetTypeOf(content)).toBe(type);
  });

  it.each([
    ['a program', bytes('MZ\u0090\0\u0003\0\0\0\u0004')],
    ['a PDF file', bytes('%PDF-1.7 text')],
    ['a picture', bytes('GIF89a text')],
  ])('is none for %s', (_, content) => {
    expect(spreadsheetTypeOf(content)).toBeNull();
  });
});
