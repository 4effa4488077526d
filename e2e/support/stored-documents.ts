import { randomInt } from 'node:crypto';
import type { ChangeAuthor } from '@lineup/domain';
import type { DocumentPort, DocumentSnapshot, Write } from '@lineup/provider';
import { recordedDocuments } from '@lineup/provider/recorded';
import { commitAsOwner } from '@lineup/provider-firebase/testing';
import { expect, type Page } from '@playwright/test';
import { emulators, portalAddress, portalProvider } from './settings.ts';

/** Carries out writes past the pages: by the server's own interface, as the person signed in, or in the emulator. */
export async function storeDocuments(page: Page, writes: readonly Write[]): Promise<void> {
  if (portalProvider === 'firebase') return commitAsOwner(emulators(), writes);
  const { user } = (await ask(page, '/api/auth/session')) as { user: ChangeAuthor };
  const { commit } = recordedDocuments(documentsOf(page), () => user);
  await commit(writes);
}

/** As much of the documents as a commit with its records needs. */
function documentsOf(page: Page): Pick<DocumentPort, 'get' | 'commit' | 'newId'> {
  return {
    newId: () => `e2e-${randomInt(1e12)}`,
    get: async (path) => {
      const answer = await ask(page, `/api/documents?path=${encodeURIComponent(path)}`);
      return (answer as { document: DocumentSnapshot | null }).document;
    },
    commit: async (writes, writeId) => {
      const response = await page.request.post('/api/documents/commit', {
        headers: { origin: portalAddress },
        data: { writeId, writes },
      });
      expect(response.ok(), await response.text()).toBe(true);
      return new Map();
    },
  };
}

async function ask(page: Page, address: string): Promise<unknown> {
  return (await page.request.get(address)).json();
}
