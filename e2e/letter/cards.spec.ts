import type { Page } from '@playwright/test';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const friday = '2027-07-09';
const saturday = '2027-07-10';
const onFriday = setsOn(friday);
const onSaturday = setsOn(saturday);
const stages = [
  'Kiln',
  'Yard',
  'Orchard',
  'Barn',
  'Silo',
  'Meadow',
  'Dock',
  'Chapel',
  'Ropewalk',
  'Boathouse',
  'Lighthouse',
  'Quarry',
  'Cellar',
];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const lengths = [30, 45, 60, 75, 90, 40, 35];

/** Stages full of sets of all lengths, from 10 AM to 2 AM. */
const sets = stages.flatMap((stage, place) => {
  const made = [];
  let start = 600 + (place % 4) * 15;
  for (let number = place; start < 25 * 60; number += 1) {
    const length = lengths[number % lengths.length] ?? 30;
    made.push(onFriday(`The ${stage} Ensemble ${number}`, stage, clock(start), clock(start + length)));
    start += length + 15;
  }
  return made;
});
const festival = {
  startDate: friday,
  endDate: saturday,
  timezone: 'Europe/Warsaw',
  dayStartsAt: '06:00',
  stages,
  sets: [
    ...sets,
    onSaturday('Morning Choir', 'Kiln', '14:00', '15:30'),
    onSaturday('Closing Choir', 'Yard', '19:10', '20:00'),
  ],
};

interface Found {
  readonly name: string;
  readonly height: number;
  /** Why its name or its time is not completely readable; null if both are. */
  readonly problem: string | null;
}

/** Returns what the cards of the day show of their names and times. */
function cardsOf(page: Page): Promise<readonly Found[]> {
  return page.locator('[role="grid"] [data-event]').evaluateAll((cards) =>
    cards.map((card) => {
      const box = card.getBoundingClientRect();
      const rectsOf = (selector: string) => {
        const element = card.querySelector(selector);
        if (element === null) return [];
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      };
      const time = card.querySelector('time');
      const [whole] = /\d+:\d\d [AP]M - \d+:\d\d [AP]M/u.exec(card.ariaLabel ?? '') ?? [''];
      const problem = () => {
        if (time?.textContent !== whole) return `says ${time?.textContent ?? 'no time'}`;
        if (parseFloat(getComputedStyle(time).fontSize) < 9) return 'its time is too small';
        const [names, times] = [rectsOf('[data-artist]'), rectsOf('time')];
        const [first] = names;
        if (first === undefined || first.height < 9 || first.top < box.top - 3) return 'has no name';
        const isIn = ({ left, right, top, bottom }: DOMRect) =>
          left >= box.left && right <= box.right && top >= box.top - 2 && bottom <= box.bottom + 2;
        if (times.length === 0 || !times.every(isIn))
          return `its time is cut: ${JSON.stringify([box, ...times])}`;
        const own = time.getBoundingClientRect();
        if (times.some(({ right, bottom }) => right > own.right + 1 || bottom > own.bottom + 3))
          return 'its time is clipped';
        return times.some(({ top, left }) => top < first.top || (top < first.bottom - 4 && left < first.left))
          ? 'its time is not below its name'
          : null;
      };
      return { name: card.ariaLabel ?? '', height: box.height, problem: problem() };
    }),
  );
}

async function open(page: Page, more: readonly (typeof sets)[number][] = []): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await storeFestival(page, {
    ...festival,
    sets: [...festival.sets, ...more],
    name: unusedName('Cards'),
  });
  await page.goto(`/festival/${id}/schedule?day=${friday}`);
  await expect(page.getByRole('button', { name: /^The Cellar Ensemble/u }).last()).toBeVisible();
}

async function expectWholeTimes(page: Page): Promise<void> {
  const cards = await cardsOf(page);
  expect(cards.length).toBeGreaterThan(100);
  const high = cards.filter(({ height }) => height >= 20);
  expect(high.length).toBeGreaterThan(cards.length * 0.8);
  expect(high.filter(({ problem }) => problem !== null)).toEqual([]);
}

const hiddenWidth = (page: Page) =>
  page.getByRole('grid').evaluate((element) => element.scrollWidth - element.clientWidth);

