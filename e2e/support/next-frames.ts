import type { Page } from '@playwright/test';

/**
 * Waits for the page to render: it applies another size or colour scheme in the next frame, and only then starts its
 * transitions and renders everything that depends on the size of its parts.
 */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }),
  );
}
