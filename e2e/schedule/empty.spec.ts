import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview } from '../support/wizard.ts';

const lineup = ownLineup('umschaltnacht-2026.json');
const { startDate, endDate, timezone, stages } = lineup.festival;
const festival = { startDate, endDate, timezone, stages };

test('a sample lineup fills an empty schedule, and one undo empties it @narrow @both', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Sample') });
  await page.goto(`/festival/${id}/schedule`);
  const card = page.getByRole('heading', { name: 'Add your lineup' });
  await expect(card).toBeVisible();
  await checkBothSchemes(page);
  await button(page, 'Try a sample lineup').click();
  await expectToast(page, 'Added a sample lineup of');
  await expect(card).toBeHidden();
  await expect(page.getByText('Paper Lanterns').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paper Lanterns').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card).toBeVisible();
});

test('beside its card, the first set is drawn on the hours from noon to midnight', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('First draw') });
  await page.goto(`/festival/${id}/schedule`);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('data-empty', 'false');
  await expect(grid.getByText('12:00 PM')).toBeVisible();
  const place = await grid.locator('[data-sets]').first().boundingBox();
  if (place === null) throw new Error('The first stage has no place');
  const { mouse } = page;
  await mouse.move(place.x + 20, place.y + 60);
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  await mouse.down();
  await mouse.move(place.x + 20, place.y + 120, { steps: 6 });
  await mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  await dialog.getByLabel('Artist Name').fill('First of All');
  await button(dialog, 'Create Event').click();
  await expectToast(page, 'Event created successfully!');
  await expect(page.getByRole('heading', { name: 'Add your lineup' })).toBeHidden();
  await expect(grid.getByRole('button', { name: /^First of All/u })).toBeVisible();
});

test('a file chosen on an empty schedule is in the review', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('First file') });
  await page.goto(`/festival/${id}/schedule`);
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose file').click();
  await (await choosing).setFiles(lineup.path);
  await expectReview(page, lineup.events.length);
});
