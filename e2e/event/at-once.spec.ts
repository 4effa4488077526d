import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ expectedErrors: [/Failed to load resource/u] });

const festival = { ...oneSetFestival, stages: ['Wharf', 'Yard'] };

/**
 * Moves the set to another stage; the save waits for a call of the returned function, which lets it through or refuses
 * it.
 */
async function moveSet(page: Page) {
  const id = await storeFestival(page, { ...festival, name: unusedName('At Once') });
  await page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  await page.getByRole('button', { name: /^Fog Signal/u }).click();
  let end: (isTaken: boolean) => void = () => undefined;
  const isTaken = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  await page.route('**/api/documents/commit', async (route) => {
    await ((await isTaken) ? route.continue() : route.fulfill({ status: 500, body: '' }));
  });
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Stage').selectOption('Yard');
  await button(dialog, 'Save Event').click();
  return { dialog, end };
}

/** The page behind a dialog is inert, but visible. */
const card = (page: Page, stage: string) =>
  page.getByRole('button', { name: new RegExp(`^Fog Signal.*${stage}$`, 'u'), includeHidden: true });

test('a changed event is in the schedule before its save is answered, and stays there', async ({ page }) => {
  const { dialog, end } = await moveSet(page);
  await expect(card(page, 'Yard')).toBeVisible();
  await expect(card(page, 'Wharf')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  end(true);
  await expectToast(page, 'Event updated successfully!');
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Yard')).toBeFocused();
});

test('a change that is refused is taken back, and the dialog says why and keeps it', async ({ page }) => {
  const { dialog, end } = await moveSet(page);
  await expect(card(page, 'Yard')).toBeVisible();
  end(false);
  await expect(dialog.getByText('Failed to save event.')).toBeVisible();
  await expect(card(page, 'Wharf')).toBeVisible();
  await expect(card(page, 'Yard')).toHaveCount(0);
  await expect(dialog.getByLabel('Stage')).toHaveValue('Yard');
});
