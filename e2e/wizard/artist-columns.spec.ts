import { artistImportMessages, artistPageMessages, mergeMessages, reviewMessages } from '@lineup/domain';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unusedArtist } from '../support/artists.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { outputMenu } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, reviewCard, saveAll, type UploadedFile } from '../support/wizard.ts';

test.describe.configure({ timeout: 120_000 });

const { details, ignored, picturesToFetch, toSave } = artistImportMessages;

const csvFile = (lines: readonly (readonly string[])[], name: string): UploadedFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.map((line) => line.join(';')).join('\n')),
});

const newFestival = (page: Page) =>
  storeFestival(page, {
    name: unusedName('Saltmarsh'),
    startDate: '2027-07-20',
    endDate: '2027-07-21',
    timezone: 'Europe/Lisbon',
    stages: ['Grove'],
    sets: [],
  });

async function uploadTable(page: Page, festivalId: string, file: UploadedFile): Promise<void> {
  await page.goto(`/festival/${festivalId}/upload`);
  await page.getByRole('radio', { name: 'Spreadsheet' }).check();
  await chooseFile(page, file);
  await button(page, 'Upload').click();
}

async function openArtist(page: Page, name: string): Promise<void> {
  await page.goto('/artists');
  await page.getByRole('searchbox', { name: artistPageMessages.search }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('what a file says of artists is checked, saved and exported, and comes again as nothing to do @both @narrow', async ({
  page,
}) => {
  const [kelp, heron] = [unusedArtist('Salt Kelp'), unusedArtist('Grey Heron')];
  const festivalId = await newFestival(page);
  const set = ['Grove', '2027-07-20'];
  const file = csvFile(
    [
      [
        'Künstler',
        'Bühne',
        'Datum',
        'Beginn',
        'Ende',
        'Land',
        'Stil',
        'Instagram',
        'Kurztext',
        'Artist picture',
      ],
      [
        kelp,
        ...set,
        '18:00',
        '19:00',
        'Norwegen',
        'Dub / Folk',
        '@saltkelp',
        'From the sea.',
        'https://pictures.example/a.jpg',
      ],
      [heron, ...set, '19:30', '20:30', 'Ruritania', '', '', '', ''],
      [`${kelp} b2b ${heron}`, ...set, '21:00', '22:00', 'SE', '', '', '', ''],
    ],
    'lineup.csv',
  );
  await uploadTable(page, festivalId, file);
  await expectReview(page, 3);

  const card = await reviewCard(page, 3);
  await expect(card.getByText(/Ruritania/u)).toBeVisible();
  await card.getByRole('button', { name: details(heron) }).press('Enter');
  const artist = card.getByRole('region', { name: details(heron) });
  await expect(artist.getByText(artistImportMessages.kinds.new)).toBeVisible();
  await checkBothSchemes(page);
  await artist.getByLabel('Country').fill('Sverige');
  await artist.getByLabel('Country').press('Tab');
  await expect(artist.getByLabel('Country')).toHaveValue('Sweden');
  await expect(card.getByText(/Ruritania/u)).toBeHidden();
  const several = await reviewCard(page, 4);
  await several.getByRole('button', { name: details(`${kelp} b2b ${heron}`) }).click();
  await expect(several.getByText(ignored.several)).toBeVisible();

  await button(page, 'Continue to Save').click();
  await expect(page.getByText(toSave(2, 0))).toBeVisible();
  await expect(page.getByText(picturesToFetch(1))).toBeVisible();
  await button(page, 'Save All Events').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u, { timeout: 30_000 });

  await openArtist(page, kelp);
  await expect(page.getByText('Norway')).toBeVisible();
  await expect(page.getByText('Dub, Folk')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://www.instagram.com/saltkelp' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Jul 20.*Grove/u })).toHaveCount(2);

  await page.goto(`/festival/${festivalId}/schedule`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await outputMenu(page, 'Export').click();
  const coming = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const exported = await coming;
  const bytes = await readFile(await exported.path());
  expect(bytes.toString()).toContain('image,country,genres,short text,links');
  await uploadTable(page, festivalId, {
    name: exported.suggestedFilename(),
    mimeType: 'text/csv',
    buffer: bytes,
  });
  await expectReview(page, 3);
  await expect(page.getByText(mergeMessages.nothingToDo)).toBeVisible();
});

test('an artist that was changed here since stays unless the file’s values are chosen', async ({ page }) => {
  const tern = unusedArtist('Slow Tern');
  const festivalId = await newFestival(page);
  const fileWith = (country: string) =>
    csvFile(
      [
        ['artist', 'stage', 'date', 'start', 'end', 'country'],
        [tern, 'Grove', '2027-07-20', '18:00', '19:00', country],
      ],
      'agency.csv',
    );
  await uploadTable(page, festivalId, fileWith('NO'));
  await expectReview(page, 1);
  await saveAll(page, 1);
  await openArtist(page, tern);
  await button(page, artistPageMessages.edit).click();
  await page.getByLabel('Country').selectOption('SE');
  await button(page, artistPageMessages.save).click();
  await expect(page.getByText('Sweden')).toBeVisible();

  await uploadTable(page, festivalId, fileWith('DK'));
  const { decision, here, file } = artistImportMessages;
  await expect(page.getByText(decision.title(1))).toBeVisible();
  const card = await reviewCard(page, 2);
  await card.getByRole('button', { name: details(tern) }).click();
  await expect(card.getByRole('radio', { name: here('Sweden') })).not.toBeChecked();
  await button(page, decision.take).click();
  await expect(card.getByRole('radio', { name: file('Denmark') })).toBeChecked();
  await button(page, 'Continue to Save').click();
  await expect(page.getByText(toSave(0, 1))).toBeVisible();
  await button(page, 'Save All Events').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u, { timeout: 30_000 });
  await openArtist(page, tern);
  await expect(page.getByText('Denmark')).toBeVisible();
});

test('a file of artists alone fills Unplaced once, and comes again as nothing to do', async ({ page }) => {
  const [wren, lark] = [unusedArtist('Marsh Wren'), unusedArtist('Field Lark')];
  const festivalId = await newFestival(page);
  const fileOf = (...names: readonly string[]) =>
    csvFile([['artist', 'country'], ...names.map((name) => [name, 'IS'])], 'artists.csv');
  await uploadTable(page, festivalId, fileOf(wren));
  await expectReview(page, 1);
  await button(page, 'Continue to Save').click();
  await expect(page.getByText(reviewMessages.unplaced.toSave(1))).toBeVisible();
  await button(page, 'Save All Events').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u, { timeout: 30_000 });

  await uploadTable(page, festivalId, fileOf(wren));
  await expect(page.getByText(mergeMessages.nothingToDo)).toBeVisible();
  await uploadTable(page, festivalId, fileOf(wren, lark));
  await expectReview(page, 2);
  await button(page, 'Continue to Save').click();
  await expect(page.getByText(reviewMessages.unplaced.toSave(1))).toBeVisible();
  await expect(page.getByText(reviewMessages.unplaced.there(1))).toBeVisible();
  await checkBothSchemes(page);
});
