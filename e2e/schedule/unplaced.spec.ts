import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const day = '2027-05-07';
const festival = {
  startDate: day,
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    { artistName: 'Dust Devils', stage: 'Mesa', date: day, timeStart: '18:00', timeEnd: '19:30' },
    { artistName: 'Slow River', stage: 'Canyon', date: day, timeStart: '18:30', timeEnd: '23:00' },
  ],
};

const tray = (page: Page) => page.getByRole('region', { name: 'Unplaced acts' });
const waiting = (page: Page, name: string) => tray(page).getByRole('button', { name, exact: true });
const card = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('button', { name });

async function open(page: Page): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Unplaced') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await button(page, '0 unplaced').click();
  await expect(page.getByLabel('Add acts')).toBeFocused();
  return new Hands(page);
}

/** Waits for the code that moves sets by pointer and by keyboard. */
const readyGrid = (page: Page) =>
  expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');

async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add acts').fill(name);
  await page.keyboard.press('Enter');
  await expect(waiting(page, name)).toBeVisible();
}

/** The centre of an element. */
async function middleOf(page: Page, name: string) {
  const box = await page.getByRole('row', { name }).getByRole('rowheader').boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen`);
  return { x: box.x + box.width / 2, bottom: box.y + box.height };
}

test('an act waits in the tray, is dragged onto the grid and back @both', async ({ page }) => {
  await open(page);
  await readyGrid(page);
  await add(page, 'Night Heron');
  await add(page, 'Salt Flat');
  await expectAccessible(page);
  const act = await waiting(page, 'Night Heron').boundingBox();
  const butte = await middleOf(page, 'Butte');
  const dust = await card(page, /^Dust Devils/u).boundingBox();
  if (act === null || dust === null) throw new Error('Nothing to be seen');
  const { mouse } = page;
  await mouse.move(act.x + 20, act.y + 10);
  await mouse.down();
  await mouse.move(butte.x, dust.y + 2, { steps: 6 });
  await expect(page.locator('[data-ghost]')).toContainText('6:00 PM - 7:00 PM · 1 h');
  await mouse.up();
  await expect(card(page, 'Night Heron, 6:00 PM - 7:00 PM, Butte')).toBeVisible();
  await expectToast(page, 'Put Night Heron on Butte, Friday 6:00 PM');
  await expect(waiting(page, 'Night Heron')).toBeHidden();

  const set = await card(page, /^Dust Devils/u).boundingBox();
  const box = await tray(page).boundingBox();
  if (set === null || box === null) throw new Error('Nothing to be seen');
  await mouse.move(set.x + 20, set.y + set.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  await expect(tray(page)).toHaveAttribute('data-drop');
  await mouse.up();
  await expectToast(page, 'Moved Dust Devils to the unplaced acts');
  await expect(card(page, /^Dust Devils/u)).toBeHidden();
  await button(page.locator('[data-toast]').filter({ hasText: 'Moved Dust Devils' }), 'Undo').click();
  await expect(card(page, /^Dust Devils/u)).toBeVisible();
  await expect(waiting(page, 'Salt Flat')).toBeVisible();
});

test('the same with keys, and Ctrl+K finds what waits', async ({ page }) => {
  const hands = await open(page);
  await readyGrid(page);
  await add(page, 'Night Heron');
  await waiting(page, 'Night Heron').focus();
  await hands.press('Space', 'ArrowRight', 'ArrowDown', 'Space');
  await expect(card(page, /^Night Heron, .*, Canyon/u)).toBeFocused();
  await hands.press('Space', 'u');
  await expect(waiting(page, 'Night Heron 60 min')).toBeVisible();
  await button(page, 'Close the unplaced acts').click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to', exact: true })).toBeFocused();
  await page.keyboard.type('nig');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Night Heron');
  await page.keyboard.press('Enter');
  await expect(waiting(page, 'Night Heron 60 min')).toBeFocused();
});

test('on a phone it is a sheet, from which an act is placed by stage and time @narrow', async ({ page }) => {
  await open(page);
  await add(page, 'Night Heron');
  await waiting(page, 'Night Heron').click();
  const dialog = page.getByRole('dialog', { name: 'Place Night Heron' });
  await dialog.getByLabel('Stage').selectOption('Butte');
  await dialog.getByLabel('Start').fill('01:15');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Place', exact: true }).click();
  await expectToast(page, 'Put Night Heron on Butte, Friday 1:15 AM');
  await expect(waiting(page, 'Night Heron')).toBeHidden();
});

test('an act is renamed by a double click or F2, with a way back', async ({ page }) => {
  const hands = await open(page);
  await add(page, 'Night Heron');
  await waiting(page, 'Night Heron').dblclick();
  await expect(page.getByRole('textbox', { name: 'Rename Night Heron' })).toBeFocused();
  await expectAccessible(page);
  await hands.type('Night Herons');
  await hands.press('Enter');
  await expectToast(page, 'Renamed Night Heron to Night Herons');
  await expect(waiting(page, 'Night Herons')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hands.press('F2');
  await hands.type('Grey Heron');
  await hands.press('Escape');
  await expect(waiting(page, 'Night Herons')).toBeFocused();
  await button(page.locator('[data-toast]').filter({ hasText: 'Renamed' }), 'Undo').click();
  await expect(waiting(page, 'Night Heron')).toBeVisible();
});
