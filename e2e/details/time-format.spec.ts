import type { Page } from '@playwright/test';
import { button, editDetails, fact } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const friday = '2027-08-13';
const set = setsOn(friday);

/** Every 12-hour time that the page shows or reads out. */
const timesOf12 = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')];
    const labels = named.flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title')]);
    return [document.body.innerText, ...labels].filter((text) => /\d\s?[AP]M\b/u.test(text ?? ''));
  });

test('a festival in 24 hours shows no AM and PM on any of its pages @narrow', async ({ page }) => {
  const id = await storeFestival(page, {
    name: unusedName('Meridian'),
    startDate: friday,
    endDate: '2027-08-14',
    timezone: 'Europe/Vienna',
    dayStartsAt: '06:00',
    stages: ['Barn', 'Silo'],
    sets: [
      set('Hay Fever', 'Barn', '18:00', '19:00'),
      set('Windfall', 'Barn', '18:40', '20:00'),
      set('Night Mill', 'Silo', '22:30', '00:30'),
    ],
  });
  await page.goto(`/festival/${id}/schedule?day=${friday}`);
  await expect(page.getByRole('button', { name: /^Night Mill, 10:30 PM - 12:30 AM/u })).toBeVisible();

  const details = await editDetails(page, id);
  await details.getByLabel('Time format').selectOption('24-hour (21:30)');
  await button(details, 'Save Details').click();
  await expectToast(page, 'Festival details saved successfully!');
  await expect(fact(page, 'Time format')).toHaveText('24-hour');
  await expect(fact(page, 'Festival day starts at')).toHaveText('06:00');
  expect(await timesOf12(page)).toEqual([]);

  await page.goto(`/festival/${id}/schedule?day=${friday}`);
  const card = page.getByRole('button', { name: /^Night Mill, 22:30 - 00:30/u });
  await expect(card).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'End Hay Fever at 18:40' })).toBeVisible();
  expect(await timesOf12(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('night mill');
  await expect(page.getByText('Silo, Friday 22:30')).toBeVisible();
  expect(await timesOf12(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Windfall/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByText('Overlaps with Hay Fever (18:00 - 19:00) on the same stage')).toBeVisible();
  await dialog.getByLabel('Start Time').fill('19:15');
  expect(await timesOf12(page)).toEqual([]);
  await button(dialog, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');

  await page.goto(`/festival/${id}/history`);
  await expect(page.getByText(/Moved Windfall from .* to .* 19:15/u)).toBeVisible();
  await page.getByRole('button', { name: /Moved Windfall from .* to .* 19:15/u }).click();
  await expect(page.getByText('Fri, Aug 13, 18:40')).toBeVisible();
  await expect(page.getByText('Changed time format')).toBeVisible();
  expect(await timesOf12(page)).toEqual([]);
});
