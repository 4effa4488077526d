import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './editing.ts';

/** The entries of the history. */
export function entries(page: Page): Locator {
  return page.getByRole('list', { name: 'Changes' }).getByRole('article');
}

/** Opens the entry of the history with this text; returns it. */
export async function openEntry(page: Page, what: string | RegExp): Promise<Locator> {
  const entry = entries(page).filter({ hasText: what }).first();
  await entry.getByRole('button').first().click();
  await expect(button(entry, 'Restore to here')).toBeVisible();
  return entry;
}

/** Opens a set of the schedule, changes a field and saves it. */
export async function changeSet(page: Page, artist: string, label: string, value: string): Promise<void> {
  await card(page, artist).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const field = dialog.getByLabel(label, { exact: true });
  if (label === 'Stage' || label === 'Date') await field.selectOption(value);
  else await field.fill(value);
  await button(dialog, 'Save Event').click();
  await expect(dialog).toBeHidden();
}

/** The card of a set in the schedule. */
export function card(page: Page, artist: string): Locator {
  return page.locator('[data-event]').filter({ hasText: artist });
}
