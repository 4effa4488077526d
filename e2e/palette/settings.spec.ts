import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

/** Chooses the first result for these words. */
async function goTo(page: Page, words: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to', exact: true })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
}

test('a setting is found by its usual words, and has the focus in its form @narrow', async ({ page }) => {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Fog Bank') });
  await page.goto(`/festival/${id}/history`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const focused = page.locator(':focus');
  const details = page.getByRole('form', { name: 'Festival Details' });

  await goTo(page, 'night', 'Festival day starts at');
  await expect(details.getByLabel('Festival day starts at')).toBeFocused();
  await expect(focused).toBeInViewport();
  // In the form that is open now, and in one of another tab.
  await goTo(page, '24 hours', 'Time format');
  await expect(details.getByLabel('Time format')).toBeFocused();
  await goTo(page, 'artwork', 'Cover Image');
  await expect(details.getByLabel('Cover Image')).toBeFocused();
  await goTo(page, 'changeover', 'Changeover');
  await expect(page.getByRole('group', { name: 'Wharf' }).getByLabel('Minutes of changeover')).toBeFocused();
  await expectAccessible(page);
  await goTo(page, 'curfew', 'Opening hours');
  await expect(
    page.getByRole('group', { name: 'All stages' }).getByRole('combobox', { name: 'Every day' }),
  ).toBeFocused();
  await goTo(page, 'preview', 'Preview links');
  await expect(button(page, 'Create a Preview Link')).toBeFocused();

  // After closing, the form stays closed; a reload does not open it.
  await page.goBack();
  await expect(page.getByRole('form', { name: 'Stages' })).toBeHidden();
  await page.reload();
  await expect(button(page, 'Edit Stages')).toBeVisible();
});
