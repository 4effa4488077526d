import type { Page } from '@playwright/test';
import { sharedFestival } from '../support/any-files.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, jsonFile, reviewCard, type UploadedFile } from '../support/wizard.ts';

const set = (name: string, day: number, hour: number) => ({
  name,
  stage: 'Pier',
  start: `2027-07-0${day}T${hour}:00:00+01:00`,
  end: `2027-07-0${day}T${hour + 1}:00:00+01:00`,
});

/** Performances, one of which has another name than its act: a person has to choose which of the two columns counts. */
const nested = jsonFile(
  [
    { data: { name: 'Tide Table' }, performances: [set('Tide Table and Friends', 2, 20), set('', 3, 20)] },
    { data: { name: 'Salt Choir' }, performances: [set('', 2, 21), set('', 3, 21)] },
  ],
  'acts.json',
);

const sheet = {
  name: 'acts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Act,Billing,Stage,Date,Start,End',
      'Tide Table,Tide Table and Friends,Pier,2027-07-02,20:00,21:00',
      'Tide Table,,Pier,2027-07-03,20:00,21:00',
      'Salt Choir,,Pier,2027-07-02,21:00,22:00',
      'Salt Choir,,Pier,2027-07-03,21:00,22:00',
    ].join('\n'),
  ),
};

const files = [
  { form: 'nested JSON', type: 'JSON', file: nested, main: 'name', other: 'data.name', first: 1 },
  { form: 'a spreadsheet', type: 'Spreadsheet', file: sheet, main: 'Billing', other: 'Act', first: 2 },
] as const;

async function choose(page: Page, type: 'JSON' | 'Spreadsheet', file: UploadedFile): Promise<void> {
  await page.getByRole('radio', { name: type }).check();
  await chooseFile(page, file);
}

for (const { form, type, file, main, other, first } of files) {
  test(`a second column of ${form} counts where the first is empty, and is remembered`, async ({ page }) => {
    test.setTimeout(90_000);
    const festivalId = await storeFestival(page, { ...sharedFestival, name: unusedName('Else') });
    await page.goto(`/festival/${festivalId}/upload`);
    await choose(page, type, file);
    await page.getByRole('button', { name: 'Choose columns' }).press('Enter');
    await page.getByLabel(main, { exact: true }).selectOption('Artist');
    const fallback = page.getByLabel(other, { exact: true });
    await fallback.selectOption(`Artist if “${main}” is empty`);
    await expect(page.getByText(`If empty: ${other}`)).toBeVisible();
    await expect(page.getByText(/^4 sets on 1 stage/u)).toBeVisible();
    await expect(page.getByText(/lack an artist/u)).toBeHidden();
    await checkBothSchemes(page);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expectReview(page, 4);
    const artists: string[] = [];
    for (const row of [0, 1, 2, 3].map((place) => first + place)) {
      artists.push(await (await reviewCard(page, row)).getByLabel('Artist Name').inputValue());
    }
    expect(artists.toSorted()).toEqual(['Salt Choir', 'Salt Choir', 'Tide Table', 'Tide Table and Friends']);

    await page.goto(`/festival/${festivalId}/upload`);
    await choose(page, type, file);
    await expect(page.getByText('The columns are read as chosen before.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose columns' }).press('Enter');
    await expect(fallback.locator('option:checked')).toHaveText(`Artist if “${main}” is empty`);
  });
}
