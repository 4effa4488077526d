import type { Page } from '@playwright/test';
import { anyFiles, copiedCells, oddColumns, rightSchedule, sharedFestival } from '../support/any-files.ts';
import { checkBothSchemes, expectAccessible } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { expectDay, openMore } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, saveAll, type UploadedFile } from '../support/wizard.ts';

const newFestival = (page: Page) => storeFestival(page, { ...sharedFestival, name: unusedName('Any file') });

/** From choosing a file through the review to the schedule. */
async function uploadAs(page: Page, type: 'JSON' | 'Spreadsheet', file: UploadedFile): Promise<void> {
  await page.getByRole('radio', { name: type }).check();
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

async function expectRightSchedule(page: Page): Promise<void> {
  for (const [date, cards] of Object.entries(rightSchedule)) await expectDay(page, date, cards);
}

/** A binary file also runs on the other provider, and a text in a narrow window: the reader is the same for all. */
const tagsOf = new Map([
  ['a JSON of an unknown program', ['@narrow']],
  ['a workbook with a sheet per day', ['@both']],
]);

for (const [shape, file] of Object.entries(anyFiles)) {
  test(`${shape} becomes the right schedule`, { tag: tagsOf.get(shape) ?? [] }, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(`/festival/${await newFestival(page)}/upload`);
    await uploadAs(page, file.name.endsWith('.json') ? 'JSON' : 'Spreadsheet', file);
    await expectReview(page, 5);
    // The review looks the same for each format.
    if (file === anyFiles['a JSON of an unknown program']) await expectAccessible(page);
    await saveAll(page, 5);
    await expectRightSchedule(page);
  });
}

test('cells pasted on the schedule become the right schedule', async ({ page, context }) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/festival/${await newFestival(page)}/schedule`);
  await expect(page.getByRole('heading', { name: 'Festival Schedule' })).toBeVisible();
  await page.evaluate((cells) => navigator.clipboard.writeText(cells), copiedCells);
  await page.keyboard.press('ControlOrMeta+V');
  await expectReview(page, 5);
  await saveAll(page, 5);
  await expectRightSchedule(page);
});

test('a file dropped on the schedule goes to the review', async ({ page }) => {
  await page.goto(`/festival/${await newFestival(page)}/schedule`);
  await expect(page.getByRole('heading', { name: 'Festival Schedule' })).toBeVisible();
  const dropped = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'dropped.tsv'));
    return carried;
  }, copiedCells);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop the lineup here to review it')).toBeVisible();
  await checkBothSchemes(page);
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expectReview(page, 5);
});

test('what Import Spreadsheet refuses opens in the review', async ({ page }) => {
  await page.goto(`/festival/${await newFestival(page)}/schedule`);
  await openMore(page);
  await page.getByRole('button', { name: 'Import Spreadsheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Spreadsheet' });
  await dialog.locator('input[type=file]').setInputFiles(anyFiles['a Clashfinder CSV']);
  await dialog.getByRole('button', { name: 'Open in Review' }).click();
  await expectReview(page, 5);
});

test('columns that nobody knows are chosen, by keyboard alone, and remembered @both @narrow', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const festivalId = await newFestival(page);
  await page.goto(`/festival/${festivalId}/upload`);
  await uploadAs(page, 'JSON', oddColumns);
  await expect(page.getByText('Please select a .json file')).toHaveCount(2);
  await page.getByRole('button', { name: 'Upload it as Spreadsheet' }).press('Enter');
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What do the columns stand for?' })).toBeFocused();
  await checkBothSchemes(page);
  await page.getByLabel('Headings').focus();
  await page.keyboard.type('Row 1');
  await page.getByLabel('k1', { exact: true }).focus();
  for (const [column, field] of [
    ['k1', 'Artist'],
    ['k2', 'Stage'],
    ['k3', 'Day'],
    ['k4', 'Start'],
    ['k5', 'End'],
  ] as const) {
    const chooser = page.getByLabel(column, { exact: true });
    await expect(chooser).toBeFocused();
    await page.keyboard.press('Home');
    // Typing the first letters chooses, as in any list.
    await page.keyboard.type(field);
    await expect(chooser.locator('option:checked')).toHaveText(field);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('5 sets on 2 stages, Fri, Jul 2 – Sat, Jul 3')).toBeVisible();
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expectReview(page, 5);
  await saveAll(page, 5);
  await expectRightSchedule(page);

  await page.goto(`/festival/${festivalId}/upload`);
  await uploadAs(page, 'Spreadsheet', oddColumns);
  await expectReview(page, 5);
});
