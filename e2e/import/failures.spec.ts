import type { Page } from '@playwright/test';
import { datesBetween } from '../support/dates.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expectSchedule } from '../support/schedule.ts';
import { chooseSheetFile, csvFile, importAll, openImport } from '../support/spreadsheet.ts';
import { portalProvider } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const lineup = ownLineup('torf-und-stahl-2026.json');
const { festival } = lineup;
const dates = datesBetween(festival.startDate, festival.endDate);
const events = lineup.events.filter(({ timeStart, timeEnd }) => timeEnd > timeStart).slice(0, 12);

/** Makes the server fail when it creates these artists' events. */
async function refuse(page: Page, artists: readonly string[]) {
  await page.route('**/api/documents/commit', async (route) => {
    const body = route.request().postData() ?? '';
    if (artists.some((artist) => body.includes(JSON.stringify(artist)))) {
      await route.fulfill({ status: 503, body: 'out of order' });
    } else await route.continue();
  });
}

test.describe('rows that fail', () => {
  test.use({ expectedErrors: [/status of 503/u] });

  test('are named, corrected in place and created without creating the others again @embedded', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const [first, second] = events;
    if (first === undefined || second === undefined) throw new Error('The lineup is empty.');
    const festivalId = await createByRequest(page, lineup, unusedName('Failures'));
    await refuse(page, [first.artistName, second.artistName]);
    const dialog = await openImport(page, festivalId);
    await chooseSheetFile(dialog, csvFile(events));
    await dialog.getByRole('button', { name: `Import ${events.length} events` }).click();
    const text = `Successfully uploaded ${events.length - 2} events, 2 failed`;
    await expect(dialog.getByText(text)).toBeVisible({ timeout: 30_000 });
    await expectToast(page, text);
    const row = dialog.getByRole('group', { name: 'Row 2', exact: true });
    await expect(row.getByText('The portal cannot be reached.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Go Back' }).click();

    await page.unroute('**/api/documents/commit');
    await row.getByLabel('Artist Name').fill('Somebody Else Entirely');
    await row.getByLabel('Stage').selectOption('Metbrunnen');
    await row.getByLabel('Start Time').fill('10:00');
    await row.getByLabel('End Time').fill('09:00');
    await expect(row.getByText(/^End time must be after start time/u)).toBeVisible();
    await row.getByLabel('End Time').fill('11:00');
    await dialog.getByRole('button', { name: 'Try Failed Again' }).click();
    await expect(dialog.getByText(`Successfully uploaded ${events.length} events`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const corrected = {
      ...first,
      artistName: 'Somebody Else Entirely',
      stage: 'Metbrunnen',
      timeStart: '10:00',
      timeEnd: '11:00',
    };
    await expectSchedule(page, [corrected, ...events.slice(1)], dates);
  });
});

test('an import can be stopped and continued, and creates nothing twice @both', async ({ page }) => {
  test.setTimeout(120_000);
  // The emulators take a quarter of a second for each row.
  const rows = portalProvider === 'firebase' ? 80 : 300;
  const many = Array.from({ length: rows }, (_, index) => ({
    artistName: `Artist ${index}`,
    stage: festival.stages[index % festival.stages.length] ?? '',
    date: dates[index % dates.length] ?? '',
    timeStart: '12:00',
    timeEnd: '13:00',
  }));
  const dialog = await openImport(page, await createByRequest(page, lineup, unusedName('Stops')));
  await chooseSheetFile(dialog, csvFile(many));
  await dialog.getByRole('button', { name: `Import ${rows} events` }).click();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(dialog.getByText(/rows were not tried/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue Import' }).click();
  await expect(dialog.getByText(`Successfully uploaded ${rows} events`)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectSchedule(page, many, dates);
});

test('three hundred rows leave the page able to answer', async ({ page }) => {
  test.setTimeout(120_000);
  const many = Array.from({ length: 300 }, (_, index) => ({
    artistName: `Artist ${index}`,
    stage: festival.stages[index % festival.stages.length] ?? '',
    date: dates[index % dates.length] ?? '',
    timeStart: '12:00',
    timeEnd: '13:00',
  }));
  const dialog = await openImport(page, await createByRequest(page, lineup, unusedName('Thousands')));
  await page.evaluate(measureLongestPause);
  await chooseSheetFile(dialog, csvFile(many));
  await importAll(dialog, 300);
  const longest = await page.evaluate(() => Number(document.documentElement.dataset['longestPause']));
  test.info().annotations.push({ type: 'longest pause', description: `${longest} ms` });
  expect(longest).toBeLessThan(4000);
});

/** Records the longest time for which the page was blocked, in milliseconds. */
function measureLongestPause() {
  let last = performance.now();
  let longest = 0;
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, Math.round(now - last));
    document.documentElement.dataset['longestPause'] = String(longest);
    last = now;
  }, 10);
}