test('every card at least 20 pixels high shows its name and then its whole time @embedded', async ({
  page,
}) => {
  await open(page);
  await expectWholeTimes(page);
  expect(await hiddenWidth(page)).toBe(0);
});

test('an overlap splits its column, and every stage stays in the window @embedded', async ({ page }) => {
  await open(page, [
    onFriday('Unasked Guest', 'Meadow', '12:00', '13:30'),
    onFriday('Late Guest', 'Quarry', '21:00', '22:00'),
  ]);
  expect(await hiddenWidth(page)).toBe(0);
  const guest = await page.getByRole('button', { name: /^Unasked Guest/u }).boundingBox();
  expect(guest?.width).toBeLessThan(80);
  const cards = await cardsOf(page);
  const whole = cards.filter(({ problem }) => problem === null);
  expect(whole.length).toBeGreaterThan(cards.length * 0.75);
  const guests = cards.filter(({ name }) => /Guest/u.test(name));
  expect(guests.map(({ problem }) => problem)).toEqual([null, null]);
});

test('a drop on an occupied place leaves the columns and the scrolled place as they are @embedded', async ({
  page,
}) => {
  await open(page, [onFriday('Wanderer', 'Chapel', '09:00', '10:00')]);
  const card = (name: RegExp) => page.getByRole('button', { name });
  await page.getByRole('button', { name: '1×' }).click();
  const grid = page.getByRole('grid');
  await grid.evaluate((element) => element.scrollTo({ left: 500, top: 0, behavior: 'instant' }));
  await expect(card(/^Wanderer, 9:00 AM/u)).toBeVisible();
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  const from = await card(/^Wanderer/u).boundingBox();
  const target = card(/^The Ropewalk Ensemble 8, /u);
  const to = await target.boundingBox();
  const places = () =>
    page
      .locator('[data-stage]')
      .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().left)));
  const before = await places();
  if (from === null || to === null) throw new Error('A card has no place.');
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.move(to.x + 30, to.y + 35, { steps: 4 });
  await page.mouse.up();
  await expect(card(/^Wanderer, .*Ropewalk/u)).toBeVisible();
  const split = await target.boundingBox();
  expect(split?.width).toBeLessThan(to.width * 0.6);
  expect(await places()).toEqual(before);
});

test('the hours begin and end with the sets of the day, at the same scale on every day @embedded', async ({
  page,
}) => {
  await open(page);
  const hours = page.getByRole('grid').getByText(/^\d+:00 [AP]M$/u);
  await expect(hours.first()).toHaveText('10:00 AM');
  await expect(hours.last()).toHaveText(/^[23]:00 AM$/u);
  const { height: hour } = await page.evaluate(() => {
    const [card] = document.querySelectorAll(
      '[data-event][aria-description*="1 hour,"], [data-event][aria-description$="1 hour"]',
    );
    return { height: card?.getBoundingClientRect().height ?? 0 };
  });
  await page.getByRole('tab', { name: /^Sat, Jul 10/u }).click();
  await expect(page.getByRole('button', { name: /^Morning Choir/u })).toBeVisible();
  await expect(hours.first()).toHaveText('2:00 PM');
  await expect(hours.last()).toHaveText('8:00 PM');
  const choir = await page.getByRole('button', { name: /^Morning Choir/u }).boundingBox();
  expect(choir?.height).toBeCloseTo((hour + 1) * 1.5 - 1, 0);
});

test('what a card has no room for stands above it, when it is pointed at and when it has the focus @embedded', async ({
  page,
}) => {
  await open(page, [onFriday('Twenty Minutes of Silence', 'Kiln', '09:30', '09:45')]);
  const card = page.getByRole('button', { name: /^Twenty Minutes of Silence/u });
  await card.hover();
  const hint = page.locator('[data-card-hint]');
  await expect(hint).toContainText('Twenty Minutes of Silence');
  await expect(hint).toContainText('9:30 AM - 9:45 AM');
  await page.mouse.move(5, 5);
  await expect(hint).toBeHidden();
  await card.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(card).toBeFocused();
  await expect(hint).toContainText('9:30 AM - 9:45 AM');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});
