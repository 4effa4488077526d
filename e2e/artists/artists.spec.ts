import { artistImportMessages, artistPageMessages } from '@lineup/domain';
import type { Page } from '@playwright/test';
import { createArtist, unusedArtist } from '../support/artists.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { create, fromNames, more, search, edit, merge, saved, sets, toArtists } = artistPageMessages;

test.describe.configure({ timeout: 90_000 });

/** Opens the list of all artists through the menu. */
async function openArtists(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Artists').click();
  await expect(page.getByRole('heading', { name: 'Artists', level: 1 })).toBeFocused();
}

test('the names of a festival become artists with their sets @both @narrow', async ({ page }) => {
  const [heron, kestrel] = [unusedArtist('Níght Heron'), unusedArtist('Quiet Kestrel')];
  const set = setsOn('2027-07-20');
  const festival = unusedName('Reed Bank');
  await storeFestival(page, {
    name: festival,
    startDate: '2027-07-20',
    endDate: '2027-07-21',
    timezone: 'America/Vancouver',
    stages: ['Grove'],
    sets: [set(heron, 'Grove', '18:00', '19:00'), set(kestrel, 'Grove', '20:00', '21:00')],
  });
  await openArtists(page);
  await createArtist(page, unusedArtist('Marsh Piper'));
  await button(page, toArtists).click();
  await button(page, more).click();
  await checkBothSchemes(page);
  await button(page, fromNames.action).press('Enter');
  const dialog = page.getByRole('dialog', { name: fromNames.title });
  await dialog.getByRole('combobox', { name: fromNames.festival }).selectOption({ label: festival });
  await checkBothSchemes(page);
  await button(dialog, create.several).click();
  await expectToast(page, fromNames.done(2, 2));

  const ofFestival = page.getByRole('combobox', { name: artistPageMessages.festival });
  await ofFestival.selectOption({ label: festival });
  await expect(page.getByRole('region', { name: 'Artists' }).getByRole('link')).toHaveCount(2);
  await button(page, `${artistPageMessages.filters.noPicture} 2`).click();
  await expect(page).toHaveURL(/festival=.*|only=noPicture/u);
  await button(page, `${artistPageMessages.filters.noPicture} 2`).click();
  await ofFestival.selectOption({ label: artistPageMessages.allFestivals });

  await page.getByRole('searchbox', { name: search }).fill(heron.replace('í', 'I'));
  const found = page.getByRole('link', { name: heron });
  await expect(found).toBeVisible();
  await expect(page.getByRole('link', { name: kestrel })).toBeHidden();
  await checkBothSchemes(page);
  await found.press('Enter');
  await expect(page.getByText(sets.played('2027'))).toBeVisible();
  await expect(page.getByRole('link', { name: /Jul 20.*Grove/u })).toBeVisible();
  await checkBothSchemes(page);
});

test('an artist is created, edited and merged by the keyboard, and the merge is undone @both', async ({
  page,
}) => {
  const [first, second] = [unusedArtist('Pale Ember'), unusedArtist('Slow Lantern')];
  await openArtists(page);
  for (const name of [first, second]) {
    await button(page, create.action).press('Enter');
    await page.getByRole('dialog', { name: create.title }).getByLabel(create.name).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
    if (name === first) await button(page, artistPageMessages.toArtists).press('Enter');
  }
  await button(page, edit).press('Enter');
  await page.getByLabel('Internal note').fill('Calls first');
  await checkBothSchemes(page);
  await page.getByLabel('Internal note').press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, saved);
  await expect(page.getByText('Calls first')).toBeVisible();

  await button(page, merge.action).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: merge.into }).fill(first);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Calls first')).toBeVisible();
  await checkBothSchemes(page);
  await button(dialog, merge.confirm).press('Enter');
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await expect(page.getByText('Calls first')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Calls first')).toBeHidden();
});

test('a file of artists is compared, saved and undone @both @narrow', async ({ page, viewport }) => {
  const isNarrow = viewport !== null && viewport.width < 640;
  const { fromFile, here, file } = artistImportMessages;
  const [owl, crane] = [unusedArtist('Small Owl'), unusedArtist('Tall Crane')];
  const upload = async (country: string) => {
    const text = `Artist,Country,Genre,Website\n${owl},${country},Dub / Folk,owl.example\n${crane},,,\n`;
    // On a phone it is in the menu.
    if (isNarrow) await button(page, more).click();
    await button(page, fromFile.action).click();
    const chosen = { name: 'artists.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel(fromFile.file).setInputFiles(chosen);
  };
  await openArtists(page);
  await createArtist(page, unusedArtist('Marsh Piper'));
  await button(page, toArtists).click();
  await upload('Iceland');
  await expect(page.getByText(fromFile.counts(2, 0, 0))).toBeVisible();
  await checkBothSchemes(page);
  await button(page, fromFile.save).click();
  await expectToast(page, fromFile.done(2, 0));

  await upload('Norge');
  await expect(page.getByText(fromFile.differ(1))).toBeVisible();
  await expect(button(page, fromFile.save)).toBeDisabled();
  await expect(page.getByRole('radio', { name: here('Iceland') })).not.toBeChecked();
  await page.getByRole('radio', { name: file('Norway') }).check();
  await checkBothSchemes(page);
  await button(page, fromFile.save).click();
  await expectToast(page, fromFile.done(0, 1));
  await page.getByRole('searchbox', { name: search }).fill(owl);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: owl });
  await expect(row.filter({ hasText: 'Norway' }).first()).toBeVisible();
  await button(page, 'Undo last change').click();
  await expect(row.filter({ hasText: 'Iceland' }).first()).toBeVisible();
});
