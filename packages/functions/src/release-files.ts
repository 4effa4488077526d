import { parseReleaseFilePath, paths, storagePaths } from '@lineup/domain';
import type { ServerProvider } from '@lineup/provider/server';

/** A release's files are written within seconds before the commit that names them. */
export const releaseFileRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Returns which of these release files, given by path, no release names: publishing was interrupted between files and
 * commit, or the festival was deleted since. Only ask about files older than `releaseFileRetentionMs`.
 */
export async function unnamedReleaseFiles(
  provider: ServerProvider,
  files: readonly string[],
): Promise<readonly string[]> {
  const unnamed: string[] = [];
  const pictures = new Map<string, string[]>();
  for (const path of files) {
    const place = parseReleaseFilePath(path);
    if (place === null) continue;
    if (place.kind === 'picture') {
      pictures.set(place.festivalId, [...(pictures.get(place.festivalId) ?? []), place.sha256]);
    } else if ((await provider.documents.get(paths.release(place.festivalId, place.releaseId))) === null) {
      unnamed.push(path);
    }
  }
  for (const [festivalId, digests] of pictures) {
    const left = await unnamedPictures(provider, festivalId, digests);
    unnamed.push(...left.map((digest) => storagePaths.releasePicture(festivalId, digest)));
  }
  return unnamed;
}

/** Checks the newest release first: it nearly always has the picture, and nothing more is read. */
async function unnamedPictures(
  { documents, files }: ServerProvider,
  festivalId: string,
  digests: readonly string[],
): Promise<readonly string[]> {
  const releases = await documents.query({
    collection: paths.releases(festivalId),
    orderBy: [{ field: 'created_at', direction: 'descending' }],
  });
  let left = digests;
  for (const { id } of releases) {
    if (left.length === 0) return [];
    const content = await files.read(storagePaths.releaseFile(festivalId, id, 'private'));
    const text = content === null ? '' : new TextDecoder().decode(content);
    left = left.filter((digest) => !text.includes(`"${digest}"`));
  }
  return left;
}
