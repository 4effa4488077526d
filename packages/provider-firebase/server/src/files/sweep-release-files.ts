import { parseReleaseFilePath } from '@lineup/domain';
import { releaseFileRetentionMs, unnamedReleaseFiles } from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';
import { removeUnlessReplaced, type Bucket } from './bucket-files.ts';
import type { StoredFile } from './download-tokens.ts';

/**
 * Removes release files older than a day that no release names: leftovers of interrupted publishing. One that was
 * written again since is not removed. Returns how many were removed; `now` is in milliseconds since the epoch.
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
