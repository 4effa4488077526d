import { artistPageMessages } from '@lineup/domain';
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createArtist } from '../support/artists.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { filters, search, unlinked, fromNames } = artistPageMessages;

test.describe.configure({ timeout: 120_000 });

async function store(page: Page, names: readonly string[]): Promise<void> {
  const set = setsOn('2027-05-08');
  await storeFestival(page, {
    name: unusedName('Fern Bank'),
    startDate: '2027-05-08',
    endDate: '2027-05-09',
    timezone: 'Europe/Madrid',
    stages: ['Grove'],
    sets: names.map((name, place) => set(name, 'Grove', `${14 + place}:00`, `${14 + place}:45`)),
  });
}

test('names without an artist are linked to similar ones or become artists, in all festivals at once @both @narrow', async ({
  page,
}) => {
  const number = randomInt(1e6);
  const [heath, heathSlip, moth] = [`Copper Heath ${number}`, `Coper Heath ${number}`, `Lamp Moth ${number}`];
  await store(page, [heathSlip, moth]);
  await store(page, [moth]);
  await page.goto('/artists');
  await createArtist(page, heath);

  await page.goto('/artists');
  await button(page, filters.unlinked).click();
  await page.getByRole('searchbox', { name: search }).fill(String(number));
  const list = page.getByRole('region', { name: unlinked.list });
  await expect(list.getByRole('checkbox')).toHaveCount(2);
  await checkBothSchemes(page);

  await button(list, unlinked.linkOf(heathSlip, heath)).press('Enter');
  await expectToast(page, unlinked.linked(1, heath));
  await expect(list.getByRole('checkbox')).toHaveCount(1);

  await page.getByRole('checkbox', { name: unlinked.select(moth) }).press('Space');
  await button(page, unlinked.createSelected(1)).press('Enter');
  const done = fromNames.done(1, 2);
  const toast = page.locator('[data-toast]').filter({ hasText: done });
  const undo = button(toast, unlinked.undo);
  // The toast stays while it has the focus.
  await undo.focus();
  await expect(list).toBeHidden();
  await undo.press('Enter');
  await expect(list.getByText(moth, { exact: true })).toBeVisible();
  await expect(button(list, unlinked.linkOf(moth, moth))).toBeHidden();
});
