import type { DocumentSnapshot } from '@lineup/provider';

/** The latest documents from the page's watches, so that a save need not read them again. */
export interface WatchedDocuments {
  /** Replaces the documents of a watch. */
  note(watch: object, documents: readonly (DocumentSnapshot | null)[]): void;
  /** Removes the documents of an ended watch. */
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
