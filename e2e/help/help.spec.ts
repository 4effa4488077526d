import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

async function openFestival(page: Page, tab: string): Promise<void> {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Fern Hollow') });
  await page.goto(`/festival/${id}/${tab}`);
}

const help = (page: Page) => page.getByRole('dialog', { name: 'Help' });

test('the ? key shows the keys of the timetable, found by typing, and Escape goes back @narrow', async ({
  page,
}, { project }) => {
  await openFestival(page, 'schedule');
  await expect(page.getByText('Fog Signal').first()).toBeVisible();
  await page.keyboard.press('?');
  const search = help(page).getByRole('searchbox', { name: 'Search shortcuts' });
  await expect(search).toBeFocused();
  // A narrow window has no grid.
  const first = project.name === 'narrow' ? 'Schedule' : 'On the timetable';
  await expect(help(page).getByRole('heading', { level: 3 }).first()).toHaveText(first);
  await checkBothSchemes(page);
  await page.keyboard.type('previous conflict');
  await expect(help(page).getByText('Shift+N', { exact: true })).toBeVisible();
  await expect(help(page).getByRole('heading', { level: 3 })).toHaveText(['Schedule']);
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
});

test('the guide is reached from the palette and read by the keyboard alone @narrow', async ({ page }) => {
  await openFestival(page, 'stages');
  await expect(page.getByText('Wharf').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('guide');
  await page.keyboard.press('Enter');
  const tab = help(page).getByRole('tab', { name: 'Guide' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await tab.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const topic = help(page).getByRole('button', { name: 'Sets after midnight' });
  await expect(topic).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = help(page).getByRole('heading', { name: 'Sets after midnight' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await checkBothSchemes(page);
  await tab.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(help(page).getByRole('tab', { name: 'Shortcuts' })).toBeFocused();
  await expect(help(page).getByRole('heading', { level: 3 }).first()).toHaveText('In a festival');
});

test('with single-letter keys off, the help is still in the palette', async ({ page }) => {
  await openFestival(page, 'stages');
  await expect(page.getByText('Wharf').first()).toBeVisible();
  await page.keyboard.press('?');
  await help(page).getByRole('checkbox', { name: 'Single-letter shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(help(page).getByRole('checkbox', { name: 'Single-letter shortcuts' })).not.toBeChecked();
});
