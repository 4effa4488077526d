import { readFile } from 'node:fs/promises';
import { paths } from '@lineup/domain';
import { runningEmulators } from '../../testing/emulators.ts';
import { createFirestoreRequests, type RulesWrite } from './firestore-requests.ts';
import { sessionNames, sessionOf, type SessionName } from './sessions.ts';

/**
 * A project of the Firestore emulator for tests of its rules, separate from other tests; `projectId` must be reserved
 * for these tests, unless the other emulators are involved.
 */
export function openRulesWorld(projectId: string) {
  const { hosts } = runningEmulators();
  const requests = createFirestoreRequests(hosts.firestore, projectId);
  const session = (name: SessionName) => sessionOf(name, projectId);

  return {
    projectId,
    firestore: requests,
    session,
    token: (name: SessionName) => session(name).token,

    /** Writes bypassing all rules. */
    async seed(writes: readonly RulesWrite[]): Promise<void> {
      await requests.commit('owner', writes);
    },

    /** Empties the project, reloads the rules and gives every session its users record. */
    async begin(): Promise<void> {
      await deleteAll(hosts.firestore, projectId);
      await loadRules(hosts.firestore, projectId);
      const records = sessionNames
        .map(session)
        .flatMap(({ uid, record }): RulesWrite[] =>
          record === null
            ? []
            : [{ type: 'set', path: paths.user(uid), fields: { ...record, _version: 'made' } }],
        );
      await requests.commit('owner', records);
    },
  };
}

const rulesFile = new URL('../firestore.rules', import.meta.url);

async function loadRules(host: string, projectId: string): Promise<void> {
  const files = [{ name: 'firestore.rules', content: await readFile(rulesFile, 'utf8') }];
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files } }),
  });
  if (!response.ok) throw new Error(`The rules were not loaded: ${await response.text()}`);
}

async function deleteAll(host: string, projectId: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`Nothing was deleted: ${await response.text()}`);
}
