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

/** How often a screen shows a picture; milliseconds. */
const turn = 1000 / 60;

/** The part of the screen's turns at which the page had no new frame ready: a frame of a second has missed fifty-nine. */
export function lateShare(frames: readonly number[]): number {
  const turns = frames.reduce((sum, frame) => sum + Math.max(1, Math.round(frame / turn)), 0);
  return turns === 0 ? 0 : (turns - frames.length) / turns;
}
