import { randomInt } from 'node:crypto';
import type { Write } from '@lineup/provider';
import { commitAsOwner } from '@lineup/provider-firebase/testing';
import { expect, type Page } from '@playwright/test';
import { emulators, portalAddress, portalProvider } from './settings.ts';

/** Carries out writes past the pages: by the server's own interface, as the person signed in, or in the emulator. */
export async function storeDocuments(page: Page, writes: readonly Write[]): Promise<void> {
  if (portalProvider === 'firebase') return commitAsOwner(emulators(), writes);
  const response = await page.request.post('/api/documents/commit', {
    headers: { origin: portalAddress },
    data: { writeId: `e2e-${randomInt(1e12)}`, writes },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
