import type { FreshPage } from './chromium.ts';

declare global {
  interface Window {
    benchKeys: number[];
    /** Ends the timing of the keys before. */
    benchKeysEnding?: AbortController;
  }
}

/** Presses one key after the other, each once the one before is painted; from each to its paint, in milliseconds. */
export async function typeKeys({ page }: FreshPage, keys: readonly string[]): Promise<readonly number[]> {
  await page.evaluate(timeKeys);
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.benchKeys.length > count, place, { polling: 10 });
    // Not in step with the frames.
    await page.waitForTimeout(40 + ((place * 7) % 17));
  }
  return page.evaluate(() => window.benchKeys);
}

function timeKeys(): void {
  window.benchKeys = [];
  // Else each key of a second row of keys would count twice, and not be waited for.
  window.benchKeysEnding?.abort();
  window.benchKeysEnding = new AbortController();
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => window.benchPaints.afterPaint((time) => window.benchKeys.push(time - timeStamp)),
    { capture: true, signal: window.benchKeysEnding.signal },
  );
}
