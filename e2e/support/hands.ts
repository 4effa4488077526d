import { expect, type Locator, type Page } from '@playwright/test';

interface Way {
  /** How much later. */
  readonly minutes?: number;
  /** To where something is; its middle. */
  readonly to?: Locator;
  /** From where: the middle, or the lower edge. */
  readonly from?: 'middle' | 'end';
  /** Done with the button still down. */
  readonly meanwhile?: () => Promise<void>;
}

/** A person at the timetable, whose actions are counted: a drag is one, so is a click, a key, and a word that is typed. */
export class Hands {
  actions = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The card of an artist. */
  card(artist: string): Locator {
    return this.page.locator('[data-event]').filter({ hasText: artist });
  }

  /** Drags from an element. */
  async drag(element: Locator, { minutes = 0, to, from = 'middle', meanwhile }: Way): Promise<void> {
    this.actions += 1;
    const box = await boxOf(element);
    const start = {
      x: box.x + box.width / 2,
      y: from === 'end' ? box.y + box.height - 2 : box.y + box.height / 2,
    };
    const target = to === undefined ? null : await boxOf(to);
    const x = target === null ? start.x : target.x + target.width / 2;
    const y = (target === null ? start.y : target.y + target.height / 2) + (await this.pixels(minutes));
    await this.pull(start, { x, y }, meanwhile);
  }

  /** Drags across an empty place of a stage, between these minutes below a card. */
  async draw(below: Locator, from: number, until: number): Promise<void> {
    this.actions += 1;
    const { x, y, width, height } = await boxOf(below);
    const at = async (minutes: number) => ({
      x: x + width / 2,
      y: y + height + (await this.pixels(minutes)),
    });
    await this.pull(await at(from), await at(until));
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
    await element.click({ modifiers });
  }

  /** How far so many minutes reach along the hours. */
  async pixels(minutes: number): Promise<number> {
    const hour = await this.page
      .getByRole('grid')
      .locator('> div')
      .first()
      .evaluate((grid) => parseFloat(getComputedStyle(grid).getPropertyValue('--hour')));
    return (minutes / 60) * hour;
  }

  private async pull(
    from: { x: number; y: number },
    to: { x: number; y: number },
    meanwhile?: () => Promise<void>,
  ): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await meanwhile?.();
    await mouse.up();
  }
}

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (box === null) throw new Error('Nothing to be seen of it');
  return box;
}
