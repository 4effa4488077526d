import type { Page } from '@playwright/test';
import { portalProvider } from './settings.ts';

/** How long another person's change may take until it shows. */
export const soon = { timeout: 2000 };

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
