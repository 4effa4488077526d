import { checkBothSchemes } from '../support/axe.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expect, test } from '../support/test.ts';
import { expectReview, jsonFile, reviewCard, saveAll, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('polderlicht-2026.json');
const [stage = ''] = lineup.festival.stages;
const date = lineup.festival.startDate;
const event = (artistName: string, timeStart: string, timeEnd: string) => ({
  artistName,
  stage,
  date,
  timeStart,
  timeEnd,
});

/** An afternoon with morning times, and one correct set. */
const events = [
  event('Loose Cobble', '07:30', '08:15'),
  event('Tin Kettle', '08:30', '09:15'),
  event('Open Gate', '09:30', '10:15'),
  event('Evening Tide', '12:00', '13:00'),
];

test('selected rows change AM and PM and are shifted, with one undo, by the keyboard alone @narrow', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const festivalId = await createByRequest(page, lineup, unusedName('Selected'));
  await uploadFile(page, festivalId, jsonFile({ events }));
  await expectReview(page, events.length);
  const startOf = async (row: number) => (await reviewCard(page, row)).getByLabel('Start Time');

  await (await reviewCard(page, 1)).getByLabel('Select row 1').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('form', { name: 'Selected rows' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(bar.getByRole('button', { name: 'AM ↔ PM' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByText('AM and PM changed on 3 events.')).toBeVisible();
  await checkBothSchemes(page);
  await expect(await startOf(2)).toHaveValue('20:30');
  await expect(await startOf(4)).toHaveValue('12:00');
  await bar.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(await startOf(2)).toHaveValue('08:30');

  await bar.getByLabel('Shift by minutes').fill('six hours');
  await page.keyboard.press('Enter');
  await expect(bar.getByText('Enter minutes, such as 30 or -60.')).toBeVisible();
  await expect(bar.getByLabel('Shift by minutes')).toHaveValue('six hours');
  await bar.getByLabel('Shift by minutes').fill('-30');
  await page.keyboard.press('Enter');
  await expect(bar.getByText('3 events moved 30 minutes earlier.')).toBeVisible();
  await expect(await startOf(1)).toHaveValue('07:00');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await saveAll(page, events.length);
});

test('rows are pasted over from a spreadsheet, filled down and sorted, by the keyboard', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const festivalId = await createByRequest(page, lineup, unusedName('Sheet'));
  await uploadFile(page, festivalId, jsonFile({ events }));
  await expectReview(page, events.length);
  const bar = page.getByRole('form', { name: 'Selected rows' });
  const field = async (row: number, label: string) => (await reviewCard(page, row)).getByLabel(label);

  await (await field(1, 'Select row 1')).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Control+c');
  const copied = `Loose Cobble\t${stage}\t${date}\t07:30\t08:15\nTin Kettle\t${stage}\t${date}\t08:30\t09:15`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);

  await page.evaluate(() => navigator.clipboard.writeText('Ember\nFlint'));
  await (await field(3, 'Artist Name')).focus();
  await page.keyboard.press('Control+v');
  await expect(bar.getByText('2 events changed.')).toBeVisible();
  await expect(await field(4, 'Artist Name')).toHaveValue('Flint');

  await (await field(4, 'Start Time')).focus();
  await page.keyboard.press('Control+d');
  await expect(await field(4, 'Start Time')).toHaveValue('09:30');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(await field(4, 'Start Time')).toHaveValue('12:00');

  await page.getByRole('button', { name: 'Artist Name' }).press('Enter');
  const first = page.getByRole('list', { name: 'Events' }).getByRole('listitem').first();
  await expect(first.getByLabel('Artist Name')).toHaveValue('Ember');
  await checkBothSchemes(page);
});
