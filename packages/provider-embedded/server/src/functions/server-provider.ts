import { commitLimits } from '../documents/access.ts';
import { ProviderError } from '@lineup/provider';
import type { DocumentStore } from '../documents/store.ts';
import type { ServerFiles, ServerProvider } from '@lineup/provider/server';

/** For work on documents that involves no files. */
export const noFiles: ServerFiles = {
  read: async () => null,
  rendition: async () => null,
  storePicture: () => Promise.reject(new ProviderError('unavailable', 'No files are stored here')),
  pathOf: async () => null,
  write: () => Promise.reject(new ProviderError('unavailable', 'No files are stored here')),
  deleteFolder: async () => undefined,
};

/**
 * Implements the port of the callable functions on the server's own stores, without the access table. `free` waits
 * until no other thread is writing.
 */
export function createServerProvider(
  documents: DocumentStore,
  files: ServerFiles,
  free: () => Promise<void> = () => Promise.resolve(),
): ServerProvider {
  return {
    documents: {
      writesPerCommit: commitLimits.writes,
      newId: () => documents.newId(),
      get: async (path) => documents.get(path),
      query: async (query) => documents.query(query),
      count: async (query) => documents.count(query),
      pick: async (collection, fields) => documents.pick(collection, fields),
      commit: async (writes) => {
        await free();
        return documents.commit(writes);
      },
    },
    files,
  };
}
