import { commitLimits } from '../documents/access.ts';
import type { DocumentStore } from '../documents/store.ts';
import type { DocumentValue } from '@lineup/provider';
import type { ServerFiles, ServerProvider } from '@lineup/provider/server';

/** The port of the callable functions on the server's own stores; the access table does not apply to it. */
export function createServerProvider(documents: DocumentStore, files: ServerFiles): ServerProvider {
  return {
    documents: {
      writesPerCommit: commitLimits.writes,
      newId: () => documents.newId(),
      get: async (path) => documents.get(path),
      query: async (query) => documents.query(query),
      count: async (query) => documents.count(query),
      distinct: async <Field extends string>(collection: string, fields: readonly Field[]) => {
        const found = fields.map((field) => [field, documents.distinct(collection, field)] as const);
        return Object.fromEntries(found) as Record<Field, readonly DocumentValue[]>;
      },
      commit: async (writes) => documents.commit(writes),
    },
    files,
  };
}
