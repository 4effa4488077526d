import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadIdPattern } from '../entities/upload.ts';
import { checkImageFile, checkUploadFile, formatMegabytes, newUploadId } from './file-rules.ts';

const megabyte = 1024 * 1024;
const image = { name: 'poster.png', size: 1000, type: 'image/png' };
const lineup = { name: 'lineup.json', size: 1000, type: 'application/json' };
const invalidType = 'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)';

describe('checkImageFile', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'IMAGE/PNG'])(
    'takes %s',
    (type) => {
      expect(checkImageFile({ ...image, type })).toBeNull();
    },
  );

  it.each(['image/svg+xml', 'image/bmp', 'text/html', 'image/png; x'])('refuses %s', (type) => {
    expect(checkImageFile({ ...image, type })).toBe(invalidType);
  });

  it('goes by the ending where the system names no type', () => {
    expect(checkImageFile({ ...image, type: '', name: 'Poster.JPEG' })).toBeNull();
    expect(checkImageFile({ ...image, type: '', name: 'poster.svg' })).toBe(invalidType);
  });

  it('takes 10 MB and not a byte more', () => {
    expect(checkImageFile({ ...image, size: 10 * megabyte })).toBeNull();
    const tooLarge = checkImageFile({ ...image, size: 10 * megabyte + 1 });
    expect(tooLarge).toBe('File size too large. Maximum size is 10MB');
  });
});

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

  it('holds pictures to the rules of pictures', () => {
    expect(checkUploadFile('image', image)).toBeNull();
    expect(checkUploadFile('image', lineup)).toBe(invalidType);
  });
});

describe('formatMegabytes', () => {
  it.each([
    [0, '0.00'],
    [28_986, '0.03'],
    [megabyte, '1.00'],
    [5 * megabyte + 1, '5.00'],
  ])('shows %i bytes as %s', (bytes, text) => {
    expect(formatMegabytes(bytes)).toBe(text);
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
