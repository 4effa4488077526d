import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import { dayTabs } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const day = '2027-05-07';
const set = setsOn(day);
const saturday = setsOn('2027-05-08');
const festival = {
  startDate: day,
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    set('Early Wind', 'Butte', '15:00', '16:00'),
    set('Dust Devils', 'Mesa', '18:00', '19:30'),
    set('Red Lantern', 'Mesa', '20:00', '21:30'),
    set('Slow River', 'Canyon', '18:30', '20:00'),
    set('Night Heron', 'Mesa', '22:30', '23:30'),
    saturday('Salt Flat', 'Canyon', '18:00', '19:00'),
  ],
};

async function open(page: Page): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Selection') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  return new Hands(page);
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const selected = (page: Page) => page.getByRole('gridcell', { selected: true });
const ghosts = (page: Page) => page.locator('[data-ghost]');

/** Draws a lasso from a point above two sets, over both. */
async function lasso(page: Page, hands: Hands, from: string, to: string): Promise<void> {
  const [a, b] = [await hands.card(from).boundingBox(), await hands.card(to).boundingBox()];
  if (a === null || b === null) throw new Error('Nothing to be seen');
  await page.keyboard.down('Shift');
  await page.mouse.move(a.x + a.width / 2, a.y - 8);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + 8, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

test('keys are for what a lasso has selected: they lift, move and delete it, and undo that', async ({
  page,
}) => {
  const hands = await open(page);
  await lasso(page, hands, 'Dust Devils', 'Red Lantern');
  await expect(selected(page)).toHaveCount(2);
  await expect(hands.card('Dust Devils')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(ghosts(page)).toHaveCount(2);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectToast(page, 'Moved 2 sets');
  await expect(named(page, 'Dust Devils, 6:15 PM - 7:45 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Red Lantern, 8:15 PM - 9:45 PM, Mesa')).toBeVisible();

  await expect(selected(page)).toHaveCount(2);
  await page.keyboard.press('Delete');
  await button(page.getByRole('dialog', { name: 'Delete 2 sets?' }), 'Delete').click();
  await expectToast(page, 'Deleted 2 sets');
  await expect(hands.card('Dust Devils')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(named(page, 'Dust Devils, 6:15 PM - 7:45 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Red Lantern, 8:15 PM - 9:45 PM, Mesa')).toBeVisible();
});

test('a swap that waits for its second set says so, until that is chosen or it is given up', async ({
  page,
}) => {
  const hands = await open(page);
  await hands.card('Dust Devils').focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Swap' });
  await expect(bar).toContainText('Choose the set to swap with Dust Devils, or press X on it');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('x');
  await hands.card('Slow River').focus();
  await page.keyboard.press('x');
  await expectToast(page, 'Swapped Dust Devils and Slow River');
  await expect(bar).toBeHidden();
  await expect(named(page, 'Slow River, 6:00 PM - 7:30 PM, Mesa')).toBeVisible();

  // After choosing it from the menu, a click selects the target.
  await hands.card('Red Lantern').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Swap with Another' }).click();
  await hands.card('Dust Devils').click();
  await expectToast(page, 'Swapped Red Lantern and Dust Devils');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('over the tab of a day a set says its time and conflicts there, and the day opens after a moment', async ({
  page,
}) => {
  const hands = await open(page);
  const tab = dayTabs(page).filter({ hasText: 'Sat, May 8' });
  await hands.drag(hands.card('Slow River'), {
    to: tab,
    duringDrag: async () => {
      await expect(ghosts(page)).toBeInViewport();
      await expect(ghosts(page)).toContainText('Slow River');
      const hint = page.locator('[data-day-hint]');
      await expect(hint).toBeInViewport({ ratio: 1 });
      await expect(hint).toContainText('Slow River');
      await expect(hint).toContainText('Sat, May 8 · 6:30 PM - 8:00 PM · 1 h 30 min');
      await expect(hint).toContainText('overlaps Salt Flat');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const mesa = await page.getByRole('heading', { name: 'Mesa', exact: true }).boundingBox();
      const salt = await hands.card('Salt Flat').boundingBox();
      if (mesa === null || salt === null) throw new Error('Nothing to be seen');
      // As far below its start as where the pointer holds it.
      const held = (await hands.pixels(45)) + (await hands.pixels(30));
      await page.mouse.move(mesa.x + 20, salt.y + held, { steps: 4 });
      await expect(ghosts(page)).toContainText('6:30 PM - 8:00 PM');
      await expect(hint).toBeHidden();
    },
  });
  await expectToast(page, 'Moved Slow River to Mesa, Saturday 6:30 PM');
  await expect(page.locator('[data-stage]').first().locator('[data-event]')).toContainText('Slow River');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a set goes on from the tab of a day that opens to a stage of that day', async ({ page }) => {
    await open(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    const middle = async (element: Locator) => {
      const box = await element.boundingBox();
      if (box === null) throw new Error('Nothing to be seen');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const card = new Hands(page).card('Slow River');
    const tab = dayTabs(page).filter({ hasText: 'Sat, May 8' });
    await touch('touchStart', await middle(card));
    await expect(ghosts(page)).toBeVisible();
    await touch('touchMove', await middle(tab));
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const butte = await middle(page.getByRole('heading', { name: 'Butte', exact: true }));
    for (const y of [200, 250, 300]) await touch('touchMove', { x: butte.x, y });
    await expect(ghosts(page)).toContainText('PM');
    await touch('touchEnd');
    await expect(page.locator('[data-stage]').nth(2).locator('[data-event]')).toContainText('Slow River');
  });
});
