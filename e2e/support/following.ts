import type { Page } from '@playwright/test';
import { portalProvider } from './settings.ts';

/**
 * How long another person's change may take until it shows: two seconds. The emulators share the processors with the browsers,
 * the portal and the functions, and take some seconds of their own where the machine is busy; there only that it shows counts.
 */
export const soon = { timeout: portalProvider === 'firebase' ? 10_000 : 2000 };

const changesPath = {
  embedded: '/api/changes',
  firebase: '/google.firestore.v1.Firestore/Listen/channel',
} as const;

/** Opens a page and waits until it learns of changes. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const path = changesPath[portalProvider];
  const changes = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.goto(address);
  await changes;
}
