import { parseReleaseFilePath, paths, storagePaths } from '@lineup/domain';
import type { ServerProvider } from '@lineup/provider/server';

/** A publishing writes its files within seconds of the commit that names them. */
export const releaseFileRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Those of these files of releases, by their paths, that no release names: a publishing was interrupted between its files and
 * its commit, or the festival was deleted in the meantime. Only files older than `releaseFileRetentionMs` are to be asked about.
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

/** The newest release is looked at first: nearly always it has the picture, and nothing more is read. */
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
