import { artistPageMessages } from '@lineup/domain';
import { createArtist, unusedArtist } from '../support/artists.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { expect, test } from '../support/test.ts';

const { history, more, toArtists } = artistPageMessages;

test.describe.configure({ timeout: 90_000 });

test('the history of artists shows who did what, and takes it back @both @narrow', async ({ page }) => {
  const name = unusedArtist('Marsh Piper');
  await page.goto('/artists');
  await createArtist(page, name);
  await button(page, toArtists).click();
  await button(page, more).click();
  await button(page, history).click();
  await expect(page).toHaveURL(/\/artists\/history$/u);

  const entry = page.getByRole('article').filter({ hasText: name });
  await entry.getByRole('button', { name: new RegExp(name, 'u') }).press('Enter');
  await expect(entry.getByRole('cell', { name })).toBeVisible();
  await expect(button(entry, 'Show the lineup as of then')).toHaveCount(0);
  await checkBothSchemes(page);
  await button(entry, 'Undo this').click();
  // Behind the dialog, a toast may still offer its own undo.
  await button(page.getByRole('dialog'), 'Undo').first().click();
  await expect(
    page.getByRole('article').filter({ hasText: `Undid: Added the artist ${name}` }),
  ).toBeVisible();

  await page.getByRole('combobox', { name: 'Artist' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/artist=/u);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/artists');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
