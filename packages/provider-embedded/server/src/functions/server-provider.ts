import type { DocumentStore } from '../documents/store.ts';
import type { ServerFiles, ServerProvider } from '@lineup/provider/server';

/** The port of the callable functions on the server's own stores; the access table does not apply to it. */
export function createServerProvider(documents: DocumentStore, files: ServerFiles): ServerProvider {
  return {
    documents: {
      newId: () => documents.newId(),
      get: async (path) => documents.get(path),
      query: async (query) => documents.query(query),
      count: async (query) => documents.count(query),
      distinct: async (collection, field) => documents.distinct(collection, field),
      commit: async (writes) => documents.commit(writes),
    },
    files,
  };
}
