import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import { dayTabs } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const day = '2027-05-07';
const set = setsOn(day);
const festival = {
  startDate: day,
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    set('Dust Devils', 'Mesa', '18:00', '19:30'),
    set('Red Lantern', 'Mesa', '20:00', '21:30'),
    set('Night Heron', 'Mesa', '22:00', '23:30'),
    set('Slow River', 'Canyon', '18:30', '20:00'),
    set('Salt Flat', 'Canyon', '02:00', '03:00'),
  ],
};

async function open(page: Page): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Moving') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  return new Hands(page);
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ghost = (page: Page) => page.locator('[data-ghost]');

test('a set is moved by a quarter of an hour with one drag, and taken back with one click', async ({
  page,
}) => {
  const hands = await open(page);
  await hands.drag(hands.card('Slow River'), {
    minutes: 15,
    duringDrag: async () => {
      await expect(ghost(page)).toContainText('6:45 PM - 8:15 PM · 1 h 30 min');
      const [held, card] = await Promise.all([
        ghost(page).boundingBox(),
        hands.card('Slow River').boundingBox(),
      ]);
      expect(Math.abs((held?.width ?? 0) - (card?.width ?? 0))).toBeLessThan(8);
      await expectAccessible(page);
    },
  });
  await expect(named(page, 'Slow River, 6:45 PM - 8:15 PM, Canyon')).toBeVisible();
  expect(hands.actions).toBe(1);
  await expectToast(page, 'Moved Slow River to Canyon, Friday 6:45 PM');
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Undo').click();
  await expect(named(page, 'Slow River, 6:30 PM - 8:00 PM, Canyon')).toBeVisible();
});

test('what follows is pushed with one more click, and one undo takes back both', async ({ page }) => {
  const hands = await open(page);
  await hands.drag(hands.card('Dust Devils'), { minutes: 60 });
  // On hover, the toast stays for as long as the check takes.
  await button(page, 'Swap with Red Lantern').hover();
  await checkBothSchemes(page);
  await hands.click(button(page, 'Push 1 Set by 30 min'));
  await expect(named(page, 'Red Lantern, 8:30 PM - 10:00 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Night Heron, 10:00 PM - 11:30 PM, Mesa')).toBeVisible();
  expect(hands.actions).toBe(2);
  await expectToast(page, 'Moved Dust Devils to Mesa, Friday 7:00 PM. Pushed one set');
  await expect(named(page, 'Dust Devils, 7:00 PM - 8:30 PM, Mesa')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(named(page, 'Dust Devils, 6:00 PM - 7:30 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Red Lantern, 8:00 PM - 9:30 PM, Mesa')).toBeVisible();
});

test('a set is delayed with what follows it, previewed, as one change with one undo', async ({ page }) => {
  const hands = await open(page);
  await hands.card('Dust Devils').focus();
  await page.keyboard.press('l');
  const menu = page.getByRole('dialog', { name: 'Delay Dust Devils' });
  const by = (minutes: number) => menu.getByRole('button', { name: `${minutes} min`, exact: true });
  await expect(by(5)).toBeFocused();
  await expect(ghost(page)).toHaveText(/^Dust Devils6:05 PM - 7:35 PM/u);
  await expect(menu).toContainText('No other set moves.');
  await menu.getByLabel('Other minutes').fill('45');
  await expect(ghost(page)).toHaveCount(2);
  await expect(menu).toContainText('One set after it moves.');
  const covered = await menu.evaluate((dialog) => {
    const menu = dialog.getBoundingClientRect();
    return [...document.querySelectorAll('[data-ghost]')].filter((ghost) => {
      const box = ghost.getBoundingClientRect();
      return box.left < menu.right && menu.left < box.right && box.top < menu.bottom && menu.top < box.bottom;
    }).length;
  });
  expect(covered, 'previews under the menu').toBe(0);
  await checkBothSchemes(page);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(ghost(page)).toHaveCount(0);
  await expect(named(page, 'Dust Devils, 6:45 PM - 8:15 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Red Lantern, 8:15 PM - 9:45 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Night Heron, 10:00 PM - 11:30 PM, Mesa')).toBeVisible();
  await expectToast(page, 'Dust Devils plays 45 minutes later, with one set after it');
  await button(page, 'Undo').click();
  await expect(named(page, 'Dust Devils, 6:00 PM - 7:30 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Red Lantern, 8:00 PM - 9:30 PM, Mesa')).toBeVisible();
});

test('a delay is offered in the menu of a set, and previewed under the pointer', async ({ page }) => {
  const hands = await open(page);
  await hands.card('Red Lantern').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delay…' }).click();
  const menu = page.getByRole('dialog', { name: 'Delay Red Lantern' });
  const half = menu.getByRole('button', { name: '30 min', exact: true });
  await half.hover();
  await expect(ghost(page)).toHaveText(/^Red Lantern8:30 PM - 10:00 PM/u);
  await half.click();
  await expect(named(page, 'Red Lantern, 8:30 PM - 10:00 PM, Mesa')).toBeVisible();
});

test('what a delay would do stays in the window, however low its menu is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const hands = await open(page);
  await hands.card('Night Heron').focus();
  await page.keyboard.press('l');
  const menu = page.getByRole('dialog', { name: 'Delay Night Heron' });
  await menu.getByLabel('Other minutes').fill('700');
  const bottom = () => menu.evaluate((dialog) => dialog.getBoundingClientRect().bottom);
  await expect(menu).toContainText('next festival day');
  await expect.poll(bottom).toBeLessThanOrEqual(700);
});

