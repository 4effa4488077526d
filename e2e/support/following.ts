import type { Page } from '@playwright/test';

/** How long another person's change may take until it shows. */
export const soon = { timeout: 2000 };

/** Opens a page and waits until it hears of changes. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const changes = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/changes');
  await page.goto(address);
  await changes;
}
