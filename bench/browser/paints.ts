import type { CDPSession, Page } from 'playwright-core';

/**
 * How to detect that a page shows the expected content: this many elements, and a text in one of them that is not part
 * of a longer number.
 */
export interface Sign {
  readonly selector: string;
  readonly count: number;
  readonly text: string;
}

/** The maximum duration of an action on a busy machine before the row fails; milliseconds. */
export const patience = 120_000;

/** The object that `observePaints` adds to a page. */
interface PaintObserver {
  /** When the latest click or key occurred, in the page's time. */
  input: number;
  /** The elements that matched the selector of the latest sign when the page showed it. */
  present: ReadonlySet<Element>;
  /** Resolves with the time at which the page first painted a frame with the sign. */
  painted: (sign: Sign) => Promise<number>;
  shows: (sign: Sign) => boolean;
  /** The number of elements now in the window that were missing when the page showed the latest sign. */
  late: (selector: string) => number;
  afterPaint: (done: (time: number) => void) => void;
}

declare global {
  interface Window {
    benchPaints: PaintObserver;
  }
}

/** Runs before the page's scripts; self-contained: it is sent to the page as text. */
export function observePaints(): void {
  window.benchPaints = {
    input: 0,
    present: new Set(),
    painted(sign) {
      return new Promise((resolve, reject) => {
        if (this.shows(sign)) return this.afterPaint(resolve);
        setTimeout(() => reject(new Error(`Not seen: ${JSON.stringify(sign)}`)), 120_000);
        new MutationObserver((_, observer) => {
          if (!this.shows(sign)) return;
          observer.disconnect();
          this.afterPaint(resolve);
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    },
    shows({ selector, count, text }) {
      const elements = [...document.querySelectorAll(selector)];
      if (elements.length < count) return false;
      const pattern = new RegExp(`${text}(?!\\d)`, 'u');
      this.present = new Set(elements);
      return elements.some((element) => pattern.test(element.textContent));
    },
    late(selector) {
      return [...document.querySelectorAll(selector)].filter((element) => {
        if (this.present.has(element)) return false;
        const { left, top } = element.getBoundingClientRect();
        const isIn = left >= 0 && left < innerWidth && top >= 0 && top < innerHeight;
        // Elements beyond an edge of their scroll container are not visible either.
        return isIn && element.contains(document.elementFromPoint(left + 2, top + 2));
      }).length;
    },
    // A frame is painted after its callbacks; a message sent in one of them arrives after that.
    afterPaint(done) {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    },
  };
  for (const kind of ['mouseup', 'keydown']) {
    window.addEventListener(kind, ({ timeStamp }) => (window.benchPaints.input = timeStamp), {
      capture: true,
    });
  }
}

/** How long something took until it was painted, and how long the page's main thread worked on it; milliseconds. */
export interface Painted {
  readonly time: number;
  readonly work: number;
}

/**
 * Runs `act` and waits until the page shows the sign. The time starts at `from`, which is evaluated afterwards. The
 * work counts until the page is idle again.
 */
export async function paintedAfter(
  { page, tab }: { readonly page: Page; readonly tab: CDPSession },
  sign: Sign,
  { act, from }: { readonly act: () => Promise<unknown>; readonly from: () => number },
): Promise<Painted> {
  await page.evaluate(atRest);
  const before = await workOf(tab);
  const painted = await page.evaluateHandle((sign) => ({ promise: window.benchPaints.painted(sign) }), sign);
  await act();
  const time = await painted.evaluate(({ promise }) => promise);
  await page.evaluate(atRest);
  const work = (await workOf(tab)) - before;
  const late = await page.evaluate((selector) => window.benchPaints.late(selector), sign.selector);
  if (late > 0) throw new Error(`${late} came into sight after what was taken for the whole.`);
  return { time: time - (await page.evaluate(from)), work };
}

/** Resolves when the page has been idle for a while. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 500 }), 300);
  });
}

/** The processor time of the page's main thread so far, in milliseconds. */
async function workOf(tab: CDPSession): Promise<number> {
  const { metrics } = await tab.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return value('TaskDuration') * 1000;
}

/** Call once for every page before `paintedAfter`. */
export async function countWork(tab: CDPSession): Promise<void> {
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
}
