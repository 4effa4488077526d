import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const day = '2027-05-07';
const stages = Array.from({ length: 200 }, (_, place) => `Meadow ${place + 1}`);
const set = (artistName: string, stage: string, date: string, timeStart: string, timeEnd: string) => ({
  artistName,
  stage,
  date,
  timeStart,
  timeEnd,
});
const festival = {
  startDate: day,
  endDate: '2027-05-08',
  timezone: 'America/Denver',
  dayStartsAt: '06:00',
  stages,
  sets: [
    set('Dust Devils', 'Meadow 1', day, '18:00', '19:30'),
    set('Slow River', 'Meadow 2', day, '19:00', '20:30'),
    set('Red Lantern', 'Meadow 2', day, '22:00', '23:30'),
    set('Kaleidoskopwerkstatt', 'Meadow 4', day, '18:30', '19:30'),
    set('Salt Flat', 'Meadow 200', day, '02:00', '03:00'),
    set('Night Heron', 'Meadow 1', '2027-05-08', '12:00', '13:00'),
  ],
};

const grid = (page: Page) => page.getByRole('grid');
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the day with its stages below each other. */
async function open(page: Page): Promise<void> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Rows') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await button(page, 'More').click();
  await page.getByRole('radio', { name: 'Down' }).check();
  await page.keyboard.press('Escape');
  await expect(grid(page)).toHaveAttribute('data-stages', 'down');
  await expect(grid(page)).toHaveAttribute('aria-multiselectable', 'true');
}

