import { expect, type Page } from '@playwright/test';

/** Waits for a toast with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-toast]').filter({ hasText: text }).first()).toBeVisible();
}
