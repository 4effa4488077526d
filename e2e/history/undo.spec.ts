import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { soon } from '../support/following.ts';
import { card, changeSet, openEntry } from '../support/history.ts';
import { chooseSheetFile, csvFile, importAll, openImport } from '../support/spreadsheet.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const date = '2027-06-18';
const festival = {
  startDate: date,
  endDate: '2027-06-19',
  timezone: 'Europe/Lisbon',
  stages: ['Pier', 'Dune'],
};
const rows = Array.from({ length: 24 }, (_, index) => ({
  artistName: `Gull ${String(index + 1).padStart(2, '0')}`,
  stage: index < 12 ? 'Pier' : 'Dune',
  date,
  timeStart: `${String(9 + (index % 12)).padStart(2, '0')}:00`,
  timeEnd: `${String(9 + (index % 12)).padStart(2, '0')}:45`,
}));

test('what one did is undone and redone by the keys, also after a reload @both', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await storeFestival(page, { ...festival, name: unusedName('Undo'), sets: rows.slice(0, 3) });
  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Gull 01', 'Stage', 'Dune');
  await card(page, 'Gull 02').click();
  await button(page, 'Delete').click();
  await button(page.getByRole('dialog', { name: 'Delete Gull 02?' }), 'Delete').click();
  await expect(card(page, 'Gull 02')).toHaveCount(0);
  await expectToast(page, 'Event deleted successfully!');

  await page.reload();
  await expect(card(page, 'Gull 01')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card(page, 'Gull 02')).toBeVisible();
  await expectToast(page, 'Undid: Deleted Gull 02 from Pier');
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Undid: Moved Gull 01 to Dune');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectToast(page, 'Redid: Moved Gull 01 to Dune');
  await page.keyboard.press('Control+y');
  await expect(card(page, 'Gull 02')).toHaveCount(0);
});

test('an import is undone by a colleague, who leaves what was edited since @both', async ({
  page,
  colleague,
}) => {
  test.setTimeout(120_000);
  const id = await storeFestival(page, { ...festival, name: unusedName('Import undone') });
  const dialog = await openImport(page, id);
  await chooseSheetFile(dialog, csvFile(rows));
  await importAll(dialog, rows.length);
  await button(dialog, 'Done').click();
  for (const { artistName, timeStart } of rows.slice(0, 10))
    await changeSet(page, artistName, 'End Time', `${timeStart.slice(0, 2)}:50`);

  await colleague.goto(`/festival/${id}/history`);
  const entry = await openEntry(colleague, `Imported ${rows.length} sets`);
  await button(entry, 'Undo this').click();
  await button(colleague.getByRole('dialog', { name: 'Undo this change?' }), 'Undo').click();
  const question = colleague.getByRole('dialog', { name: 'Undo with later changes?' });
  await expect(question.getByText('Later work changed these 10.')).toBeVisible();
  await expect(question.getByRole('heading', { name: /^Gull/u }).first()).toBeVisible();
  await checkBothSchemes(colleague);
  await button(question, 'Undo the rest').click();
  await expectToast(colleague, 'Undid: Imported');
  await expect(page.locator('[data-event]')).toHaveCount(10, soon);
});
