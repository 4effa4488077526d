import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import { dayTabs } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const [friday, saturday] = ['2027-05-07', '2027-05-08'];
const set = (artistName: string, stage: string, timeStart: string, timeEnd: string, date = friday) => ({
  artistName,
  stage,
  date,
  timeStart,
  timeEnd,
});
const festival = {
  startDate: friday,
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    set('Dust Devils', 'Mesa', '18:00', '19:30'),
    set('Red Lantern', 'Mesa', '20:00', '21:30'),
    set('Night Heron', 'Mesa', '22:00', '23:30'),
    set('Slow River', 'Canyon', '18:30', '20:00'),
    set('Paper Moth', 'Canyon', '19:30', '21:00'),
    set('Salt Flat', 'Canyon', '02:00', '03:00'),
    set('The Long Afternoon Society of Lower Canyon', 'Butte', '14:00', '16:00', saturday),
  ],
};

async function open(page: Page, search = ''): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('List') });
  await page.goto(`/festival/${id}/schedule?view=list${search}`);
  await expect(row(page, 'Dust Devils')).toBeVisible();
  return new Hands(page);
}

const row = (page: Page, artist: string) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: artist, exact: true }) });
const cell = (page: Page, artist: string, column: string) =>
  row(page, artist).locator(`[data-cell="${column}"]`);
/** The artists in row order. */
const artists = (page: Page) => page.locator('[data-row] [data-event]').allTextContents();

test('the list has all sets of all days, nothing that axe finds, and is one click from the grid @narrow', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('grid', { name: 'All sets' })).toHaveAttribute('aria-rowcount', '8');
  expect(await artists(page)).toEqual([
    'Dust Devils',
    'Slow River',
    'Paper Moth',
    'Red Lantern',
    'Night Heron',
    'Salt Flat',
    'The Long Afternoon Society of Lower Canyon',
  ]);
  await expect(cell(page, 'Paper Moth', 'conflicts')).toContainText('Overlaps with Slow River');
  await checkBothSchemes(page);
  await cell(page, 'Slow River', 'timeEnd').click();
  await cell(page, 'Slow River', 'timeEnd').click();
  await page.getByRole('textbox', { name: 'End Time' }).fill('late');
  await page.keyboard.press('Enter');
  await expect(page.getByText('End time must be in HH:MM format')).toBeVisible();
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  await button(page, 'Grid').click();
  await expect(dayTabs(page).first()).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Slow River')).toBeVisible();
});

test('the evening of a stage is shifted by 20 minutes with three actions, as one change', async ({
  page,
}) => {
  const hands = await open(page, `&onStage=Mesa&onDay=${friday}`);
  await cell(page, 'Dust Devils', 'artistName').focus();
  await hands.press('Control+a');
  await hands.type('+20');
  await hands.press('Enter');
  expect(hands.actions).toBe(3);
  await expectToast(page, 'Moved 3 sets');
  await expect(cell(page, 'Night Heron', 'timeStart')).toHaveText('10:20 PM');
  await expect(cell(page, 'Dust Devils', 'timeEnd')).toHaveText('7:50 PM');
  await button(page, 'Undo').click();
  await expect(cell(page, 'Night Heron', 'timeStart')).toHaveText('10:00 PM');
});

test('rows from one to another are selected with two clicks, and shifted as one change', async ({ page }) => {
  const hands = await open(page, `&onDay=${friday}`);
  await hands.click(cell(page, 'Slow River', 'artistName'));
  await hands.click(cell(page, 'Night Heron', 'artistName'), ['Shift']);
  await expect(page.getByRole('row', { selected: true })).toHaveCount(4);
  await hands.type('+20');
  await hands.press('Enter');
  expect(hands.actions).toBe(4);
  await expectToast(page, 'Moved 4 sets');
  await expect(cell(page, 'Dust Devils', 'timeStart')).toHaveText('6:00 PM');
  await expect(cell(page, 'Night Heron', 'timeStart')).toHaveText('10:20 PM');
});

test('cells are edited by keys alone', async ({ page }) => {
  const hands = await open(page);
  await cell(page, 'Slow River', 'artistName').focus();
  await hands.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(cell(page, 'Slow River', 'timeStart')).toBeFocused();
  await hands.type('1845');
  await hands.press('Enter');
  expect(hands.actions).toBe(5);
  await expect(cell(page, 'Slow River', 'timeStart')).toHaveText('6:45 PM');
  await expect(cell(page, 'Slow River', 'timeEnd')).toHaveText('8:15 PM');
  await expect(cell(page, 'Paper Moth', 'timeStart')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Slow River', 'timeStart')).toHaveText('6:30 PM');
});

test('filter, order and groups come back with Back and after a reload', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Search sets' }).fill('canyon');
  await page.getByRole('combobox', { name: 'Group sets' }).selectOption('day');
  await button(page, 'Artist Name').click();
  const found = ['Paper Moth', 'Salt Flat', 'Slow River', 'The Long Afternoon Society of Lower Canyon'];
  await expect.poll(() => artists(page)).toEqual(found);
  await page.reload();
  await expect.poll(() => artists(page)).toEqual(found);
  await expect(page.getByRole('checkbox', { name: 'Select all of Sat, May 8' })).toBeVisible();
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'All Festivals' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => artists(page)).toEqual(found);
});

test('a block of cells is pasted, after a look at what cannot be read', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('Dust\tmesa\nRiver\tAttic\n'));
  await cell(page, 'Dust Devils', 'artistName').focus();
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog', { name: 'Some cells cannot be pasted' });
  await expect(dialog.getByText('Stage "Attic" is not valid')).toBeVisible();
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Change 2 Sets' }).click();
  await expectToast(page, 'Changed 2 sets');
  await expect.poll(async () => (await artists(page)).slice(0, 2)).toEqual(['Dust', 'River']);
});
