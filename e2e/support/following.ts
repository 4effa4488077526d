import type { Page } from '@playwright/test';
import { portalProvider } from './settings.ts';

/**
 * How long another person's change may take to appear: two seconds. The emulators share the processors with the
 * browsers, the portal and the functions, and add some seconds on a busy machine; there it only matters that the change
 * appears.
 */
export const soon = { timeout: portalProvider === 'firebase' ? 10_000 : 2000 };

const changesPath = {
  embedded: '/api/changes',
  firebase: '/google.firestore.v1.Firestore/Listen/channel',
} as const;

/** Opens a page and waits until it is subscribed to changes. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const path = changesPath[portalProvider];
  const changes = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.goto(address);
  await changes;
}
