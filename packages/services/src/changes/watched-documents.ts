import type { DocumentSnapshot } from '@lineup/provider';

/** The documents that the page's watches have told of last, so that a save need not ask for them again. */
export interface WatchedDocuments {
  /** What a watch says now; it takes the place of what it said before. */
  note(watch: object, documents: readonly (DocumentSnapshot | null)[]): void;
  /** The watch is over. */
  forget(watch: object): void;
  find(path: string): DocumentSnapshot | null;
}

export function createWatchedDocuments(): WatchedDocuments {
  const byWatch = new Map<object, readonly (DocumentSnapshot | null)[]>();
  return {
    note: (watch, documents) => void byWatch.set(watch, documents),
    forget: (watch) => void byWatch.delete(watch),
    find: (path) => {
      for (const documents of byWatch.values()) {
        const found = documents.find((document) => document?.path === path);
        if (found && found.damaged !== true) return found;
      }
      return null;
    },
  };
}
