import { pictureWidths, renditionPath } from '@lineup/domain';
import { makeRendition } from '@lineup/functions';
import { unlessMissing, type Bucket } from './bucket-files.ts';
import { tokensField, tokensOf } from './download-tokens.ts';

/** How often a picture may change under the work before it is left to the events of these changes. */
const attempts = 5;

interface StoredPicture {
  /** Names this content of the file. */
  readonly generation: string;
  readonly tokens: readonly string[];
}

/**
 * Brings the renditions of the picture at `path` to what it is now: made of it and opened by its own tokens, or none where
 * it is gone or cannot be decoded. Events of one file come in any order and at once, so that the picture is looked at again
 * afterwards.
 */
export async function storeRenditions(
  bucket: Bucket,
  path: string,
): Promise<'made' | 'none' | 'undecodable'> {
  if (renditionPath(path, pictureWidths[0]) === null) return 'none';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const picture = await findPicture(bucket, path);
    const made = picture === null ? null : await makeAll(bucket, path, picture);
    if (picture === null || made === null) await removeAll(bucket, path);
    else await saveAll(bucket, { made, tokens: picture.tokens });
    const now = await findPicture(bucket, path);
    if (now?.generation === picture?.generation) {
      if (made !== null) return 'made';
      return picture === null ? 'none' : 'undecodable';
    }
  }
  return 'none';
}

/** Removes the renditions of a picture that was removed; one that is there again, or was only replaced, keeps its own. */
export async function removeRenditions(bucket: Bucket, path: string): Promise<void> {
  if ((await findPicture(bucket, path)) === null) await storeRenditions(bucket, path);
}

async function findPicture(bucket: Bucket, path: string): Promise<StoredPicture | null> {
  return unlessMissing(async () => {
    const [metadata] = await bucket.file(path).getMetadata();
    return { generation: String(metadata.generation), tokens: tokensOf({ metadata }) };
  });
}

type Renditions = ReadonlyMap<string, Uint8Array>;

/** The renditions by path; null where the picture is gone or cannot be decoded. */
async function makeAll(
  bucket: Bucket,
  path: string,
  { generation }: StoredPicture,
): Promise<Renditions | null> {
  const file = bucket.file(path, { generation });
  const content = await unlessMissing(async () => (await file.download())[0]);
  if (content === null) return null;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const made = new Map<string, Uint8Array>();
  try {
    for (const width of pictureWidths) {
      made.set(renditionPath(path, width) ?? '', await makeRendition(sharp, content, width));
    }
  } catch {
    // The browser may know to show it; otherwise its place stays empty, as with any picture that is damaged.
    return null;
  }
  return made;
}

async function saveAll(
  bucket: Bucket,
  { made, tokens }: { readonly made: Renditions; readonly tokens: readonly string[] },
): Promise<void> {
  const metadata = {
    contentType: 'image/webp',
    cacheControl: 'private, max-age=31536000, immutable',
    metadata: { [tokensField]: tokens.join(',') },
  };
  for (const [place, content] of made) {
    await unlessMissing(() => bucket.file(place).save(Buffer.from(content), { resumable: false, metadata }));
  }
}

async function removeAll(bucket: Bucket, path: string): Promise<void> {
  for (const width of pictureWidths) {
    await bucket.file(renditionPath(path, width) ?? '').delete({ ignoreNotFound: true });
  }
}
