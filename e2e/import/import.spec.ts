import type { FileChooser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { datesBetween } from '../support/dates.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup, type FileEvent } from '../support/lineup-files.ts';
import { dayTabs, expectSchedule } from '../support/schedule.ts';
import {
  chooseSheetFile,
  csvFile,
  importAll,
  openImport,
  textFile,
  workbookFile,
} from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const lineup = ownLineup('torf-und-stahl-2026.json');
const { festival } = lineup;
const dates = datesBetween(festival.startDate, festival.endDate);
/** Sets whose end after midnight the late-night rule recognises, and all others. */
const events = lineup.events.filter(
  ({ timeStart, timeEnd }) => timeEnd > timeStart || (timeStart >= '18:00' && timeEnd < '07:00'),
);

const open = async (page: Parameters<typeof openImport>[0]) =>
  openImport(page, await createByRequest(page, lineup, unusedName('Spreadsheets')));

test('a file with errors names them all; repaired it reaches the schedule, late sets on the next day @both', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(events.some(({ timeStart, timeEnd }) => timeEnd < timeStart)).toBe(true);
  const dialog = await open(page);
  const broken = [
    'artist name,stage,date,start time,end time',
    ',Amboss,2026-07-30,14:00,15:00',
    'Kelp,,30.07.2026,14:00,15:00',
    'Kelp,Amboss,2026-07-30,9:05,25:00',
    'Kelp,Amboss,2026-07-30,14:00',
    'Kelp,Amboss,2026-07-30,14:00,13:00',
  ].join('\n');
  await chooseSheetFile(dialog, textFile(broken));
  await expect(dialog.getByText('Validation errors')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Errors' }).getByRole('listitem')).toHaveText([
    'Row 2: Artist name is required',
    'Row 3: Stage is required',
    'Row 3: Date must be in YYYY-MM-DD format',
    'Row 4: Start time must be in HH:MM format',
    'Row 4: End time must be in HH:MM format',
    'Row 5: Column count mismatch',
    /^Row 6: End time must be after start time/u,
  ]);
  await dialog.getByRole('button', { name: 'Choose another file' }).click();

  await chooseSheetFile(dialog, csvFile(events));
  await expect(dialog.getByText(/^lineup\.csv \(0\.\d\d MB\)$/u)).toBeVisible();
  await importAll(dialog, events.length);
  await expectToast(page, `Successfully uploaded ${events.length} events`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSchedule(page, events, dates);
});

for (const type of ['xlsx', 'xls'] as const) {
  test(`an ${type.toUpperCase()} workbook with real dates and times is read as its cells show them`, async ({
    page,
  }) => {
    const dialog = await open(page);
    const some = events.slice(0, 30);
    await chooseSheetFile(dialog, workbookFile(some, type));
    await expect(dialog.getByLabel('Sheet')).toHaveValue('Lineup');
    await dialog.getByLabel('Sheet').selectOption('Notes');
    await expect(dialog.getByRole('heading', { name: 'This file cannot be imported yet' })).toBeVisible();
    await dialog.getByLabel('Sheet').selectOption('Lineup');
    await importAll(dialog, some.length);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expectSchedule(page, some, dates);
  });
}

test('a file with semicolons in Windows-1252 keeps its letters', async ({ page }) => {
  const dialog = await open(page);
  const odd: FileEvent[] = [
    {
      artistName: 'Köln; "Götz" & Söhne',
      stage: 'Köhlerhütte',
      date: '2026-07-30',
      timeStart: '23:00',
      timeEnd: '02:00',
    },
    { artistName: '=Sum', stage: 'Amboss', date: '2026-07-31', timeStart: '12:00', timeEnd: '13:00' },
  ];
  const { buffer } = csvFile(odd, { delimiter: ';' });
  await chooseSheetFile(dialog, textFile(buffer.toString('utf8'), 'lineup.csv', 'latin1'));
  await expect(dialog.getByRole('list', { name: 'How the file was read' })).toContainText('Windows-1252');
  await importAll(dialog, 2);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSchedule(page, odd, dates);
});

test('a festival without stages takes those of the file', async ({ page }) => {
  const bare = { ...lineup, festival: { ...festival, stages: [] } };
  const dialog = await openImport(page, await createByRequest(page, bare, unusedName('Bare fields')));
  const some = lineup.events.slice(0, 20);
  await chooseSheetFile(dialog, csvFile(some));
  await expect(dialog.getByText('The festival has no stages yet')).toBeVisible();
  await importAll(dialog, some.length);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSchedule(page, some, dates);
});

test('the template can be imported as it is', async ({ page }) => {
  const dialog = await open(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV Template' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('schedule_template.csv');
  await chooseSheetFile(dialog, textFile(await readFile(await file.path(), 'utf8'), 'schedule_template.csv'));
  await importAll(dialog, 4);
});

test('everything can be done with the keyboard', async ({ page }) => {
  // The listener is set up at the start: a browser dialog that opens earlier would be missed.
  const asked = new Promise<FileChooser>((resolve) => void page.once('filechooser', resolve));
  await page.goto(`/festival/${await createByRequest(page, lineup, unusedName('Keyboards'))}/schedule`);
  const opener = page.getByRole('button', { name: 'More', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import Spreadsheet' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import Spreadsheet' });
  await expect(dialog.getByRole('heading', { name: 'Choose a spreadsheet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Lineup Spreadsheet')).toBeFocused();
  await page.keyboard.press('Enter');
  await (await asked).setFiles(csvFile(events.slice(0, 3)));
  await expect(dialog.getByRole('heading', { name: '3 events found' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Import 3 events' })).toBeVisible();
  for (const name of ['Preview', 'Choose another file', 'Import 3 events']) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Import finished' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(dayTabs(page).first()).toBeVisible();
});
