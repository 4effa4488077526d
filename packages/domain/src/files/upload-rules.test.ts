import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadIdPattern } from '../entities/upload-id.ts';
import { checkUploadFile, newUploadId, uploadTypeFor } from './upload-rules.ts';

const megabyte = 1024 * 1024;
const image = { name: 'poster.png', size: 1000, type: 'image/png' };
const lineup = { name: 'lineup.json', size: 1000, type: 'application/json' };
const invalidType = 'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)';

describe('checkUploadFile', () => {
  it('takes a JSON file of 5 MB and not a byte more', () => {
    expect(checkUploadFile('json', { ...lineup, size: 5 * megabyte })).toBeNull();
    const tooLarge = checkUploadFile('json', { ...lineup, size: 5 * megabyte + 1 });
    expect(tooLarge).toBe('File size too large. Maximum size is 5MB');
  });

  it('takes a picture of a lineup of 10 MB and not a byte more', () => {
    expect(checkUploadFile('image', { ...image, size: 10 * megabyte })).toBeNull();
    const tooLarge = checkUploadFile('image', { ...image, size: 10 * megabyte + 1 });
    expect(tooLarge).toBe('File size too large. Maximum size is 10MB');
  });

  it('goes by the ending, since systems name the type of JSON differently', () => {
    expect(checkUploadFile('json', { name: 'LINEUP.JSON', size: 1, type: '' })).toBeNull();
    expect(checkUploadFile('json', { name: 'lineup.json.txt', size: 1, type: 'application/json' })).toBe(
      'Please select a .json file',
    );
  });

  it('takes a spreadsheet of 5 MB by its ending, and no other file', () => {
    const sheet = { name: 'Lineup.XLSX', size: 5 * megabyte, type: '' };
    expect(checkUploadFile('spreadsheet', sheet)).toBeNull();
    expect(checkUploadFile('spreadsheet', { ...sheet, size: 5 * megabyte + 1 })).toBe(
      'File size too large. Maximum size is 5MB',
    );
    expect(checkUploadFile('spreadsheet', { ...sheet, name: 'lineup.docx' })).toBe(
      'Please select a .csv, .tsv, .txt, .xls, .xlsx or .ods file',
    );
  });

  it('holds pictures to the rules of pictures', () => {
    expect(checkUploadFile('image', image)).toBeNull();
    expect(checkUploadFile('image', lineup)).toBe(invalidType);
  });
});

describe('uploadTypeFor', () => {
  it.each([
    ['LINEUP.JSON', '', 'json'],
    ['lineup.csv', 'text/csv', 'spreadsheet'],
    ['lineup.tsv', '', 'spreadsheet'],
    ['pasted.txt', 'text/plain', 'spreadsheet'],
    ['lineup.xls', '', 'spreadsheet'],
    ['Lineup.Xlsx', '', 'spreadsheet'],
    ['lineup.ods', '', 'spreadsheet'],
    ['poster.jpg', '', 'image'],
    ['poster', 'image/webp', 'image'],
    ['lineup.csv.png', 'image/png', 'image'],
    ['lineup.pdf', 'application/pdf', null],
    ['lineup', '', null],
  ])('takes %s of type "%s" as %s', (name, type, expected) => {
    expect(uploadTypeFor({ name, size: 1, type })).toBe(expected);
  });
});

describe('newUploadId', () => {
  it('always has the shape of an upload id', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(random, fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 }), (value, now) => {
        expect(newUploadId(now, () => value)).toMatch(uploadIdPattern);
      }),
    );
  });
});
