import { createTurns } from '@lineup/functions/node';
import { setImmediate as nextRound } from 'node:timers/promises';
import { parseDocumentPath, paths } from '@lineup/domain';
import { countLineup, type CountLineup } from '@lineup/functions';
import type { LineupStats } from '@lineup/provider';
import { idOf } from '../documents/stored-document.ts';
import { followCommits } from '../documents/follow-commits.ts';
import type { CommitListener, DocumentStore } from '../documents/store.ts';

/** The statistics of lineups, counted again only after one of their events, or the festival itself, has changed. */
export interface CountCache {
  readonly count: CountLineup;
  /** Registers a commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
}

/** The maximum number of cached festivals; each takes about a kilobyte. */
const maximumCached = 2000;

/** The event loop accepts a new connection in one round and handles its request in the next. */
async function otherRequests(): Promise<void> {
  await nextRound();
  await nextRound();
}

export function createCountCache(
  documents: Pick<DocumentStore, 'latestVersion'>,
  count: CountLineup = countLineup,
): CountCache {
  /** Statistics by the collection of the events. */
  const counts = new Map<string, LineupStats>();
  const commits = followCommits(documents, () => counts.clear());
  /** Counts one lineup at a time, with other requests in between: a first count of hundreds takes seconds. */
  const inTurn = createTurns(1);
  const find = (collection: string) => {
    const latest = commits.catchUp();
    return { latest, found: counts.get(collection) };
  };
  const countOnce: CountLineup = async (source, festivalId) => {
    const collection = paths.events(festivalId);
    const { latest, found } = find(collection);
    if (found !== undefined) return found;
    const counted = await count(source, festivalId);
    // Concurrent writes may be partly included.
    if (documents.latestVersion() !== latest) return counted;
    if (counts.size >= maximumCached) counts.clear();
    counts.set(collection, counted);
    return counted;
  };
  return {
    count: async (source, festivalId) => {
      const { found } = find(paths.events(festivalId));
      if (found !== undefined) return found;
      return inTurn(async () => {
        await otherRequests();
        return countOnce(source, festivalId);
      });
    },
    noteCommit: (version, changes) => {
      commits.receive(version);
      if (counts.size === 0) return;
      for (const { path } of changes) {
        counts.delete(path.slice(0, path.lastIndexOf('/')));
        // The festival determines what counts as a conflict.
        if (parseDocumentPath(path)?.kind === 'festival') counts.delete(paths.events(idOf(path)));
      }
    },
  };
}
