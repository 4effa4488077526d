import type { Locator, Page } from '@playwright/test';
import { announcingMessages } from '@lineup/domain';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const date = '2031-10-25';
const set = setsOn(date);

async function openFestival(page: Page, name: string, view = '') {
  const id = await storeFestival(page, {
    name: unusedName(name),
    startDate: date,
    endDate: '2031-10-26',
    timezone: 'Europe/Berlin',
    stages: ['Kiln', 'Yard'],
    sets: [
      set('Clay Parade', 'Kiln', '19:00', '20:30'),
      set('Slip & Glaze', 'Kiln', '21:00', '22:00'),
      set('Ember Choir', 'Yard', '18:00', '19:30'),
    ],
  });
  await page.goto(`/festival/${id}/schedule?day=${date}${view}`);
  const card = (artist: string) => page.locator('[data-event]').filter({ hasText: artist });
  await expect(card('Clay Parade').first()).toBeVisible();
  return { card };
}

const level = (dialog: Locator) => dialog.getByLabel(announcingMessages.level);
const save = (dialog: Locator) => button(dialog, announcingMessages.save);

test('a set is held back and told in steps, by the keyboard alone @both', async ({ page }) => {
  const { card } = await openFestival(page, 'Steps');
  await card('Clay Parade').focus();
  await page.keyboard.press('Enter');
  const event = page.getByRole('dialog', { name: 'Edit Event' });
  const line = event.getByRole('group', { name: 'Visible to the public' });
  await expect(line).toContainText('Everything.');
  await button(line, 'Change…').press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Announce Clay Parade' });
  await expect(level(dialog)).toBeFocused();
  await page.keyboard.type('Held');
  await expect(level(dialog)).toHaveValue('held');
  await button(dialog, 'Add a Step').press('Enter');
  const step = dialog.getByRole('group', { name: 'Step 1' });
  await expect(step.getByLabel('Announces')).toBeFocused();
  // Refused, with the focus on the missing field.
  await save(dialog).press('Enter');
  await expect(step.getByText('Date is required')).toBeVisible();
  await expect(step.getByLabel('Date')).toBeFocused();
  await step.getByLabel('Date').fill('2031-10-26');
  await step.getByLabel('Time').fill('02:30');
  await expect(step.getByText(/^02:30 happens twice on this day/u)).toBeVisible();
  await expect(dialog.getByText('Hidden; the name from Sun, Oct 26, 2:30 AM.')).toBeVisible();
  await checkBothSchemes(page);
  await step.getByLabel('Time').press('Enter');

  await expectToast(page, 'Changed the announcement of Clay Parade');
  await expect(dialog).toBeHidden();
  await expect(button(line, 'Change…')).toBeFocused();
  await expect(line).toContainText('Hidden; the name from Sun, Oct 26, 2:30 AM.');
  await expect(card('Clay Parade')).toHaveAccessibleName(/, Hidden$/u);
  await expect(event.getByRole('list', { name: 'Changes of this event' })).toContainText(
    'Changed the announcement of Clay Parade: hidden',
  );
  await page.reload();
  await expect(card('Clay Parade')).toHaveAccessibleName(/, Hidden$/u);
});

test('selected sets are announced together in the grid, and undone as one', async ({ page }) => {
  const { card } = await openFestival(page, 'Together');
  await card('Clay Parade').focus();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await card('Clay Parade').click({ modifiers: ['Control'] });
  await card('Ember Choir').click({ modifiers: ['Control'] });
  const bar = page.getByRole('toolbar', { name: 'Selected sets' });
  await button(bar, 'Announce…').click();
  const dialog = page.getByRole('dialog', { name: 'Announce 2 sets' });
  await dialog.getByRole('checkbox', { name: /^Name to be announced/u }).check();
  await save(dialog).click();
  await expectToast(page, 'Changed the announcement of 2 sets');
  await expect(card('Clay Parade')).toHaveAccessibleName(/, To be announced$/u);
  await expect(card('Ember Choir')).toHaveAccessibleName(/, To be announced$/u);
  await expect(card('Slip & Glaze')).not.toHaveAccessibleName(/announced/u);
  await page.keyboard.press('Control+z');
  await expect(card('Clay Parade')).not.toHaveAccessibleName(/announced/u);
  await expect(card('Ember Choir')).not.toHaveAccessibleName(/announced/u);
});

test('the list shows what is held back, and finds it @narrow', async ({ page }) => {
  await openFestival(page, 'Listed', '&view=list');
  const row = (artist: string) =>
    page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: artist, exact: true }) });
  await row('Clay Parade').getByRole('checkbox').click();
  await row('Ember Choir').getByRole('checkbox').click();
  await button(page.getByRole('form', { name: 'Selected sets' }), 'Announce…').click();
  const dialog = page.getByRole('dialog', { name: 'Announce 2 sets' });
  await level(dialog).selectOption('held');
  await button(dialog, 'Add a Step').click();
  await button(dialog, 'Add a Step').click();
  await checkBothSchemes(page);
  await button(dialog, 'Remove step 2').click();
  await button(dialog, 'Remove step 1').click();
  await save(dialog).click();
  await expectToast(page, 'Changed the announcement of 2 sets');
  await expect(row('Clay Parade')).toContainText('Hidden');
  await page.getByLabel('Show announcement').selectOption('held');
  await expect(row('Slip & Glaze')).toBeHidden();
  await expect(row('Ember Choir')).toBeVisible();
  await checkBothSchemes(page);
});
