import type { Page } from '@playwright/test';
import { sharedFestival } from '../support/any-files.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, reviewCard, setField } from '../support/wizard.ts';

/** Its columns are recognised, so that there are no questions before the review. The rooms are the intended stages. */
const file = {
  name: 'rooms.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Artist,Stage,Date,Start,End,Hall',
      'Tide Table,Pier,2027-07-02,20:00,21:00,Boathouse',
      'Salt Choir,Pier,2027-07-02,21:00,22:30,Boathouse',
      'Moth Parade,Boathouse,2027-07-02,21:00,22:00,Pier',
      'Sound Check,Boathouse,2027-07-03,15:00,16:00,Pier',
      'Tin Lantern,Pier,2027-07-03,20:00,21:00,Pier',
    ].join('\n'),
  ),
};

async function openReview(page: Page): Promise<void> {
  const festivalId = await storeFestival(page, { ...sharedFestival, name: unusedName('Columns') });
  await page.goto(`/festival/${festivalId}/upload`);
  await page.getByRole('radio', { name: 'Spreadsheet' }).check();
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectReview(page, 5);
}

const backToColumns = (page: Page) => page.getByRole('button', { name: 'Back to columns' });
const heading = (page: Page) => page.getByRole('heading', { name: 'What do the columns stand for?' });

async function choose(page: Page, column: string, field: string): Promise<void> {
  const chooser = page.getByLabel(column, { exact: true });
  await chooser.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type(field);
  await expect(chooser.locator('option:checked')).toHaveText(field);
}

test('columns are changed from the review, and what was decided is applied again @narrow', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openReview(page);
  await setField(await reviewCard(page, 2), 'Artist Name', 'Tide & Table');
  await setField(await reviewCard(page, 3), 'End Time', '22:15');
  await (await reviewCard(page, 5)).getByRole('button', { name: 'Remove event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('4 events found')).toBeVisible();

  // Only looking changes nothing.
  await backToColumns(page).press('Enter');
  await expect(heading(page)).toBeFocused();
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Back to review' }).press('Enter');
  await expect(backToColumns(page)).toBeFocused();
  await expect(page.getByText('4 events found')).toBeVisible();

  // On another visit, the file comes only from storage.
  await expect(page.getByText('Draft saved')).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expectReview(page, 4);
  await backToColumns(page).press('Enter');
  await expect(heading(page)).toBeFocused();
  await choose(page, 'Stage', 'Not used');
  await choose(page, 'Hall', 'Stage');
  await expect(page.getByText('5 sets on 2 stages, Fri, Jul 2 – Sat, Jul 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');

  await expect(page.getByText('3 changes were applied again.')).toBeVisible({ timeout: 30_000 });
  await expectReview(page, 4);
  await checkBothSchemes(page);
  const first = await reviewCard(page, 2);
  await expect(first.getByLabel('Artist Name')).toHaveValue('Tide & Table');
  await expect(first.getByLabel('Stage')).toHaveValue('Boathouse');
  await expect((await reviewCard(page, 3)).getByLabel('End Time')).toHaveValue('22:15');
  await expect((await reviewCard(page, 6)).getByLabel('Stage')).toHaveValue('Pier');

  // The draft of the first reading is gone.
  await page.getByRole('button', { name: 'Upload New File' }).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
});

test.describe('without the file', () => {
  test.use({ expectedErrors: [/the server responded with a status of 404/u] });

  test('a file that is no longer stored is named, and the review goes on', async ({ page }) => {
    await openReview(page);
    await page.reload();
    await expectReview(page, 5);
    await page.route('**/files/**', (route) => route.fulfill({ status: 404 }));
    await backToColumns(page).click();
    await expect(page.getByText('The uploaded file could not be loaded')).toBeVisible();
    await page.unroute('**/files/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back to review' }).click();
    await expectReview(page, 5);
  });
});
