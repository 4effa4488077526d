import { randomInt } from 'node:crypto';
import type { ChangeAuthor } from '@lineup/domain';
import type { DocumentPort, DocumentSnapshot, Write } from '@lineup/provider';
import { recordedDocuments, withRecords } from '@lineup/provider/recorded';
import { commitAsOwner, requestAsOwner, textIn, type EmulatorHosts } from '@lineup/provider-firebase/testing';
import { expect, type Page } from '@playwright/test';
import { administrator, emulators, portalProvider } from './settings.ts';

/**
 * Performs writes without the pages, including their record: through the server's API, as the person signed in, or in
 * the emulator, which only supports creations, as the demo's administrator.
 */
export async function storeDocuments(page: Page, writes: readonly Write[]): Promise<void> {
  if (portalProvider === 'firebase') {
    const by = await administratorOf(emulators());
    return commitAsOwner(emulators(), withRecords(writes, newId(), by));
  }
  const session = await page.request.get('/api/auth/session');
  const { user } = (await session.json()) as { user: ChangeAuthor };
  // A test may have a separate portal, which accepts writes from its own pages only.
  const { origin } = new URL(session.url());
  const { commit } = recordedDocuments(documentsOf(page, origin), () => user);
  await commit(writes);
}

const newId = () => `e2e-${randomInt(1e12)}`;

async function administratorOf({ projectId, hosts }: EmulatorHosts): Promise<ChangeAuthor> {
  const { email } = administrator;
  const found = await requestAsOwner(
    `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: [email] }),
    },
  );
  const { users } = found as { users?: readonly unknown[] };
  return { id: textIn(users?.[0], 'localId'), email };
}

/** The document methods that a commit with its records needs. */
function documentsOf(page: Page, origin: string): Pick<DocumentPort, 'get' | 'commit' | 'newId'> {
  return {
    newId,
    get: async (path) => {
      const answer = await page.request.get(`/api/documents?path=${encodeURIComponent(path)}`);
      return ((await answer.json()) as { document: DocumentSnapshot | null }).document;
    },
    commit: async (writes, writeId) => {
      const response = await page.request.post('/api/documents/commit', {
        headers: { origin },
        data: { writeId, writes },
      });
      expect(response.ok(), await response.text()).toBe(true);
      return new Map();
    },
  };
}
