import { expect, it } from 'vitest';
import { artistPictureMessages } from '../../messages/artist-picture-messages.ts';
import { batchLimits, checkPixels, listBatch } from './batch-limits.ts';

const { refused } = artistPictureMessages;
const files = (n: number, size = 10, ending = 'jpg') =>
  Array.from({ length: n }, (_, place) => ({ path: `a/${place}.${ending}`, size }));

it('takes the pictures, counts the others, and names those that are too large', () => {
  const large = { path: 'large.png', size: 10 * 1024 * 1024 + 1 };
  const others = ['notes.txt', 'inner.zip', 'drawing.svg'].map((path) => ({ path, size: 1 }));
  const ofSystem = ['__MACOSX/a/._0.jpg', '.DS_Store', 'a/Thumbs.db'].map((path) => ({ path, size: 1 }));
  expect(listBatch([...files(2), large, ...others, ...ofSystem])).toEqual({
    ok: true,
    pictures: files(2),
    others: 3,
    tooLarge: ['large.png'],
  });
});

it.each([
  ['10,000 files', files(10_000, 1, 'txt'), refused.tooManyFiles(batchLimits.files)],
  ['more pictures than can be saved at once', files(501), refused.tooManyPictures(501, 500)],
  ['more bytes than a batch may have', files(300, 9 * 1024 * 1024), refused.tooLarge(2)],
  ['folders in folders without end', [{ path: `${'a/'.repeat(9)}b.jpg`, size: 1 }], refused.tooDeep(8)],
  ['no picture', files(3, 1, 'txt'), refused.noPicture],
  ['nothing', [], refused.noPicture],
])('refuses %s', (_, given, error) => {
  expect(listBatch(given)).toEqual({ ok: false, error });
});

it('300 pictures of 3 MB are taken', () => {
  expect(listBatch(files(300, 3 * 1024 * 1024))).toMatchObject({ ok: true, others: 0, tooLarge: [] });
});

it('a picture of 50 megapixels is taken, a larger one is not', () => {
  expect(checkPixels({ width: 10_000, height: 5_000 })).toBeNull();
  expect(checkPixels({ width: 10_001, height: 5_000 })).toBe(refused.tooManyPixels(50));
});
