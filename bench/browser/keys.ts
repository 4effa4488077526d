import type { FreshPage } from './chromium.ts';

declare global {
  interface Window {
    benchKeys: number[];
    /** Stops timing the previous keys. */
    benchKeysEnding?: AbortController;
  }
}

/**
 * Presses keys one after the other, each once the previous one is painted. Returns the times from each key to its
 * paint, in milliseconds.
 */
export async function typeKeys({ page }: FreshPage, keys: readonly string[]): Promise<readonly number[]> {
  await page.evaluate(timeKeys);
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.benchKeys.length > count, place, { polling: 10 });
    // Avoids pressing in step with the frames.
    await page.waitForTimeout(40 + ((place * 7) % 17));
  }
  return page.evaluate(() => window.benchKeys);
}

function timeKeys(): void {
  window.benchKeys = [];
  // Otherwise each key of a second sequence would count twice and would not be awaited.
  window.benchKeysEnding?.abort();
  window.benchKeysEnding = new AbortController();
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => window.benchPaints.afterPaint((time) => window.benchKeys.push(time - timeStamp)),
    { capture: true, signal: window.benchKeysEnding.signal },
  );
}
