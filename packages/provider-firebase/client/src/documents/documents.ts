import type { DocumentPort, Overdue } from '@lineup/provider';
import type { Firestore as WatchedFirestore } from 'firebase/firestore';
import { firestoreFailure } from '../failures/firestore-errors.ts';
import { forUser, type SessionGate } from '../session/session-gate.ts';
import type { WatchHold } from '../session/watch-hold.ts';
import { commitLimit } from './commit/commit-size.ts';
import { requireReadablePath, requireReadableQuery } from './check-place.ts';
import { createCommit, type CommitDependencies } from './commit/commit.ts';
import type { Reader } from './read.ts';
import { listenToDocument, listenToQuery } from './watch/listen.ts';
import { keepWatch } from './watch/watch.ts';

export interface DocumentsDependencies extends CommitDependencies {
  readonly reader: Reader;
  /** Opens the database for watching with the first watch. */
  readonly watched: () => Promise<WatchedFirestore>;
  readonly session: SessionGate;
  readonly watches: WatchHold;
  readonly overdue: Overdue;
}

/** Implements the port's documents on Firestore. */
export function createDocuments(dependencies: DocumentsDependencies): DocumentPort {
  const { reader, session, watched, watches, pause, overdue, newId } = dependencies;
  const commit = createCommit(dependencies);
  const asUser = <Result>(work: (userId: string) => Result | Promise<Result>): Promise<Result> =>
    forUser(session, async (userId) => work(userId), firestoreFailure);
  return {
    commitLimit,
    newId,
    get: (path) =>
      asUser((userId) => {
        requireReadablePath(path, userId);
        return reader.get(path);
      }),
    query: (query) =>
      asUser(() => {
        requireReadableQuery(query);
        return reader.query(query);
      }),
    count: (query) =>
      asUser(() => {
        requireReadableQuery(query);
        return reader.count(query);
      }),
    commit: (writes, name) => asUser(() => commit(writes, name)),
    watch: (query, onNext, onError) => {
      const check = () => requireReadableQuery(query);
      const listen = async () => listenToQuery(await watched(), query);
      return keepWatch({ session, watches, pause, overdue, check, listen, onNext, onError });
    },
    watchDocument: (path, onNext, onError) => {
      const check = (userId: string) => requireReadablePath(path, userId);
      const listen = async () => listenToDocument(await watched(), path);
      return keepWatch({ session, watches, pause, overdue, check, listen, onNext, onError });
    },
  };
}
