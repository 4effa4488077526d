import type { NamedFile } from '@lineup/services';
import sharp from 'sharp';

/** An invented picture of this many pixels, different for each `n`. */
export async function inventPicture(n: number, width = 1200, height = 720): Promise<NamedFile> {
  const stripes = Array.from(
    { length: 24 },
    (_, stripe) =>
      `<rect x="${stripe * 50}" width="50" height="720" fill="hsl(${(stripe * 15 + n * 7) % 360} 60% 50%)"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 720">${stripes.join('')}</svg>`;
  const content = await sharp(Buffer.from(drawing)).resize(width, height).png().toBuffer();
  return new File([new Uint8Array(content)], `cover-${n}.png`, { type: 'image/png' });
}
