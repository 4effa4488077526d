import { maximumPicturePixels, messages, type PictureVersion } from '@lineup/domain';
import { makeRendition, makeStoredPicture } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';

/** The maximum width and height of a stored picture, in pixels. */
const storedSize = { width: 2400, height: 4800 };
const acceptedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** A picture in its stored form: WebP without metadata. */
export interface MadePicture {
  readonly type: 'image/webp';
  readonly width: number;
  readonly content: Uint8Array;
}

/** Returns the media type of the picture by its content. Fails with `unsupported-media-type` for anything else. */
export async function recognisePicture(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime ?? 'nothing known';
  if (acceptedTypes.has(found)) return found;
  throw new ProviderError('unsupported-media-type', `The content is ${found}`, {
    userMessage: messages.image.invalidType,
  });
}

/**
 * Decodes the picture and re-encodes it, upright; the first frame of an animation. Fails with `unsupported-media-type`
 * if it cannot be decoded and `payload-too-large` if it has too many pixels.
 */
export async function makePicture(path: string): Promise<MadePicture> {
  await recognisePicture(path);
  return inTurn(() => decode(path));
}

/**
 * Returns the picture's media type by its content, and its width in pixels when upright. Fails as `makePicture` does.
 */
export async function inspectPicture(
  path: string,
): Promise<{ readonly type: string; readonly width: number }> {
  const type = await recognisePicture(path);
  return withSharp(async (sharp) => {
    const { autoOrient } = await sharp(path, { limitInputPixels: maximumPicturePixels }).metadata();
    return { type, width: autoOrient.width };
  });
}

/**
 * Returns the picture, upright and in full size, in its own format (the MIME type `type`) without metadata: a photo
 * reveals where and by whom it was taken. Fails as `makePicture` does.
 */
export function withoutMetadata(path: string, type: string): Promise<Uint8Array> {
  return inTurn(() =>
    withSharp(async (sharp) => {
      const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
      if (width * height > maximumPicturePixels) throw tooManyPixels(width, height);
      const picture = sharp(path, { limitInputPixels: maximumPicturePixels }).autoOrient();
      // High enough for its text to be recognised.
      const quality = 95;
      if (type === 'image/jpeg') return picture.jpeg({ quality }).toBuffer();
      if (type === 'image/webp') return picture.webp({ quality }).toBuffer();
      return type === 'image/gif' ? picture.gif().toBuffer() : picture.png().toBuffer();
    }),
  );
}

async function decode(path: string): Promise<MadePicture> {
  return withSharp(async (sharp) => {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maximumPicturePixels) throw tooManyPixels(width, height);
    return { type: 'image/webp', ...(await makeStoredPicture(sharp, path, storedSize)) };
  });
}

/** Makes this version of the picture. Fails as `makePicture` does. */
export function renditionOf(path: string, version: PictureVersion): Promise<Uint8Array> {
  return inTurn(() => withSharp((sharp) => makeRendition(sharp, path, version)));
}

type Sharp = (typeof import('sharp'))['default'];

/** Loads the library with the first picture. Fails with `unsupported-media-type` if it cannot decode the picture. */
async function withSharp<Result>(work: (sharp: Sharp) => Promise<Result>): Promise<Result> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    return await work(sharp);
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError('unsupported-media-type', 'The picture cannot be decoded', {
      userMessage: messages.image.unreadable,
      cause,
    });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Processes one picture at a time: a decoded one may take 200 MB. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work, work);
  last = next.catch(() => null);
  return next;
}

function tooManyPixels(width: number, height: number): ProviderError {
  return new ProviderError('payload-too-large', `The picture has ${width} × ${height} pixels`, {
    userMessage: messages.image.tooManyPixels(maximumPicturePixels / 1_000_000),
  });
}
