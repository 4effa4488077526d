import type { Locator, Page } from '@playwright/test';
import { unusedName } from '../support/festivals.ts';
import { inEachWindow } from '../support/resize.ts';
import { dayTabs, hideFirstSteps } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const stages = [
  'Harbour',
  'The Long Pier Behind the Old Lighthouse',
  'Salt Cellar',
  'Kiosk',
  'Upper Meadow',
  'Lower Meadow',
  'Circus Tent of the Travelling Company',
  'Chapel',
  'Ropewalk',
  'Orchard',
  'Dry Dock',
  'Boathouse',
  'Night Ferry',
];
const days = ['2027-08-12', '2027-08-13', '2027-08-14', '2027-08-15', '2027-08-16', '2027-08-17'];
const lastDay = days.at(-1) ?? '';

/** The stages begin one after the other, the first of them only in the evening. */
const sets = stages.flatMap((stage, place) =>
  days.map((date) => ({
    artistName: `Band ${place + 1} of ${date}`,
    stage,
    date,
    timeStart: place < 3 ? '19:30' : `${place + 7}:00`.padStart(5, '0'),
    timeEnd: place < 3 ? '20:30' : `${place + 8}:15`.padStart(5, '0'),
  })),
);
const festival = {
  startDate: days[0] ?? '',
  endDate: lastDay,
  timezone: 'Europe/Lisbon',
  dayStartsAt: '05:00',
  stages,
  sets,
};

async function openLastDay(page: Page): Promise<void> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Tideline') });
  await page.goto(`/festival/${id}/schedule?day=${lastDay}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
}

const grid = (page: Page) => page.getByRole('grid', { name: /by stage$/u });

/** Scrolls the grid to the right, and waits until it has stopped. */
async function scrollGrid(page: Page, left: number): Promise<void> {
  await grid(page).evaluate(
    (element, to) =>
      new Promise<void>((resolve) => {
        element.scrollTo({ left: to, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    left,
  );
}

interface Spot {
  readonly stage: string;
  readonly x: number;
  readonly y: number;
}

/** For each add action, a point in the window where a click would hit it. */
function visibleAddActions(page: Page): Promise<readonly Spot[]> {
  return page.locator('[data-add-event]').evaluateAll((buttons) => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const spots = steps.flatMap((x) => steps.map((y) => ({ x: left + x * width, y: top + y * height })));
      const seen = spots.find(({ x, y }) => button.contains(document.elementFromPoint(x, y)));
      return seen === undefined ? [] : [{ stage: button.getAttribute('data-add-event') ?? '', ...seen }];
    });
  });
}

/** Fails unless the corner above the hours covers everything behind it, and receives the clicks there. */
async function expectCornerCovers(page: Page): Promise<void> {
  const met = await grid(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const spots = [6, 20, 34, 48, 56].flatMap((x) => [6, 20, 34, 40].map((y) => ({ x, y })));
    return spots
      .map(({ x, y }) => document.elementFromPoint(box.left + x, box.top + y))
      .filter((found) => found?.closest('[data-stage], button') !== null).length;
  });
  expect(met, 'places in the corner where something of a stage is met').toBe(0);
}

function isInWindow(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
  });
}

const tabletAndLaptop = [
  { width: 720, height: 900 },
  { width: 1280, height: 800 },
];

test('each "+" that is seen adds to its own stage, however far the stages are scrolled', async ({ page }) => {
  test.setTimeout(120_000);
  await openLastDay(page);
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  await inEachWindow(page, tabletAndLaptop, async () => {
    const tried = new Set<string>();
    // Steps that leave heads partly below the corner: none is the width of a column.
    const end = await grid(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    for (let left = 0; left < end + 131; left += 131) {
      await scrollGrid(page, left);
      await expectCornerCovers(page);
      const spots = await visibleAddActions(page);
      for (const { stage, x, y } of spots.filter(({ stage }) => !tried.has(stage))) {
        tried.add(stage);
        await page.mouse.click(x, y);
        await expect(dialog.getByLabel('Stage').locator('option:checked')).toHaveText(stage);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
      }
    }
    expect([...tried].sort()).toEqual([...stages].sort());
  });
});

for (const viewport of tabletAndLaptop) {
  // The page scrolls the tab of the chosen day into view when it loads.
  test(`at ${viewport.width} pixels the chosen day is in view, and nothing but the grid scrolls: days and stages stay in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openLastDay(page);
    await hideFirstSteps(page);
    const chosen = dayTabs(page).and(page.locator('[aria-selected="true"]'));
    await expect(chosen).toContainText('Aug 17');
    expect(await isInWindow(chosen)).toBe(true);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await grid(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const bar = page.getByRole('tablist', { name: 'Festival', exact: true });
    const head = page.getByRole('heading', { name: stages[0] ?? '', exact: true });
    for (const each of [bar.getByRole('tab').first(), chosen, head]) await each.click({ trial: true });
    const { y = 0 } = (await grid(page).boundingBox()) ?? {};
    // A bar and a line; with less space, the name and the tabs are above them.
    expect(y).toBeLessThanOrEqual(viewport.width > 960 ? 88 : 132);
    await dayTabs(page).first().click();
    await expect(chosen).toContainText('Aug 12');
    expect(await isInWindow(chosen)).toBe(true);
  });
}

