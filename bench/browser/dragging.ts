import type { Browser, Page } from 'playwright-core';
import { festivalId } from '../support/lineup-data.ts';
import { screenLineup, type Shape } from '../support/screen-lineup.ts';
import { withFreshPage, type FreshPage, type PageTraits } from './chromium.ts';
import { framesDuring } from './frames.ts';
import { countWork, observePaints, paintedAfter, patience } from './paints.ts';
import { slowProcessor } from './slow-line.ts';
import { makeStatic } from './static-handling.ts';

/** A page whose sets can be dragged. */
export interface HandledPage {
  readonly traits: PageTraits;
  /** The selector of the sets. */
  readonly set: string;
  readonly open: (fresh: FreshPage) => Promise<unknown>;
  /** The selector of the scroll container. */
  readonly scroller: string;
  /** Change the scale, one after the other. */
  readonly zooms: readonly ((page: Page) => Promise<unknown>)[];
  /**
   * Only true for the portal: there, dropped sets are looked up in their new place, and the page is also measured as
   * static HTML.
   */
  readonly isPortal: boolean;
}

/** The duration of each frame during an action, in milliseconds. */
export type Frames = Readonly<Record<'drag' | 'resize' | 'scroll' | 'zoom', readonly number[]>>;

export interface Handled {
  readonly frames: Frames;
  /** The same on a copy of the page as static HTML; empty for a peer. */
  readonly limits: Partial<Frames>;
  /**
   * From the release of the pointer until the set is painted in its new place, without slowing the processor;
   * milliseconds.
   */
  readonly dropped: readonly number[];
}

/** The portal with the festival of this number. */
export function handledPortal(traits: PageTraits, festival: number): HandledPage {
  return {
    traits,
    set: '[data-event]',
    scroller: '[role=grid]',
    zooms: ['2×', 'Fit', '1×'].map((name) => (page) => page.getByText(name, { exact: true }).click()),
    isPortal: true,
    open: async ({ page }) => {
      await page.addInitScript(([key, view]) => localStorage.setItem(key, view), [
        `lineup-view/${festivalId(festival)}`,
        JSON.stringify({ zoom: '1', hidden: [] }),
      ] as const);
      await page.goto(`/festival/${festivalId(festival)}/schedule`);
      await page.locator('[role=grid][aria-multiselectable] [data-event]').first().waitFor();
    },
  };
}

/** A peer, which gets its sets in memory. */
export function handledPeer(address: string, shape: Shape, set: string, scroller: string): HandledPage {
  return {
    traits: { address },
    set,
    scroller,
    zooms: [15, 60, 30].map((minutes) => (page) => page.evaluate((slot) => window.zoomLineup(slot), minutes)),
    isPortal: false,
    open: async ({ page }) => {
      await page.goto('/');
      await page.waitForFunction(() => 'showLineup' in window);
      await page.evaluate((lineup) => window.showLineup(lineup, { canDrag: true }), screenLineup(shape));
      await page.locator(set).first().waitFor();
    },
  };
}

/**
 * Drags, resizes, scrolls and zooms on a processor four times slower, and drops on a processor at full speed. `moves`
 * is the number of pointer or wheel events per action.
 */
export async function handle(browser: Browser, handled: HandledPage, moves: number): Promise<Handled> {
  const measured = await onFreshPage(browser, handled, async (fresh) => {
    const dropped = handled.isPortal ? await drops(fresh, handled) : [];
    await slowProcessor(fresh.tab);
    const frames = {
      ...(await pullsAndScroll(fresh.page, handled, moves)),
      zoom: await framesDuring(fresh.page, () => zoom(fresh.page, handled)),
    };
    return { frames, dropped };
  });
  const limits = handled.isPortal ? await limitsOf(browser, handled, moves) : {};
  return { ...measured, limits };
}

/** The frames of a copy as static HTML, on a processor four times slower. */
async function limitsOf(browser: Browser, handled: HandledPage, moves: number): Promise<Partial<Frames>> {
  return onFreshPage(browser, handled, async ({ page, tab }) => {
    await makeStatic(page, handled.set);
    await slowProcessor(tab);
    return pullsAndScroll(page, handled, moves);
  });
}

async function onFreshPage<Result>(
  browser: Browser,
  handled: HandledPage,
  work: (fresh: FreshPage) => Promise<Result>,
): Promise<Result> {
  return withFreshPage(browser, { ...handled.traits, script: observePaints }, async (fresh) => {
    fresh.page.setDefaultTimeout(patience);
    await countWork(fresh.tab);
    await handled.open(fresh);
    await fresh.page.waitForTimeout(2000);
    return work(fresh);
  });
}

async function pullsAndScroll(page: Page, handled: HandledPage, moves: number) {
  return {
    drag: await framesDuring(page, () => pull(page, handled, { from: 'middle', moves })),
    resize: await framesDuring(page, () => pull(page, handled, { from: 'end', moves })),
    scroll: await framesDuring(page, () => scroll(page, handled, moves)),
  };
}

interface Pull {
  readonly from: 'middle' | 'end';
  readonly moves: number;
}

/** Drags a set along a path and reverts the drag with Escape, so that the next one starts from the same state. */
async function pull(page: Page, { set }: HandledPage, { from, moves }: Pull): Promise<void> {
  const { x, y, height } = await page.evaluate(placeOfOne, set);
  await page.mouse.move(x, from === 'middle' ? y : y + height / 2 - 2);
  await page.mouse.down();
  for (let move = 1; move <= moves; move += 1) {
    const share = Math.sin((move / moves) * Math.PI);
    const across = from === 'middle' ? share * 300 : 0;
    await page.mouse.move(x + across, y + height / 2 + share * 200);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function scroll(page: Page, { scroller }: HandledPage, moves: number): Promise<void> {
  const box = await page.locator(scroller).first().boundingBox();
  if (box === null) throw new Error('Nothing to scroll');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(300, box.height / 2));
  // Two turns of the wheel for three moves of a pointer.
  const turns = (moves / 3) * 2;
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, turn < turns / 2 ? 40 : -40);
}

async function zoom(page: Page, { zooms }: HandledPage): Promise<void> {
  for (const change of zooms) {
    await change(page);
    await page.waitForTimeout(500);
  }
}

/** Drops a set a little later each time. */
async function drops(fresh: FreshPage, { set }: HandledPage): Promise<readonly number[]> {
  const { page } = fresh;
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { x, y, id } = await page.evaluate(placeOfOne, set);
    const before = await page.locator(`[data-event="${id}"]`).getAttribute('aria-label');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 30, { steps: 4 });
    const moved = {
      selector: `[data-event="${id}"]:not([aria-label="${before ?? ''}"])`,
      count: 1,
      text: '',
    };
    const { time } = await paintedAfter(fresh, moved, {
      act: () => page.mouse.up(),
      from: () => window.benchPaints.input,
    });
    times.push(time);
    await page.waitForTimeout(500);
  }
  return times;
}

/** The position, height and id of a set in the middle of the window. Self-contained: it is sent to the page as text. */
function placeOfOne(selector: string): { x: number; y: number; height: number; id: string } {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isFree = element.contains(document.elementFromPoint(x, y));
    if (isFree && left > 200 && left < 700 && top > 250 && top < 450 && height > 16) {
      return { x, y, height, id: element.getAttribute('data-event') ?? '' };
    }
  }
  throw new Error('No set in the middle');
}
