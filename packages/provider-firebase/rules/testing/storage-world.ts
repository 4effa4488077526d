import { paths } from '@lineup/domain';
import { afterAll } from 'vitest';
import { runningEmulators } from '../../testing/emulators.ts';
import type { RulesWrite } from './firestore-requests.ts';
import { inTurns } from './in-turns.ts';
import { openRulesWorld } from './rules-world.ts';
import type { SessionName } from './sessions.ts';
import { createStorageRequests, type SentFile } from './storage-requests.ts';

/** The rules apply to every bucket; this one triggers no function process for each new picture. */
const bucket = 'demo-rules';

/** The emulators' own project, as Storage rules read its Firestore. Files are removed at the end. */
export function openStorageWorld() {
  const { hosts, projectId } = runningEmulators();
  const world = openRulesWorld(projectId);
  const requests = createStorageRequests(hosts.storage, bucket);
  const stored = new Set<string>();

  afterAll(async () => {
    await inTurns([...stored], (path) => requests.delete('owner', path));
  }, 60_000);

  return {
    storage: {
      ...requests,
      async put(token: string | null, file: SentFile) {
        const decision = await requests.put(token, file);
        if (decision === 'allowed') stored.add(file.path);
        return decision;
      },
    },
    token: (name: SessionName) => world.token(name),

    /** Empties Firestore, and creates the sessions' records, and a festival and an artist for each of these ids. */
    async begin(ids: readonly string[]): Promise<void> {
      await world.begin();
      await world.seed(
        ids
          .flatMap((id) => [paths.festival(id), paths.artist(id)])
          .map((path): RulesWrite => ({ type: 'set', path, fields: { name: 'Harbour Lights' } })),
      );
    },
  };
}

export type StorageWorld = ReturnType<typeof openStorageWorld>;
