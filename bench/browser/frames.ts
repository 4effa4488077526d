import type { Page } from 'playwright-core';

/** The state that `noteFrames` adds to a page. */
interface FrameNotes {
  /** The duration of each frame since recording began; milliseconds. */
  times: number[];
  last: number;
  note: (now: number) => void;
}

declare global {
  interface Window {
    benchFrames: FrameNotes;
  }
}

/** The duration of each frame during an action, in milliseconds, in order. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  await page.evaluate(noteFrames);
  await act();
  return page.evaluate(() => window.benchFrames.times.splice(0));
}

/** Self-contained: it is sent to the page as text. */
function noteFrames(): void {
  if ('benchFrames' in window) {
    window.benchFrames.times = [];
    return;
  }
  Reflect.set(window, 'benchFrames', {
    times: [],
    last: performance.now(),
    note(now: number) {
      this.times.push(now - this.last);
      this.last = now;
      requestAnimationFrame((next) => this.note(next));
    },
  } satisfies FrameNotes);
  requestAnimationFrame((now) => window.benchFrames.note(now));
}

/** The refresh interval of a screen; milliseconds. */
const turn = 1000 / 60;

/**
 * The share of screen refreshes for which the page had no new frame ready: a frame that lasts a second has missed
 * fifty-nine.
 */
export function lateShare(frames: readonly number[]): number {
  const turns = frames.reduce((sum, frame) => sum + Math.max(1, Math.round(frame / turn)), 0);
  return turns === 0 ? 0 : (turns - frames.length) / turns;
}
