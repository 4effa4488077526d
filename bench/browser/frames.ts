import type { Page } from 'playwright-core';

/** What `noteFrames` puts into a page. */
interface FrameNotes {
  /** How long each frame took since they are noted; milliseconds. */
  times: number[];
  last: number;
  note: (now: number) => void;
}

declare global {
  interface Window {
    benchFrames: FrameNotes;
  }
}

/** How long the frames took while something was done, in milliseconds, one after the other. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  await page.evaluate(noteFrames);
  await act();
  return page.evaluate(() => window.benchFrames.times.splice(0));
}

/** Stands alone: it is sent to the page as text. */
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

/** A frame that took longer missed its turn: a screen shows one every 16.7 ms, and the clock trembles. */
const inTime = 20;

/** The part of the frames that came late. */
export function lateShare(frames: readonly number[]): number {
  return frames.filter((frame) => frame > inTime).length / Math.max(1, frames.length);
}
