import type { Page } from '@playwright/test';
import { nextFrames } from './next-frames.ts';
import { test } from './test.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Runs the same checks in a window of each size, in sequence, without a reload. */
export async function inEachWindow<Size extends Viewport>(
  page: Page,
  viewports: readonly Size[],
  check: (viewport: Size) => Promise<void>,
): Promise<void> {
  for (const viewport of viewports) {
    await test.step(`in a window of ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize({ width: viewport.width, height: viewport.height });
      await nextFrames(page);
      await check(viewport);
    });
  }
}