test('the evening of a stage is shifted with three actions, as one change', async ({ page }) => {
  const hands = await open(page);
  await hands.click(hands.card('Dust Devils'), ['Control']);
  await hands.click(hands.card('Night Heron'), ['Shift']);
  await hands.drag(hands.card('Red Lantern'), { minutes: 20 });
  await expect(named(page, 'Dust Devils, 6:20 PM - 7:50 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Red Lantern, 8:20 PM - 9:50 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Night Heron, 10:20 PM - 11:50 PM, Mesa')).toBeVisible();
  expect(hands.actions).toBe(3);
  await expectToast(page, 'Moved 3 sets');
  await button(page, 'Undo').click();
  await expect(named(page, 'Night Heron, 10:00 PM - 11:30 PM, Mesa')).toBeVisible();
});

test('what two sets span over stages is selected with two clicks, and moved as one', async ({ page }) => {
  const hands = await open(page);
  await hands.click(hands.card('Slow River'), ['Shift']);
  await hands.click(hands.card('Night Heron'), ['Shift']);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await hands.drag(hands.card('Red Lantern'), { minutes: 20 });
  await expect(named(page, 'Red Lantern, 8:20 PM - 9:50 PM, Mesa')).toBeVisible();
  await expect(named(page, 'Slow River, 6:50 PM - 8:20 PM, Canyon')).toBeVisible();
  expect(hands.actions).toBe(3);
  await expectToast(page, 'Moved 4 sets');
});

test('an edge is drawn, a copy is made with Alt, and Escape lets go', async ({ page }) => {
  const hands = await open(page);
  await hands.drag(hands.card('Slow River'), { minutes: 30, from: 'end' });
  await expect(named(page, 'Slow River, 6:30 PM - 8:30 PM, Canyon')).toBeVisible();
  await page.keyboard.down('Alt');
  await hands.drag(hands.card('Slow River'), { minutes: 180 });
  await page.keyboard.up('Alt');
  await expect(named(page, 'Slow River, 9:30 PM - 11:30 PM, Canyon')).toBeVisible();
  await expect(named(page, 'Slow River, 6:30 PM - 8:30 PM, Canyon')).toBeVisible();
  await hands.drag(hands.card('Red Lantern'), {
    minutes: 60,
    duringDrag: async () => {
      await page.keyboard.press('Escape');
      await expect(ghost(page)).toHaveCount(0);
    },
  });
  await expect(named(page, 'Red Lantern, 8:00 PM - 9:30 PM, Mesa')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a set that is dropped on the tab of a day is on that day', async ({ page }) => {
  const hands = await open(page);
  const saturday = dayTabs(page).filter({ hasText: 'Sat, May 8' });
  await hands.drag(hands.card('Slow River'), {
    to: saturday,
    duringDrag: () => expect(saturday).toHaveAttribute('data-drop', ''),
  });
  expect(hands.actions).toBe(1);
  // Holding the set over a tab for a moment has already opened that day.
  await expectToast(page, 'Moved Slow River to ');
  await saturday.click();
  await expect(named(page, 'Slow River, 6:30 PM - 8:00 PM, Canyon')).toBeVisible();
});

test('near the edge of the grid it scrolls along', async ({ page }) => {
  const hands = await open(page);
  await page.getByRole('button', { name: '2×' }).click();
  const grid = page.getByRole('grid');
  await hands.card('Dust Devils').scrollIntoViewIfNeeded();
  const top = () => grid.evaluate(({ scrollTop }) => scrollTop);
  const before = await top();
  const box = await grid.boundingBox();
  const from = await hands.card('Dust Devils').boundingBox();
  if (box === null || from === null) throw new Error('Nothing to be seen');
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, box.y + box.height - 24, { steps: 4 });
  await expect.poll(top).toBeGreaterThan(before + 100);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a long press lifts, and what moves at once scrolls', async ({ page }) => {
    const hands = await open(page);
    await button(page, 'More').tap();
    await button(page.getByRole('region', { name: 'More' }), '2×').tap();
    await page.keyboard.press('Escape');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const card = hands.card('Dust Devils');
    const grid = page.getByRole('grid');
    const head = page.getByRole('row', { name: 'Mesa' }).getByRole('rowheader');
    /** The centre of the part that its stage's head does not cover. */
    const at = async () => {
      const [box, above] = [await card.boundingBox(), await head.boundingBox()];
      if (box === null || above === null) throw new Error('Nothing to be seen');
      const top = Math.max(box.y, above.y + above.height);
      return { x: box.x + box.width / 2, y: (top + box.y + box.height) / 2 };
    };
    const place = () => grid.evaluate(({ scrollTop }) => scrollTop + window.scrollY);
    const before = await place();
    // A touch while the page still glides only stops it; the page cannot keep the browser from handling its next moves.
    const resting = page.evaluate(
      () =>
        new Promise((done) => document.addEventListener('scrollend', done, { capture: true, once: true })),
    );
    const from = await at();
    await touch('touchStart', from.x, from.y);
    for (const by of [10, 20, 30]) await touch('touchMove', from.x, from.y - by);
    await touch('touchEnd');
    await resting;
    expect(await place()).toBeGreaterThan(before);
    await expect(ghost(page)).toHaveCount(0);

    const { x, y } = await at();
    await touch('touchStart', x, y);
    await expect(ghost(page)).toBeVisible();
    const down = await hands.pixels(30);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', x, y + down * share);
    await expect(ghost(page)).toContainText('6:30 PM');
    await touch('touchEnd');
    await expect(named(page, 'Dust Devils, 6:30 PM - 8:00 PM, Mesa')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
