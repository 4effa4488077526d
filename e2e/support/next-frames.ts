import type { Page } from '@playwright/test';

/**
 * Waits while the page draws: it takes another size or colour scheme when it next does, and only then begins its transitions and draws
 * once more what depends on the size of its parts.
 */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }),
  );
}
