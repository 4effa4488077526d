import { describe, expect, it } from 'vitest';
import { checkImageFile, formatMegabytes } from './file-rules.ts';

const megabyte = 1024 * 1024;
const image = { name: 'poster.png', size: 1000, type: 'image/png' };
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
