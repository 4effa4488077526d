import type { DocumentStore } from './store.ts';

/** Keeps cached reads consistent with later writes. */
export interface FollowedCommits {
  /**
   * Call before using the cache: clears it if another process has written. Returns the number of the latest commit,
   * which is not read again while the database has the same `revision` as the last time.
   */
  readonly catchUp: (revision?: string) => number;
  /** Registers a commit of this process: clears the cache if earlier commits were missed. */
  readonly receive: (version: number) => void;
}

/** `forget` clears the cache. */
export function followCommits(
  documents: Pick<DocumentStore, 'latestVersion'>,
  forget: () => void,
): FollowedCommits {
  /** The number of the last commit reflected in the cache. */
  let known = documents.latestVersion();
  let knownAt: string | undefined;
  const moveTo = (version: number, hasHeardOfAll: boolean) => {
    if (!hasHeardOfAll) forget();
    known = version;
  };
  return {
    catchUp: (revision) => {
      if (revision !== undefined && revision === knownAt) return known;
      knownAt = revision;
      const latest = documents.latestVersion();
      moveTo(latest, latest === known);
      return latest;
    },
    receive: (version) => moveTo(version, version === known + 1),
  };
}
