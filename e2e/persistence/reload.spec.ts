import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button, editDetails, editStages, expectStageNames, fact } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile } from '../support/picture.ts';
import { expectDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

// Every reload loads the whole portal.
test.describe.configure({ timeout: 120_000 });

const festival = {
  startDate: '2027-08-06',
  endDate: '2027-08-08',
  timezone: 'Europe/Tallinn',
  stages: ['Quarry', 'Sauna'],
  sets: [
    { artistName: 'Moss Choir', stage: 'Quarry', date: '2027-08-06', timeStart: '19:00', timeEnd: '20:00' },
  ],
};
const restored = /^Your unsaved changes from (?:a moment|\d+ minutes?) ago have been restored\.$/u;
const pictureLost = 'The picture you chose could not be stored. Please choose it again.';

const store = (page: Page, name: string) => storeFestival(page, { ...festival, name: unusedName(name) });

test('details survive a reload, another page and the closing of the window', async ({ page, context }) => {
  const id = await store(page, 'Stored details');
  const form = await editDetails(page, id);
  await form.getByLabel('Location').fill('The old quarry');
  await form.getByLabel('Start Time').fill('14:30');
  await form.getByLabel('Cover Image').setInputFiles(await pictureFile(page, 'cover.png'));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.getByText(pictureLost)).toBeVisible();
  await expect(form.getByLabel('Location')).toHaveValue('The old quarry');
  await checkBothSchemes(page);

  const secondPage = await context.newPage();
  await secondPage.goto(`/festival/${id}`);
  await expect(button(secondPage, 'Edit Details')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const again = secondPage.getByRole('form', { name: 'Festival Details' });
  await expect(async () => {
    await secondPage.reload();
    await expect(again).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(again.getByLabel('Start Time')).toHaveValue('14:30');
  await button(secondPage, 'Save Details').click();
  await expectToast(secondPage, 'Festival details saved successfully!');
  await expect(fact(secondPage, 'Location')).toHaveText('The old quarry');
  await secondPage.reload();
  await expect(button(secondPage, 'Edit Details')).toBeVisible();
});

test('restored details can be discarded, and the discarding undone', async ({ page }) => {
  const id = await store(page, 'Discarded');
  const form = await editDetails(page, id);
  await form.getByLabel('Location').fill('Nowhere');
  await page.reload();
  await button(page, 'Discard').click();
  await expect(form).toBeHidden();
  await button(page, 'Undo').click();
  await expect(form.getByLabel('Location')).toHaveValue('Nowhere');
  await button(form, 'Cancel').click();
  await page.reload();
  await expect(fact(page, 'Location')).toHaveText('A meadow');
});

test('stages survive a reload, and a rename still carries the events along', async ({ page }) => {
  const id = await store(page, 'Stored stages');
  const editor = await editStages(page, id);
  await editor.getByLabel('Stage name 1').fill('Deep Quarry');
  await button(editor, 'Move Sauna up').click();
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expectStageNames(editor, ['Sauna', 'Deep Quarry']);
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  await page.goto(`/festival/${id}/schedule?day=2027-08-06`);
  await expect(page.getByRole('heading', { name: 'Festival Schedule' })).toBeVisible();
  await expectDay(page, '2027-08-06', ['Deep Quarry | Moss Choir | 7:00 PM - 8:00 PM']);
});

test('the event dialog opens again after a reload, for a new event and for a stored one', async ({
  page,
}) => {
  const id = await store(page, 'Stored event');
  await page.goto(`/festival/${id}/schedule?day=2027-08-07`);
  await button(page, 'Add Event to Sauna').click();
  const created = page.getByRole('dialog', { name: 'Create Event' });
  await created.getByLabel('Artist Name').fill('Steam Duo');
  await created.getByLabel('Start Time').fill('23:30');
  await page.reload();
  await expect(created.getByText(restored)).toBeVisible();
  await checkBothSchemes(page);
  await expect(created.getByLabel('Stage')).toHaveValue('Sauna');
  await expect(created.getByLabel('Date')).toHaveValue('2027-08-07');
  await created.getByLabel('End Time').fill('00:30');
  await button(created, 'Create Event').click();
  await expectToast(page, 'Event created successfully!');
  await expectDay(page, '2027-08-07', ['Sauna | Steam Duo | 11:30 PM - 12:30 AM']);

  await page.getByRole('button', { name: /^Steam Duo/u }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Event' });
  await edited.getByLabel('Artist Name').fill('Steam Trio');
  await page.reload();
  await expect(edited.getByLabel('Artist Name')).toHaveValue('Steam Trio');
  await button(edited, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Steam Trio/u })).toBeVisible();
  await expect(edited).toBeHidden();
});

test('the dialog of a new festival opens again after a reload and makes one festival', async ({ page }) => {
  const name = unusedName('Stored festival');
  await page.goto('/');
  await button(page, 'Create Festival').click();
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await dialog.getByLabel('Festival Name').fill(name);
  await dialog.getByLabel('Location').fill('A quay');
  await dialog.getByLabel('Start Date').fill('2027-08-06');
  await page.reload();
  await expect(dialog.getByText(restored)).toBeVisible();
  await expect(dialog.getByLabel('Festival Name')).toHaveValue(name);
  await dialog.getByLabel('End Date').fill('2027-08-08');
  await button(dialog, 'Create Festival').click();
  await expectToast(page, 'Festival created successfully!');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name })).toHaveCount(1);
  await expect(dialog).toBeHidden();
});

test('the browser asks before the window goes only where the input cannot be stored', async ({ page }) => {
  const id = await store(page, 'Not stored');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const form = await editDetails(page, id);
  await form.getByLabel('Location').pressSequentially('!');
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  expect(asked).toEqual([]);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await form.getByLabel('Location').pressSequentially('?');
  await page.reload();
  await expect.poll(() => asked).toEqual(['beforeunload']);
});
