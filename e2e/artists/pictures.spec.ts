import { artistPageMessages, artistPictureMessages as texts } from '@lineup/domain';
import type { Page } from '@playwright/test';
import { createArtist, unusedArtist } from '../support/artists.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { pictureFile } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { edit, more, save, saved, focalPoint, picture: pictureTexts } = artistPageMessages;

test.describe.configure({ timeout: 90_000 });

/** Creates artists and returns to the list of all. */
async function createArtists(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/artists');
  for (const name of names) {
    await createArtist(page, name);
    await button(page, artistPageMessages.toArtists).click();
  }
}

test('pictures are matched by name, decided by keys and saved as one change @both @narrow', async ({
  page,
}) => {
  const [heron, kestrel] = [unusedArtist('Níght Heron'), unusedArtist('Quiet Kestrel')];
  await createArtists(page, [heron, kestrel]);
  await button(page, more).click();
  await button(page, texts.action).click();
  await checkBothSchemes(page);
  const fileOf = (name: string) => `${name.replace('í', 'i').replaceAll(' ', '_')}_press_HQ.png`;
  await page
    .getByLabel(texts.chooseFiles)
    .last()
    .setInputFiles([
      await pictureFile(page, fileOf(heron)),
      await pictureFile(page, `${kestrel} at the pier.png`),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      {
        name: 'no picture.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture, whatever it is called'),
      },
    ]);
  await expect(button(page, texts.review.certain(1))).toBeVisible();
  await expect(button(page, texts.review.left(1))).toBeVisible();
  await expect(page.getByText(texts.review.others(1))).toBeVisible();
  const choice = page.getByRole('radio', { name: kestrel });
  await expect(page.getByRole('radio', { name: texts.review.skip })).toBeChecked();
  await checkBothSchemes(page);
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await button(page, texts.save(2)).press('Enter');
  await expectToast(page, texts.saved(2));

  await page.getByRole('searchbox').fill(heron);
  await expect(page.getByRole('link', { name: heron }).locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await page.keyboard.press('Control+z');
  await page.getByRole('searchbox').fill(heron);
  await expect(page.getByRole('link', { name: heron }).locator('img')).toBeHidden();
});

test('a picture of an artist is chosen, its focal point set by keys, and saved', async ({ page }) => {
  const heron = unusedArtist('Slow Heron');
  await createArtists(page, [heron]);
  await page.getByRole('searchbox').fill(heron);
  await page.getByRole('link', { name: heron }).click();
  await button(page, edit).click();
  await page
    .getByLabel(pictureTexts.label, { exact: true })
    .setInputFiles(await pictureFile(page, 'heron.png'));
  await expect(page.getByAltText(pictureTexts.current)).toBeVisible();
  await page.getByLabel(focalPoint.fromTop).focus();
  await page.keyboard.press('Home');
  await checkBothSchemes(page);
  await button(page, save).click();
  await expectToast(page, saved);
  await button(page, edit).click();
  await expect(page.getByLabel(focalPoint.fromTop)).toHaveValue('0');
});