test('a long name of a stage ends in an ellipsis within its head, and is read in full', async ({ page }) => {
  await openLastDay(page);
  const long = stages[6] ?? '';
  const name = page.getByRole('heading', { name: long, exact: true });
  await inEachWindow(page, tabletAndLaptop, async () => {
    await name.scrollIntoViewIfNeeded();
    await expect(name).toHaveAttribute('title', long);
    const { box, head, next } = await name.evaluate((element) => ({
      box: element.getBoundingClientRect().toJSON() as DOMRect,
      head: element.closest('[data-head]')?.getBoundingClientRect().toJSON() as DOMRect,
      next: element.nextElementSibling?.getBoundingClientRect().toJSON() as DOMRect,
    }));
    expect(box.top).toBeGreaterThanOrEqual(head.top);
    expect(next.bottom).toBeLessThanOrEqual(head.bottom);
    expect(next.top).toBeGreaterThanOrEqual(box.bottom - 1);
  });
});

/** The number of artists visible in the window. */
function countSeenArtists(page: Page): Promise<number> {
  return page.locator('[data-event] [data-artist]').evaluateAll(
    (artists) =>
      artists.filter((artist) => {
        const { left, top, bottom } = artist.getBoundingClientRect();
        return bottom <= window.innerHeight && artist.contains(document.elementFromPoint(left + 2, top + 4));
      }).length,
  );
}

test('a set is seen before anything is scrolled, with all actions of the page', async ({ page }) => {
  await openLastDay(page);
  const viewports = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 720, height: 900 },
    { width: 1280, height: 800 },
  ];
  await inEachWindow(page, viewports, async () => {
    // The grid scrolls to the first set when the page loads.
    await page.reload();
    await expect.poll(() => countSeenArtists(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const control of [
      page.getByRole('heading', { name: 'Festival Schedule' }),
      page.getByRole('button', { name: 'Upload Schedule' }),
      page.getByRole('button', { name: 'More', exact: true }),
      page.getByRole('button', { name: 'Back to Dashboard' }),
      page.getByLabel('Sort'),
    ]) {
      expect(await isInWindow(control)).toBe(true);
    }
  });
});

test('title, dates, place, order and upload are read, and a week of days, at every width', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...festival, endDate: '2027-08-18', name: unusedName('A week') });
  await page.goto(`/festival/${id}/schedule?day=${days[0]}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  const viewports = [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ];
  await inEachWindow(page, viewports, async () => {
    for (const text of [
      page.getByRole('heading', { name: 'Festival Schedule' }),
      page.getByText('Aug 12 - Aug 18, 2027'),
      page.getByText('A meadow'),
      page.getByText('Upload Schedule'),
      page.getByLabel('Sort'),
    ]) {
      expect(await isRead(text), String(text)).toBe(true);
    }
    await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Earliest First');
    const widths = await dayTabs(page).evaluateAll((tabs) =>
      tabs.map((tab) => ({ width: tab.clientWidth, cut: tab.scrollWidth - tab.clientWidth })),
    );
    expect(Math.min(...widths.map(({ width }) => width))).toBeGreaterThanOrEqual(64);
    expect(Math.max(...widths.map(({ cut }) => cut))).toBeLessThanOrEqual(0);
  });
});

/** Resolves to true if its centre is visible in the window, in readable letters. */
function isRead(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return height >= 10 && width >= 20 && met !== null && element.contains(met);
  });
}

/** The times of cards that are neither fully visible nor hidden. */
function timesCutInHalf(page: Page): Promise<readonly string[]> {
  return page.locator('[data-event][data-lines]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const box = card.getBoundingClientRect();
      const time = card.querySelector('time')?.getBoundingClientRect();
      if (time === undefined || time.height <= 1) return [];
      const isOut = time.left >= box.right || time.top >= box.bottom;
      const isIn = time.right <= box.right + 1 && time.bottom <= box.bottom + 1;
      return isIn || isOut ? [] : [card.ariaLabel ?? ''];
    }),
  );
}

test('all days of a week are in the bar at every width that has room for them', async ({ page }) => {
  // With a conflict, whose count takes space in the bar.
  const doubles = sets.slice(0, 1).map((set) => ({ ...set, stage: 'Night Ferry' }));
  const id = await storeFestival(page, {
    ...festival,
    endDate: '2027-08-18',
    sets: [...sets, ...doubles],
    name: unusedName('A week'),
  });
  await page.goto(`/festival/${id}/schedule?day=${lastDay}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await expect(page.getByTitle(/^Conflicts/u)).toBeVisible();
  await expect(dayTabs(page)).toHaveCount(7);
  const viewports = [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
  ];
  await inEachWindow(page, viewports, async () => {
    await expect(page.getByTitle(/^Conflicts/u)).toBeVisible();
    await expect(dayTabs(page)).toHaveCount(7);
    const list = page.getByRole('tablist', { name: 'Festival days' });
    const hidden = await list.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(hidden, 'pixels of days that are out of sight').toBeLessThanOrEqual(0);
    await expect(dayTabs(page).first()).toHaveAccessibleName('Thu, Aug 12 14 sets');
    expect(await timesCutInHalf(page)).toEqual([]);
  });
});
