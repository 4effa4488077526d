import { paths, userRecordSchema, type UserRecord } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import type { Firestore as WatchedFirestore } from 'firebase/firestore';
import { listenToDocument } from '../documents/watch/listen.ts';
import type { Reader } from '../documents/read.ts';
import { keepWatch } from '../documents/watch/watch.ts';
import type { Pause } from '../options.ts';
import type { AuthDependencies } from '../auth/dependencies.ts';
import type { SessionGate } from './session-gate.ts';
import type { WatchHold } from './watch-hold.ts';

/** Reads the users record of the signed-in user, which is allowed before the second factor. */
export function createOwnRecordReader(reader: Reader): AuthDependencies['readOwnRecord'] {
  return async (userId) => recordOf(await reader.get(paths.user(userId)));
}

export interface OwnRecordWatchDependencies {
  readonly watched: () => Promise<WatchedFirestore>;
  readonly session: SessionGate;
  readonly watches: WatchHold;
  readonly pause: Pause;
}

export function createOwnRecordWatch({
  watched,
  session,
  watches,
  pause,
}: OwnRecordWatchDependencies): AuthDependencies['watchOwnRecord'] {
  return (userId, onRecord, onEnd) =>
    keepWatch({
      session,
      watches,
      pause,
      // The session reports when it cannot be checked (session-manager.ts).
      overdue: null,
      check: () => undefined,
      listen: async () => listenToDocument(await watched(), paths.user(userId)),
      onNext: (document) => onRecord(recordOf(document)),
      onError: onEnd,
    });
}

/** An invalid record gives no permission. */
function recordOf(document: DocumentSnapshot | null): UserRecord | null {
  const record = userRecordSchema.safeParse(document?.data);
  return record.success ? record.data : null;
}
