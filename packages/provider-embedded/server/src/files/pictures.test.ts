import { expect, it } from 'vitest';
import { coverPath, fileWorld, inPieces, plainPicture, removeFoldersAfterEach } from './testing/fixtures.ts';

removeFoldersAfterEach();

const half = async () => {
  const whole = await plainPicture(900, 900).png().toBuffer();
  return whole.subarray(0, whole.length / 2);
};

it.each([
  ['is broken off', half, 'This picture could not be read. Please choose another file.'],
  [
    'is none',
    async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)',
  ],
  [
    'has too many pixels',
    () => plainPicture(8000, 6300).png().toBuffer(),
    'This picture has too many pixels. Maximum is 50 megapixels',
  ],
])('a picture that %s is refused in words for the person', async (_, bytes, text) => {
  const { files } = await fileWorld();
  await expect(files.put(coverPath, inPieces(await bytes()))).rejects.toMatchObject({ userMessage: text });
});
