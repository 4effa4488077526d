import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { card, changeSet, entries, openEntry } from '../support/history.ts';
import { hideFirstSteps } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const date = '2027-06-18';
const festival = {
  startDate: date,
  endDate: '2027-06-19',
  timezone: 'Europe/Lisbon',
  stages: ['Pier', 'A Stage With Quite a Long Name Beside the Old Lighthouse'],
  sets: ['Reed Choir', 'The Orchestra of the Lower Harbour'].map((artistName, place) => ({
    artistName,
    stage: 'Pier',
    date,
    timeStart: `${18 + place}:00`,
    timeEnd: `${18 + place}:45`,
  })),
};
const [, longStage = ''] = festival.stages;

test('who moved a set is found by keyboard alone, and its own history tells as well', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Who') });
  await page.goto(`/festival/${id}/schedule`);
  await hideFirstSteps(page);
  await changeSet(page, 'Reed Choir', 'Stage', longStage);
  await changeSet(page, 'The Orchestra', 'Start Time', '19:15');
  await card(page, 'Reed Choir').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(button(dialog, 'History')).toHaveAttribute('aria-expanded', 'true');
  await expect(
    dialog.getByRole('list', { name: 'Changes of this event' }).getByRole('listitem').first(),
  ).toContainText(/Moved Reed Choir from Fri Pier to A Stage With/u);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('tab', { name: 'Schedule' }).focus();
  const begun = Date.now();
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    keys += pressed.length;
    for (const key of pressed) await page.keyboard.press(key);
  };
  // Past the tab of the show day.
  await press('ArrowRight', 'ArrowRight');
  await expect(entries(page)).not.toHaveCount(0);
  const artist = page.getByRole('combobox', { name: 'Artist' });
  // After the tabs come the undo button and the search, and then the filter.
  await press('Tab', 'Tab', 'Tab');
  await expect(artist).toBeFocused();
  await press('r');
  await expect(page.getByRole('option', { name: 'Reed Choir' })).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  await expect(entries(page).filter({ hasText: 'The Orchestra' })).toHaveCount(0);
  await expect(entries(page).first()).toContainText(/\d:\d\d [AP]M.*Moved Reed Choir.*Robin Meadow/u);
  expect(keys).toBeLessThanOrEqual(7);
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test('an earlier state is looked at and brought back as one change @both @narrow', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await storeFestival(page, { ...festival, name: unusedName('Back then') });
  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Reed Choir', 'Stage', longStage);
  await changeSet(page, 'The Orchestra', 'Artist Name', 'Kelp');
  await page.goto(`/festival/${id}/history`);
  await expect(entries(page)).toHaveCount(3);
  await checkBothSchemes(page);
  const entry = await openEntry(page, 'Moved Reed Choir');
  await expect(entry.getByRole('row', { name: /^stage Pier A Stage/u })).toBeVisible();
  await checkBothSchemes(page);
  await button(entry, 'Show the lineup as of then').click();
  await expect(page.getByText(/Read only\. As it was after/u)).toBeVisible();
  await expect(page.getByText('The Orchestra of the Lower Harbour')).toBeVisible();
  await checkBothSchemes(page);
  await button(page, 'Restore to here').click();
  const preview = page.getByRole('dialog', { name: 'Restore to here?' });
  await expect(preview.getByText('1 set changes.')).toBeVisible();
  await checkBothSchemes(page);
  await button(preview, 'Restore').click();
  await expectToast(page, 'Restored the lineup of');
  await expect(entries(page).first()).toContainText('Restored an earlier state');
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(card(page, 'The Orchestra')).toBeVisible();
  await expect(card(page, 'Reed Choir')).toBeVisible();
});
