import { parseReleaseFilePath } from '@lineup/domain';
import { releaseFileRetentionMs, unnamedReleaseFiles } from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';
import { removeUnlessReplaced, type Bucket } from './bucket-files.ts';
import type { StoredFile } from './download-tokens.ts';

/**
 * Removes files of releases that no release names and that are older than a day: what an interrupted publishing has left. One
 * that was written again in the meantime stays. Answers how many there were; `now` is in milliseconds since the epoch.
 */
export async function sweepReleaseFiles(
  bucket: Bucket,
  provider: ServerProvider,
  now: number,
): Promise<number> {
  const [files] = await bucket.getFiles({ prefix: 'publications/' });
  const old = new Map(
    files
      .filter(
        (file) => parseReleaseFilePath(file.name) !== null && writtenAt(file) < now - releaseFileRetentionMs,
      )
      .map((file) => [file.name, file]),
  );
  const unnamed = await unnamedReleaseFiles(provider, [...old.keys()]);
  let removed = 0;
  for (const path of unnamed) {
    const generation = String(old.get(path)?.metadata.generation);
    if (await removeUnlessReplaced(bucket, path, generation)) removed += 1;
  }
  return removed;
}

function writtenAt({ metadata }: StoredFile): number {
  return Date.parse(String(metadata.updated));
}
