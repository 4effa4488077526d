import { messages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { renditionWidths } from './renditions.ts';

/** Largest picture in pixels (width × height) that is decoded at all. */
export const maximumPixels = 50_000_000;

/** Kept pictures are at most so wide and high, in pixels. */
const keptSize = { width: 2400, height: 4800 };
const acceptedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** A picture made anew from an uploaded one: WebP without metadata, and its renditions by width. */
export interface MadePicture {
  readonly type: 'image/webp';
  readonly width: number;
  readonly content: Uint8Array;
  readonly renditions: ReadonlyMap<number, Uint8Array>;
}

/** The type of the picture in the file by its content. Fails with `unsupported-media-type` for anything else. */
export async function recognisePicture(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime ?? 'nothing known';
  if (acceptedTypes.has(found)) return found;
  throw new ProviderError('unsupported-media-type', `The content is ${found}`, {
    userMessage: messages.image.invalidType,
  });
}

/**
 * Decodes the picture in the file and makes it anew, upright, the first image of a moving one. Fails with
 * `unsupported-media-type` where it cannot be read and `payload-too-large` where it has too many pixels.
 */
export async function makePicture(path: string): Promise<MadePicture> {
  await recognisePicture(path);
  return inTurn(() => decode(path));
}

async function decode(path: string): Promise<MadePicture> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const picture = sharp(path, { limitInputPixels: maximumPixels, failOn: 'error' });
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) throw tooManyPixels(width, height);
    const kept = await picture
      .autoOrient()
      .resize({ ...keptSize, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const renditions = new Map<number, Uint8Array>();
    for (const rendition of renditionWidths) {
      if (rendition >= kept.info.width) continue;
      renditions.set(
        rendition,
        await sharp(kept.data).resize({ width: rendition }).webp({ quality: 78 }).toBuffer(),
      );
    }
    return { type: 'image/webp', width: kept.info.width, content: kept.data, renditions };
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError('unsupported-media-type', 'The picture cannot be decoded', {
      userMessage: messages.image.unreadable,
      cause,
    });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other: a decoded one may take 200 MB. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work, work);
  last = next.catch(() => null);
  return next;
}

function tooManyPixels(width: number, height: number): ProviderError {
  return new ProviderError('payload-too-large', `The picture has ${width} × ${height} pixels`, {
    userMessage: messages.image.tooManyPixels(maximumPixels / 1_000_000),
  });
}