async function boxOf(page: Page, name: string) {
  const box = await page.locator('[data-event]').filter({ hasText: name }).boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen`);
  return box;
}

async function minuteOf(page: Page): Promise<number> {
  const { width } = await boxOf(page, 'Dust Devils');
  return (width + 1) / 90;
}

test('stages lie below each other, with the hours to the right, and the browser remembers it', async ({
  page,
}) => {
  await open(page);
  const [first, second] = [await boxOf(page, 'Dust Devils'), await boxOf(page, 'Slow River')];
  expect(first.y + first.height).toBeLessThanOrEqual(second.y);
  expect(second.x - first.x).toBeCloseTo(60 * (await minuteOf(page)), 0);
  expect(first.height).toBeGreaterThanOrEqual(40);
  await checkBothSchemes(page);

  // Names stay at the left, hours at the top, and the corner covers both.
  await grid(page).evaluate((element) => element.scrollTo({ top: 9999 }));
  const last = page.getByRole('heading', { name: 'Meadow 200', exact: true });
  await expect(last).toBeInViewport();
  await expect(page.getByText('7:00 PM', { exact: true })).toBeInViewport();
  const box = await grid(page).boundingBox();
  const met = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x + 60, y + 12)?.closest('[data-stage]') !== null,
    { x: box?.x ?? 0, y: box?.y ?? 0 },
  );
  expect(met).toBe(false);
  await page.reload();
  await expect(grid(page)).toHaveAttribute('data-stages', 'down');
});

/** How far the grid is scrolled at the moment of choosing a stage to go to. */
function goToStage(page: Page, stage: string): Promise<number> {
  return page.getByLabel('Go to stage').evaluate((element, stage) => {
    const select = element as HTMLSelectElement;
    select.value = [...select.options].find(({ text }) => text === stage)?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return document.querySelector('[role=grid]')?.scrollTop ?? 0;
  }, stage);
}

/** The longest animation on the page, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  );
}

test('going to a stage moves there, or is there at once for who has asked for less motion', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await goToStage(page, 'Meadow 200')).toBe(0);
  const last = page.getByRole('heading', { name: 'Meadow 200', exact: true });
  await expect(last).toBeInViewport();
  await page.reload();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(named(page, 'Dust Devils, 6:00 PM - 7:30 PM, Meadow 1')).toBeInViewport();
  expect(await goToStage(page, 'Meadow 200')).toBeGreaterThan(1000);
  await expect(last).toBeInViewport();
  // Nothing else moves either: no card, and no ring around the target.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to', exact: true }).fill('slow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Slow River/u })).toBeFocused();
  expect(await longestMotion(page)).toBeLessThan(10);
});

test('there a set is dragged along the hours and between stages, and drawn in an empty place', async ({
  page,
}) => {
  await open(page);
  const minute = await minuteOf(page);
  const { x, y, width, height } = await boxOf(page, 'Slow River');
  const { mouse } = page;
  await mouse.move(x + width / 2, y + height / 2);
  await mouse.down();
  await mouse.move(x + width / 2 + 15 * minute, y + height / 2, { steps: 4 });
  await expect(page.locator('[data-ghost]')).toContainText('7:15 PM - 8:45 PM · 1 h 30 min');
  const ghost = await page.locator('[data-ghost]').boundingBox();
  expect(ghost?.x).toBeCloseTo(x + 15 * minute, -0.5);
  await mouse.move(x + width / 2, y + height / 2 + height + 3, { steps: 4 });
  await mouse.up();
  await expectToast(page, 'Moved Slow River to Meadow 3, Friday 7:00 PM');
  await expect(named(page, 'Slow River, 7:00 PM - 8:30 PM, Meadow 3')).toBeVisible();

  await mouse.move(x + 2 * minute, y + height / 2);
  await mouse.down();
  await mouse.move(x + 58 * minute, y + height / 2, { steps: 4 });
  await mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  await expect(dialog.getByLabel('Start Time')).toHaveValue('19:00');
  await expect(dialog.getByLabel('Stage').locator('option:checked')).toHaveText('Meadow 2');
});

test('there the arrow keys follow what is seen, and the same hour is shown on another day', async ({
  page,
}) => {
  await open(page);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Dust Devils/u })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Slow River/u })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Red Lantern/u })).toBeFocused();
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', 'Space'])
    await page.keyboard.press(key);
  await expect(named(page, 'Red Lantern, 9:50 PM - 11:25 PM, Meadow 1')).toBeFocused();

  await button(page, '2×').click();
  await grid(page).evaluate((element) => element.scrollTo({ left: 600 }));
  await dayTabs(page).nth(1).click();
  await expect(page.getByRole('button', { name: /^Night Heron/u })).toBeAttached();
  expect(await grid(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(600);
  const hour = await page.getByText('9:00 PM', { exact: true }).boundingBox();
  await button(page, 'More').click();
  await page.getByRole('radio', { name: 'Across' }).check();
  expect(hour).not.toBeNull();
  await expect(grid(page)).toHaveAttribute('data-stages', 'across');
  await page.keyboard.press('Escape');
  await dayTabs(page).first().click();
  await button(page, 'Fit').click();
  // A long name widens the column of its own stage and no other.
  const widths = () =>
    page
      .locator('[role=row][data-stage]')
      .evaluateAll((columns) =>
        columns.slice(0, 6).map((column) => Math.round(column.getBoundingClientRect().width)),
      );
  await expect.poll(widths).toEqual([92, 92, 92, 150, 92, 92]);
  await goToStage(page, 'Meadow 200');
  await expect(page.getByRole('heading', { name: 'Meadow 200', exact: true })).toBeInViewport();
});

test('a lasso selects what it encloses, and Escape takes it back', async ({ page }) => {
  await open(page);
  const [first, second] = [await boxOf(page, 'Dust Devils'), await boxOf(page, 'Slow River')];
  const { mouse, keyboard } = page;
  const selected = page.getByRole('gridcell', { selected: true });
  const draw = async () => {
    await keyboard.down('Shift');
    // The day begins with its first set: there is nothing before it.
    await mouse.move(second.x + 20, second.y + 1.5 * second.height);
    await mouse.down();
    await mouse.move(first.x + 20, first.y + 10, { steps: 5 });
  };
  await draw();
  await expect(selected).toHaveCount(2);
  await mouse.up();
  await keyboard.up('Shift');
  await expect(selected).toHaveCount(2);
  await expect(page.getByRole('dialog')).toBeHidden();
  await keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
  await draw();
  await expect(selected).toHaveCount(2);
  await keyboard.up('Shift');
  await keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
  await mouse.up();
  await expect(selected).toHaveCount(0);
});
