import type { DocumentStore } from './store.ts';

/** Keeps what was read from the documents and what has been written since in step. */
export interface FollowedCommits {
  /**
   * Before what is cached is used: forgets it where another process has written. Returns the number of the latest commit,
   * which need not be read while the database is of the same `revision` as the last time.
   */
  readonly catchUp: (revision?: string) => number;
  /** Learns of a commit of this process: forgets what is cached where others before it were never learned of. */
  readonly receive: (version: number) => void;
}

/** `forget` drops all that is cached. */
export function followCommits(
  documents: Pick<DocumentStore, 'latestVersion'>,
  forget: () => void,
): FollowedCommits {
  /** The number of the commit up to which all that is cached has learned of changes. */
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
