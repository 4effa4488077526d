import { movingMessages } from '@lineup/domain';
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

interface Way {
  /** How much later. */
  readonly minutes?: number;
  /** The target element; its centre. */
  readonly to?: Locator;
  /** A stage, by its head, at the same height. */
  readonly across?: Locator;
  /** The starting point: the centre, or the lower edge. */
  readonly from?: 'middle' | 'end';
  /** Runs with the button still down. */
  readonly duringDrag?: () => Promise<void>;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/**
 * A person at the timetable, whose actions are counted by one rule: a drag is one, and so is a click or a double click,
 * a tap or two, a key with its modifiers, and a typed word. Enter is a key. Choosing from a list is two, because it is
 * opened first. With a `finger` they tap instead of clicking, and hold before they drag; a swipe to something out of
 * view counts as one as well.
 */
export class Hands {
  actions = 0;
  /** The actions that only bring something into view. */
  swipes = 0;

  readonly page: Page;
  readonly #by: 'mouse' | 'finger';
  #client: CDPSession | null = null;

  constructor(page: Page, by: 'mouse' | 'finger' = 'mouse') {
    this.page = page;
    this.#by = by;
  }

  /** The card of an artist. */
  card(artist: string): Locator {
    return this.page.locator('[data-event]').filter({ hasText: artist });
  }

  /** Returns the number of actions that the job took. */
  async count(job: () => Promise<void>): Promise<number> {
    this.actions = 0;
    this.swipes = 0;
    await job();
    return this.actions;
  }

  /** Drags from an element. */
  async drag(element: Locator, { minutes = 0, to, across, from = 'middle', duringDrag }: Way): Promise<void> {
    this.actions += 1;
    const start = await this.#placeToHold(element, ({ x, y, width, height }) => ({
      x: x + width / 2,
      y: from === 'end' ? y + height - 2 : y + height / 2,
    }));
    const target = to === undefined ? null : middleOf(await boxOf(to));
    const stage = across === undefined ? null : middleOf(await boxOf(across));
    const x = (target ?? stage ?? start).x;
    const y = (target ?? start).y + (await this.pixels(minutes));
    await this.#pull(start, { x, y }, duringDrag);
  }

  /** Drags across an empty slot of a stage, between these minutes below a card. */
  async draw(below: Locator, from: number, until: number): Promise<void> {
    this.actions += 1;
    const away = await this.pixels(from);
    const start = await this.#placeToHold(below, ({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height + away,
    }));
    await this.#pull(start, { x: start.x, y: start.y + (await this.pixels(until - from)) });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.actions += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  async click(element: Locator, modifiers: ('Control' | 'Shift')[] = []): Promise<void> {
    this.actions += 1;
    if (this.#by === 'mouse') return element.click({ modifiers });
    if (!(await isInSight(element))) {
      this.actions += 1;
      this.swipes += 1;
    }
    return element.tap();
  }

  /**
   * A click that belongs to no job. A finger taps: a mouse click would leave the pointer on a toast and keep it open.
   */
  clickNextTo(element: Locator): Promise<void> {
    return this.#by === 'finger' ? element.tap() : element.click();
  }

  async clickTwice(element: Locator): Promise<void> {
    this.actions += 1;
    if (this.#by === 'mouse') return element.dblclick();
    const place = middleOf(await boxOf(element));
    for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const)
      await this.#touch(type, type === 'touchStart' ? place : undefined);
  }

  /** Holds an element and releases it. */
  async rest(element: Locator, duringRest: () => Promise<void>): Promise<void> {
    this.actions += 1;
    const place = middleOf(await boxOf(element));
    await this.#touch('touchStart', place);
    await duringRest();
    await this.#touch('touchEnd');
  }

  /** Chooses from a list that opens. */
  async choose(list: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    this.actions += 2;
    await list.selectOption(option);
  }

  /** The length of this many minutes along the hours. */
  async pixels(minutes: number): Promise<number> {
    const hour = await this.page
      .getByRole('grid')
      .locator('> div')
      .first()
      .evaluate((grid) => parseFloat(getComputedStyle(grid).getPropertyValue('--hour')));
    return (minutes / 60) * hour;
  }

  /** If a toast covers the element, waits until it has disappeared. */
  async #placeToHold(element: Locator, placeIn: (box: Box) => Place): Promise<Place> {
    let place = placeIn(await boxOf(element));
    while (await this.page.evaluate(isBelowToast, place)) place = placeIn(await boxOf(element));
    return place;
  }

  async #pull(from: Place, to: Place, duringDrag?: () => Promise<void>): Promise<void> {
    // The code that moves sets is a separate file, loaded after the grid.
    await expect(this.page.getByText(movingMessages.hint)).toBeAttached();
    if (this.#by === 'finger') return this.#pullByFinger(from, to, duringDrag);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await duringDrag?.();
    await mouse.up();
  }

  async #pullByFinger(from: Place, to: Place, duringDrag?: () => Promise<void>): Promise<void> {
    await this.#touch('touchStart', from);
    await expect(this.page.locator('[data-ghost]').first()).toBeVisible();
    for (const share of [0.3, 0.6, 1]) {
      const at = (a: number, b: number) => a + (b - a) * share;
      await this.#touch('touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
    }
    await duringDrag?.();
    await this.#touch('touchEnd');
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place): Promise<void> {
    this.#client ??= await this.page.context().newCDPSession(this.page);
    await this.#client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at.x, y: at.y }],
    });
  }
}

function middleOf({ x, y, width, height }: Box): Place {
  return { x: x + width / 2, y: y + height / 2 };
}

function isBelowToast({ x, y }: Place): boolean {
  return (document.elementFromPoint(x, y)?.closest('[data-toast]') ?? null) !== null;
}

/** Its box once it no longer moves. */
async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  await element.evaluate(
    (found) =>
      new Promise<void>((resolve) => {
        let last = '';
        const look = () => {
          const now = JSON.stringify(found.getBoundingClientRect());
          if (now === last) resolve();
          else requestAnimationFrame(look);
          last = now;
        };
        look();
      }),
  );
  const box = await element.boundingBox();
  if (box === null) throw new Error('Nothing to be seen of it');
  return box;
}

async function isInSight(element: Locator): Promise<boolean> {
  await expect(element).toBeVisible();
  return element.evaluate(
    (found) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([entry]) => resolve(entry?.isIntersecting === true)).observe(found);
      }),
  );
}
