import { statSync } from 'node:fs';
import { processingMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/**
 * Makes the check that an open database is still where it was opened; on a removed file SQLite goes on writing into what
 * nobody will ever read. The check fails with `unavailable`, and passes again once the same files are back. Call it first
 * when the database is open.
 */
export function watchPlace(file: string): () => void {
  if (file === ':memory:') return () => undefined;
  // The newest commits stand in the second one, which comes with the first write and stays until the database is closed.
  const watched = [file, `${file}-wal`].map((path) => ({ path, known: identityOf(path) }));
  return () => {
    for (const one of watched) {
      const found = identityOf(one.path);
      one.known ??= found;
      if (found !== one.known) throw notInPlace(one.path);
    }
  };
}

/** What tells one file from another of the same name. */
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
