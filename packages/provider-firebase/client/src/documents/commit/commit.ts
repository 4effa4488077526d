import {
  isProviderError,
  requireOneWriteEach,
  requireRoom,
  type DocumentPort,
  type Write,
} from '@lineup/provider';
import type { Pause } from '../../options.ts';
import { commitLimit } from './commit-size.ts';

/** Pauses before the second and the third attempt, in milliseconds. */
const commitPauses = [500, 1500] as const;

export interface CommitDependencies {
  /** Has the server commit all writes under the name `version`, or none. Fails with `ProviderError`. */
  readonly send: (writes: readonly Write[], version: string) => Promise<void>;
  readonly newId: () => string;
  readonly pause: Pause;
}

/**
 * Implements the port's `commit` on Firestore. The unique name of a commit is the version of the documents it writes.
 */
export function createCommit({ send, newId, pause }: CommitDependencies): DocumentPort['commit'] {
  return async (writes, version = newId()) => {
    requireOneWriteEach(writes);
    requireRoom(commitLimit, writes);
    if (writes.length > 0) await sendUntilAnswered(() => send(writes, version), pause);
    return new Map(writes.map(({ type, path }) => [path, type === 'delete' ? null : version]));
  };
}

/** The server recognises a retry by its name, so that a commit whose response was lost is not applied twice. */
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
