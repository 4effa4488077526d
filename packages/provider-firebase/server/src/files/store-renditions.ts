import { parseFilePath, pictureVersions, renditionPath, isShownPicture } from '@lineup/domain';
import { unlessMissing, type Bucket } from './bucket-files.ts';
import { tokensField, tokensOf } from './download-tokens.ts';
import { renditionsOf, type Rendition } from './renditions-of.ts';

/** The number of attempts if the picture changes during the work; then the events of these changes take over. */
const attempts = 5;

interface StoredPicture {
  /** Identifies the file's content. */
  readonly generation: string;
  readonly tokens: readonly string[];
}

/**
 * Updates the renditions of the picture at `path` to its current state: made from it and opened by its own tokens, or
 * none if it was deleted or cannot be decoded. Events of one file arrive in any order and concurrently, so the picture
 * is checked again afterwards.
 */
export async function storeRenditions(
  bucket: Bucket,
  path: string,
): Promise<'made' | 'none' | 'undecodable'> {
  const place = parseFilePath(path);
  if (place === null || !isShownPicture(place)) return 'none';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const picture = await findPicture(bucket, path);
    const made = picture === null ? null : await makeAll(bucket, path, picture);
    if (picture === null || made === null) await removeAll(bucket, path);
    else await saveAll(bucket, path, { made, tokens: picture.tokens });
    const now = await findPicture(bucket, path);
    if (now?.generation === picture?.generation) {
      if (made !== null) return 'made';
      return picture === null ? 'none' : 'undecodable';
    }
  }
  return 'none';
}

/** Removes the renditions of a removed picture, unless it was uploaded again or only replaced. */
export async function removeRenditions(bucket: Bucket, path: string): Promise<void> {
  if ((await findPicture(bucket, path)) === null) await storeRenditions(bucket, path);
}

async function findPicture(bucket: Bucket, path: string): Promise<StoredPicture | null> {
  return unlessMissing(async () => {
    const [metadata] = await bucket.file(path).getMetadata();
    return { generation: String(metadata.generation), tokens: tokensOf({ metadata }) };
  });
}

/** The renditions; null if the picture was deleted or cannot be decoded. */
async function makeAll(
  bucket: Bucket,
  path: string,
  { generation }: StoredPicture,
): Promise<readonly Rendition[] | null> {
  const file = bucket.file(path, { generation });
  const content = await unlessMissing(async () => (await file.download())[0]);
  return content === null ? null : renditionsOf(content);
}

async function saveAll(
  bucket: Bucket,
  path: string,
  { made, tokens }: { readonly made: readonly Rendition[]; readonly tokens: readonly string[] },
): Promise<void> {
  const saving = made.map(async ({ width, format, content }) => {
    const place = renditionPath(path, { width, format }) ?? '';
    const metadata = {
      contentType: `image/${format}`,
      cacheControl: 'private, max-age=31536000, immutable',
      metadata: { [tokensField]: tokens.join(',') },
    };
    await unlessMissing(() => bucket.file(place).save(Buffer.from(content), { resumable: false, metadata }));
  });
  await Promise.all(saving);
}

async function removeAll(bucket: Bucket, path: string): Promise<void> {
  for (const version of pictureVersions) {
    await bucket.file(renditionPath(path, version) ?? '').delete({ ignoreNotFound: true });
  }
}
