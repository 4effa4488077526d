import {
  isProviderError,
  requireOneWriteEach,
  requireRoom,
  type DocumentPort,
  type Write,
} from '@lineup/provider';
import type { Pause } from '../../options.ts';
import { commitLimit } from './commit-size.ts';

/** Milliseconds before the second and the third attempt. */
const commitPauses = [500, 1500] as const;

export interface CommitDependencies {
  /** Has the server side commit all writes under the name `version`, or none. Fails with `ProviderError`. */
  readonly send: (writes: readonly Write[], version: string) => Promise<void>;
  readonly newId: () => string;
  readonly pause: Pause;
}

/** The port's `commit` on Firestore. Every commit has a name of its own, which is the version of the documents it writes. */
export function createCommit({ send, newId, pause }: CommitDependencies): DocumentPort['commit'] {
  return async (writes, version = newId()) => {
    requireOneWriteEach(writes);
    requireRoom(commitLimit, writes);
    if (writes.length > 0) await sendUntilAnswered(() => send(writes, version), pause);
    return new Map(writes.map(({ type, path }) => [path, type === 'delete' ? null : version]));
  };
}

/** The server side recognises a repetition by its name, so that a commit whose answer got lost is not carried out twice. */
async function sendUntilAnswered(send: () => Promise<void>, pause: Pause): Promise<void> {
  for (const milliseconds of commitPauses) {
    try {
      return await send();
    } catch (error) {
      if (!isProviderError(error, 'unavailable')) throw error;
      await pause(milliseconds);
    }
  }
  return send();
}
