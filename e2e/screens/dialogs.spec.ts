import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

/** In a wider window, an event is not in a dialog over the page: it opens next to the schedule. */
test.use({ viewport: { width: 1000, height: 800 } });

test('a dialog keeps the page out of reach, and gives the focus back', async ({ page }) => {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Modal') });
  await page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  const card = page.getByRole('button', { name: /^Fog Signal/u });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Artist Name')).toBeFocused();
  const visited = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab');
    visited.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('dialog') ? 'dialog' : (focused?.tagName ?? 'nothing');
      }),
    );
  }
  // Tabbing around passes through the browser's own controls, which the page sees as its body.
  expect([...visited].filter((place) => place !== 'dialog' && place !== 'BODY')).toEqual([]);
  expect(visited).toContain('dialog');
  await card.evaluate((element) => element.focus());
  await expect(card).not.toBeFocused();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('a text marked beyond the edge of a dialog leaves it open; Escape answers one question at a time', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Marked') });
  await page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  await page.getByRole('button', { name: /^Fog Signal/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const artist = dialog.getByLabel('Artist Name');
  await artist.hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  await artist.fill('Fog Horn');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Escape');
    await expect(button(question, 'Keep Editing')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(artist).toBeFocused();
  }
});

test('a toast is seen above a dialog, and its button can be clicked', async ({ page }) => {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Toasted') });
  await page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  await page.getByRole('button', { name: /^Fog Signal/u }).click();
  const artist = page.getByRole('dialog', { name: 'Edit Event' }).getByLabel('Artist Name');
  await artist.fill('Fog Horn');
  await page.reload();
  await expect(artist).toHaveValue('Fog Horn');
  await button(page, 'Discard').click();
  await expect(artist).toHaveValue('Fog Signal');
  await button(page, 'Undo').click();
  await expect(artist).toHaveValue('Fog Horn');
});
