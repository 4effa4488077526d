import { statSync } from 'node:fs';
import { processingMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/**
 * Returns a check that an open database is still where it was opened; otherwise SQLite would write to a removed file
 * that is never read. The check fails with `unavailable`, and passes again once the same files are back. Call this when
 * the database is open.
 */
export function watchPlace(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  // The newest commits are in the WAL file, which is created by the first write and exists until the database is
  // closed.
  const watched = [file, `${file}-wal`].map((path) => ({ path, known: identityOf(path) }));
  return () => {
    for (const one of watched) {
      const found = identityOf(one.path);
      one.known ??= found;
      if (found !== one.known) throw notInPlace(one.path);
    }
  };
}

/** Identifies a file regardless of its name. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

function notInPlace(path: string): ProviderError {
  return new ProviderError(
    'unavailable',
    `${path} is no longer the file that was opened. Put the data folder back, or start the portal again.`,
    { userMessage: processingMessages.storageGone },
  );
}
