import type { Page } from '@playwright/test';
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
  sets: [
    set('Dust Devils', 'Mesa', '18:00', '19:30'),
    set('Red Lantern', 'Mesa', '20:00', '21:00'),
    set('Slow River', 'Canyon', '18:30', '20:00'),
  ],
};

async function open(page: Page): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Actions') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  return new Hands(page);
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('a menu names all that can be done with a set, with its keys', async ({ page }) => {
  const hands = await open(page);
  const card = hands.card('Slow River');
  await card.focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Actions for Slow River' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'OpenEnter',
    'Lift and MoveSpace',
    'Lift a CopyCtrl+C',
    'Move to…',
    'Announce…',
    'Delay…L',
    'Push What Follows',
    'Swap with AnotherX',
    'Take Off the GridSpace, U',
    'SelectShift+Space',
    'Select All on Canyon',
    'Select All of the DayCtrl+A',
    'DeleteDelete',
  ]);
  await expect(item(page, 'Open')).toBeFocused();
  await checkBothSchemes(page);
  await page.keyboard.press('ArrowUp');
  await expect(item(page, 'Delete')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(card).toBeFocused();
  await card.click({ button: 'right' });
  await item(page, 'Open').click();
  await expect(page.getByRole('dialog').getByLabel('Artist Name')).toHaveValue('Slow River');
});

test('what is selected goes to another stage and day together', async ({ page }) => {
  const hands = await open(page);
  await hands.card('Dust Devils').focus();
  await hands.press('Control+a');
  await expect(page.getByRole('toolbar', { name: 'Selected sets' })).toContainText('3 sets selected');
  await button(page, 'Move to…').click();
  const dialog = page.getByRole('dialog', { name: 'Move 3 sets' });
  await dialog.getByLabel('Stage').selectOption('Butte');
  await expect(dialog.getByText('overlaps', { exact: true })).toBeVisible();
  await dialog.getByLabel('Stage').selectOption('');
  await dialog.getByLabel('Day').selectOption('2027-05-09');
  await dialog.getByLabel('Later by Minutes').fill('25');
  await checkBothSchemes(page);
  await button(dialog, 'Move').click();
  await expectToast(page, 'Moved 3 sets');
  await page.getByRole('tab', { name: /^Sun, May 9/u }).click();
  await expect(named(page, 'Slow River, 6:55 PM - 8:25 PM, Canyon')).toBeVisible();
});

test('keys lift a copy, and take a set to another day', async ({ page }) => {
  const hands = await open(page);
  await hands.card('Red Lantern').focus();
  await hands.press('Control+c', 'ArrowRight', 'ArrowRight', 'Control+v');
  for (const stage of ['Butte', 'Mesa'])
    await expect(named(page, `Red Lantern, 8:00 PM - 9:00 PM, Booked twice, ${stage}`)).toBeVisible();
  await hands.card('Slow River').focus();
  await hands.press('Space', 'PageDown', 'Space');
  await expectToast(page, 'Moved Slow River to Sat, May 8: Canyon, 6:30 PM');
  await button(page, 'Go there').click();
  await expect(dayTabs(page).filter({ hasText: 'Sat, May 8' })).toHaveAttribute('aria-selected', 'true');
  await expect(named(page, 'Slow River, 6:30 PM - 8:00 PM, Canyon')).toBeFocused();
});

test('the head of a stage has a menu, and a double click on it renames the stage, with its sets', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Actions for Mesa').click();
  await expect(item(page, 'Move All Sets…')).toBeVisible();
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  const name = page.getByRole('textbox', { name: 'Rename Mesa' });
  const head = page.getByRole('heading', { name: 'Mesa', exact: true });
  await head.dblclick();
  await expect(name).toBeFocused();
  await checkBothSchemes(page);
  await page.keyboard.type('Plateau');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(head).toBeVisible();

  await head.dblclick();
  await page.keyboard.type('Canyon\n');
  await expectToast(page, 'Each stage needs a different name.');
  await expect(name).toBeFocused();
  await name.fill('Plateau');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Plateau', exact: true })).toBeVisible();
  await expect(named(page, 'Dust Devils, 6:00 PM - 7:30 PM, Plateau')).toBeVisible();
  await expectToast(page, 'Stages saved successfully!');
});
