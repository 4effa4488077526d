import type { DocumentStore } from './store.ts';

/** Keeps what was read from the documents and what has been written since in step. */
export interface FollowedCommits {
  /** Before what is kept is used: forgets it where another process has written. Answers the number of the latest commit. */
  readonly catchUp: () => number;
  /** Hears of a commit of this process: forgets what is kept where others before it were never heard of. */
  readonly hear: (version: number) => void;
}

/** `forget` drops all that is kept. */
export function followCommits(
  documents: Pick<DocumentStore, 'latestVersion'>,
  forget: () => void,
): FollowedCommits {
  /** The number of the commit up to which all that is kept has heard of changes. */
  let known = documents.latestVersion();
  const moveTo = (version: number, hasHeardOfAll: boolean) => {
    if (!hasHeardOfAll) forget();
    known = version;
  };
  return {
    catchUp: () => {
      const latest = documents.latestVersion();
      moveTo(latest, latest === known);
      return latest;
    },
    hear: (version) => moveTo(version, version === known + 1),
  };
}
