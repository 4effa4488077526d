import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button, editDetails, editStages, fact } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, reviewCard, uploadFile } from '../support/wizard.ts';

const friday = '2027-08-13';
const set = setsOn(friday);

/** The browser is in American English: its own time fields would show AM and PM. */
async function expect24Hours(page: Page, field: Locator, value: string): Promise<void> {
  await expect(field).toHaveValue(value);
  await expect(field).toHaveAttribute('type', 'text');
  await expect(page.locator('input[type=time]:visible')).toHaveCount(0);
}

test('the time fields of a festival in 24 hours show 24 hours, and understand what is typed', async ({
  page,
}) => {
  const id = await storeFestival(page, {
    name: unusedName('Noon Tide'),
    startDate: friday,
    endDate: '2027-08-14',
    timezone: 'Europe/Vienna',
    dayStartsAt: '06:00',
    hourCycle: 'h23',
    stages: ['Barn', 'Silo'],
    sets: [set('Hay Fever', 'Barn', '18:00', '19:00')],
  });

  await page.goto(`/festival/${id}/schedule?day=${friday}`);
  await page.getByRole('button', { name: /^Hay Fever/u }).click();
  const event = page.getByRole('dialog', { name: 'Edit Event' });
  const start = event.getByLabel('Start Time');
  await expect24Hours(page, start, '18:00');
  await start.fill('half past');
  await start.press('Tab');
  await expect(start).toHaveValue('half past');
  await expect(start).toHaveAccessibleDescription('Enter a time, such as 21:30');
  await expectAccessible(page);
  await start.fill('9:30 pm');
  await start.press('Tab');
  await expect(start).toHaveValue('21:30');
  await expect(event.getByLabel('End Time')).toHaveValue('22:30');
  await start.fill('2145');
  await start.press('Enter');
  await expectToast(page, 'Event updated successfully!');
  await expect(page.getByRole('button', { name: /^Hay Fever, 21:45 - 22:45/u })).toBeVisible();

  const details = await editDetails(page, id);
  const day = details.getByLabel('Festival day starts at');
  await expect24Hours(page, day, '06:00');
  await day.fill('5:30');
  await button(details, 'Save Details').click();
  await expectToast(page, 'Festival details saved successfully!');
  await expect(fact(page, 'Festival day starts at')).toHaveText('05:30');

  const stages = await editStages(page, id);
  const all = stages.getByRole('group', { name: 'All stages' });
  await button(all, 'Every day: hours and changeover of All stages').click();
  await all.getByRole('combobox', { name: 'Every day' }).selectOption('Open');
  await all.getByLabel('Opens').fill('14:00');
  await all.getByLabel('Closes').fill('200');
  await all.getByLabel('Closes').blur();
  await expect24Hours(page, all.getByLabel('Opens'), '14:00');
  await expect24Hours(page, all.getByLabel('Closes'), '02:00');
  await button(stages, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');

  const events = [
    { artistName: 'Windfall', stage: 'Silo', date: friday, timeStart: '16:00', timeEnd: '17:00' },
    { artistName: 'Night Mill', stage: 'Silo', date: friday, timeStart: '18:00', timeEnd: '19:00' },
  ];
  await uploadFile(page, id, jsonFile({ events }));
  await expectReview(page, 2);
  const row = await reviewCard(page, 1);
  await expect24Hours(page, row.getByLabel('Start Time'), '16:00');
  await row.getByLabel('Start Time').fill('4:30 pm');
  await row.getByLabel('Start Time').press('Tab');
  await expect24Hours(page, row.getByLabel('Start Time'), '16:30');
  await expect24Hours(page, row.getByLabel('End Time'), '17:30');
});
