import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import { dayTabs } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const friday = setsOn('2027-05-07');
const saturday = setsOn('2027-05-08');
const festival = {
  startDate: '2027-05-07',
  endDate: '2027-05-08',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon'],
  dayStartsAt: '00:00',
  sets: [
    friday('Dust Devils', 'Mesa', '20:00', '21:30'),
    friday('Red Lantern', 'Mesa', '23:00', '02:30'),
    saturday('Night Heron', 'Canyon', '00:30', '01:30'),
    saturday('Slow River', 'Canyon', '20:00', '21:30'),
  ],
};

async function openFriday(page: Page): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Other days') });
  await page.goto(`/festival/${id}/schedule?day=2027-05-07`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  return new Hands(page);
}

const heron = (page: Page, time: string, stage = 'Canyon') =>
  page.getByRole('button', { name: `Night Heron, ${time}, ${stage}, listed on Sat, May 8`, exact: true });

test('a night that the day cuts in two is seen in whole, and what looks free is free', async ({ page }) => {
  const hands = await openFriday(page);
  await expect(heron(page, '12:30 AM - 1:30 AM')).toBeVisible();
  await expect(dayTabs(page).first()).toContainText('2');
  await expect(page.locator('[data-head="Canyon"]')).toContainText('0 sets');
  await checkBothSchemes(page);

  // If it would overlap the next day's sets, the ghost shows that before the drop.
  await hands.drag(hands.card('Dust Devils'), {
    minutes: 4 * 60 + 30,
    across: page.locator('[data-head="Canyon"]'),
    duringDrag: async () => {
      await expect(page.locator('[data-ghost]')).toContainText('Night Heron');
    },
  });
  await expectToast(page, 'Moved Dust Devils to Sat, May 8: Canyon, 12:30 AM');
  await button(page, 'Undo').first().click();
  await expect(page.getByRole('button', { name: 'Dust Devils, 8:00 PM - 9:30 PM, Mesa' })).toBeVisible();
});

test('a set of the next day is moved on the day before it, by hand and by keys', async ({ page }) => {
  const hands = await openFriday(page);
  await hands.drag(hands.card('Night Heron'), { minutes: 15 });
  await expect(heron(page, '12:45 AM - 1:45 AM')).toBeVisible();
  await expectToast(page, 'Moved Night Heron to Canyon, Saturday 12:45 AM');

  await heron(page, '12:45 AM - 1:45 AM').focus();
  await hands.press('Space', 'ArrowUp', 'Space');
  await expect(heron(page, '12:40 AM - 1:40 AM')).toBeVisible();

  await hands.drag(hands.card('Night Heron'), { minutes: -60 });
  const moved = 'Night Heron, 11:40 PM - 12:40 AM, +1, Canyon, ends on the next day';
  await expect(page.getByRole('button', { name: moved, exact: true })).toBeVisible();
  await expect(dayTabs(page).first()).toContainText('3');
});

test('all sets of the day are selected without those of the next', async ({ page }) => {
  await openFriday(page);
  await page.locator('[data-event]').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
});
