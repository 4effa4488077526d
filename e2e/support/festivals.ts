import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { LineupFile } from './lineup-files.ts';
import { storeFestival } from './stored-festival.ts';
import { expectToast } from './toast.ts';

/** A festival's name that no other test of this run uses. */
export function unusedName(name: string): string {
  return `${name} (${randomInt(1e6)})`;
}

/** Creates the festival of a lineup file in the Create Festival dialog, which opens it; returns its id. */
export async function createInDialog(
  page: Page,
  { festival }: Pick<LineupFile, 'festival'>,
  name: string,
): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Festival', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await dialog.getByLabel('Festival Name').fill(name);
  await dialog.getByLabel('Location').fill('A meadow');
  await dialog.getByLabel('Start Date').fill(festival.startDate);
  await dialog.getByLabel('End Date').fill(festival.endDate);
  await dialog.getByLabel('Timezone').selectOption(festival.timezone);
  await dialog.getByRole('button', { name: 'Create Festival', exact: true }).click();
  await expectToast(page, 'Festival created successfully!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return festivalIdOf(page);
}

/** Creates a festival with its stages through the portal's API, for tests about something else. */
export async function createByRequest(page: Page, { festival }: LineupFile, name: string): Promise<string> {
  return storeFestival(page, { ...festival, name });
}

function festivalIdOf(page: Page): string {
  const id = /\/festival\/([^/?#]+)/u.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`No festival at ${page.url()}`);
  return id;
}
