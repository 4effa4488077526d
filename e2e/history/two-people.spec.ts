import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { soon } from '../support/following.ts';
import { card, changeSet, entries, openEntry } from '../support/history.ts';
import { administrator } from '../support/settings.ts';
import { chooseSheetFile, csvFile, importAll, openImport } from '../support/spreadsheet.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { test } from '../support/two-people.ts';
import { expectReview, jsonFile, reviewCard, saveAll, setField, uploadFile } from '../support/wizard.ts';

test.describe.configure({ timeout: 150_000 });

const date = '2027-06-18';
const festival = {
  startDate: date,
  endDate: '2027-06-19',
  timezone: 'Europe/Lisbon',
  stages: ['Pier', 'Dune'],
};
const rows = [10, 11, 12, 13, 14].map((hour, index) => ({
  artistName: `Gull ${index + 1}`,
  stage: 'Pier',
  date,
  timeStart: `${hour}:00`,
  timeEnd: `${hour}:45`,
}));

const cards = (page: Page) => page.locator('[data-event]');
const clash = (page: Page) => page.getByRole('dialog', { name: 'Undo with later changes?' });

/** Undoes a change with its button in the history; returns the confirmation that names it. */
async function askToUndo(page: Page, id: string, what: string | RegExp) {
  await page.goto(`/festival/${id}/history`);
  await button(await openEntry(page, what), 'Undo this').click();
  return page.getByRole('dialog', { name: 'Undo this change?' });
}

test('one imports, another edits: the keys of the one leave what is the other’s @both', async ({
  page,
  other,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Two') });
  const dialog = await openImport(page, id);
  await chooseSheetFile(dialog, csvFile(rows));
  await importAll(dialog, rows.length);
  await button(dialog, 'Done').click();
  await changeSet(page, 'Gull 5', 'Stage', 'Dune');

  await other.page.goto(`/festival/${id}/schedule`);
  await changeSet(other.page, 'Gull 1', 'End Time', '10:50');
  await changeSet(other.page, 'Gull 2', 'Stage', 'Dune');
  const question = await askToUndo(other.page, id, /Moved Gull 5 from .* to Dune/u);
  await expect(question.getByText(`by ${administrator.name}`)).toBeVisible();
  await expect(question.getByText(/Moved Gull 5 from .* to Dune/u)).toBeVisible();
  await button(question, 'Undo').click();
  await expectToast(other.page, 'Undid: Moved Gull 5 to Dune');
  await expect(card(page, 'Gull 5')).toHaveAccessibleName(/Pier/u, soon);

  // The move is already undone: the shortcut says so, and then undoes the import.
  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Nothing is left to undo: it is already as it was.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(clash(page).getByText(`Imported ${rows.length} sets`)).toBeVisible();
  await expect(clash(page).getByText('Later work changed these 2.')).toBeVisible();
  const named = clash(page).getByRole('heading', { name: /^Gull/u });
  await expect(named).toHaveCount(2);
  for (const name of ['Gull 1', 'Gull 2']) await expect(named.filter({ hasText: name })).toBeVisible();
  await expect(button(clash(page), 'Undo all')).toBeVisible();
  await button(clash(page), 'Undo the rest').click();
  await expectToast(page, `Undid: Imported ${rows.length} sets`);
  for (const one of [page, other.page]) {
    await one.goto(`/festival/${id}/schedule`);
    await expect(cards(one)).toHaveCount(2);
  }
  await expect(page.getByRole('button', { name: 'Undo last change' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card(page, 'Gull 1')).toHaveAccessibleName(/10:00 AM - 10:50 AM/u);
  await expect(card(page, 'Gull 2')).toHaveAccessibleName(/Dune/u);

  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(cards(page)).toHaveCount(rows.length);
  await expectToast(page, `Redid: Imported ${rows.length} sets`);
  await expect(cards(other.page)).toHaveCount(rows.length, soon);
  await expect(card(page, 'Gull 1')).toHaveAccessibleName(/10:50 AM/u);
});

test('a lineup whose stages were mended all at once is saved, and undone as one by another', async ({
  page,
  other,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Bulk') });
  await uploadFile(page, id, jsonFile(rows.map((row) => ({ ...row, stage: 'Peer' }))));
  await expectReview(page, rows.length);
  await setField(await reviewCard(page, 1), 'Stage', 'Pier');
  await page.getByRole('button', { name: "Apply to all 4 events with stage 'Peer'" }).click();
  await saveAll(page, rows.length);
  await expect(cards(page)).toHaveCount(rows.length);
  await other.page.goto(`/festival/${id}/schedule`);
  await expect(cards(other.page)).toHaveCount(rows.length);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(cards(page)).toHaveCount(0);
  await expect(cards(other.page)).toHaveCount(0, soon);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(cards(other.page)).toHaveCount(rows.length, soon);
  const question = await askToUndo(other.page, id, /M\s*Imported 5 sets/u);
  await expect(question.getByText(`by ${administrator.name}`)).toBeVisible();
  await button(question, 'Undo').click();
  await expect(cards(page)).toHaveCount(0, soon);
});

test('a deleted set comes back from its toast @narrow', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Toast'), sets: rows.slice(0, 2) });
  await page.goto(`/festival/${id}/schedule`);
  await card(page, 'Gull 1').click();
  await button(page, 'Delete').click();
  await button(page.getByRole('dialog', { name: 'Delete Gull 1?' }), 'Delete').click();
  await expect(card(page, 'Gull 1')).toHaveCount(0);
  const toast = page.locator('[data-toast]').filter({ hasText: 'Event deleted successfully!' });
  await button(toast, 'Undo').click();
  await expect(card(page, 'Gull 1')).toBeVisible();
});

test('Friday noon is looked at and restored as one change, with what another does in the meantime @both', async ({
  page,
  other,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Noon'), sets: rows.slice(0, 3) });
  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Gull 1', 'Stage', 'Dune');
  await changeSet(page, 'Gull 2', 'Artist Name', 'Tern');
  await page.goto(`/festival/${id}/history`);
  const noon = await openEntry(page, /Moved Gull 1 from .* to Dune/u);
  await button(noon, 'Restore to here').click();
  const preview = page.getByRole('dialog', { name: 'Restore to here?' });
  await expect(preview.getByText('1 set changes.')).toBeVisible();
  await other.page.goto(`/festival/${id}/schedule`);
  await changeSet(other.page, 'Gull 3', 'Stage', 'Dune');
  await expect(preview.getByText('2 sets change.')).toBeVisible(soon);
  await expect(preview.getByRole('heading', { name: /^Gull 3/u })).toBeVisible();
  await button(preview, 'Cancel').click();

  await button(noon, 'Show the lineup as of then').click();
  await expect(page.getByText(/Read only\. As it was after/u)).toBeVisible();
  await expect(page.getByText('Gull 2')).toBeVisible();
  await expect(page.getByText('Tern')).toHaveCount(0);
  await button(page, 'Restore to here').click();
  await button(preview, 'Restore').click();
  await expect(entries(page).first()).toContainText('Restored an earlier state');
  await expect(card(other.page, 'Gull 2')).toBeVisible(soon);
  await expect(card(other.page, 'Gull 3')).toHaveAccessibleName(/Pier/u);
  await other.page.keyboard.press('ControlOrMeta+z');
  await expectToast(other.page, 'Nothing is left to undo: it is already as it was.');
  await expect(card(other.page, 'Gull 2')).toBeVisible();
});
