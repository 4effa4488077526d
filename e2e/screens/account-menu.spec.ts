import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { inEachWindow } from '../support/resize.ts';
import { administrator } from '../support/settings.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const windows = [1440, 1024, 720, 390, 320].map((width) => ({ width, height: 800 }));

async function openAndCloseMenu(page: Page): Promise<void> {
  const account = button(page, administrator.email);
  await expect(account).toBeInViewport({ ratio: 1 });
  await account.click();
  const menu = page.getByRole('region', { name: 'Account' });
  await expect(button(menu, 'Logout')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account).toBeFocused();
}

test('the account menu opens on every signed-in page, at every width @embedded', async ({ page }) => {
  test.setTimeout(180_000);
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Account') });
  const tabs = ['details', 'stages', 'schedule', 'history', 'publish', 'upload'];
  for (const address of ['/', ...tabs.map((tab) => `/festival/${id}/${tab}`)]) {
    await page.goto(address);
    await test.step(address, () => inEachWindow(page, windows, () => openAndCloseMenu(page)));
  }
});

test('the account menu is reached by keyboard, and its theme lasts over a reload @embedded', async ({
  page,
}) => {
  await page.goto('/');
  await button(page, administrator.email).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('region', { name: 'Account' });
  await expect(menu.getByText(administrator.email)).toBeVisible();
  await checkBothSchemes(page);
  await menu.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('times are shown in a format of one’s own, and the festival keeps its own @embedded', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Format') });
  await page.goto(`/festival/${id}/schedule`);
  await expect(page.getByRole('button', { name: /^Fog Signal, 7:00 PM/u })).toBeVisible();
  await button(page, administrator.email).click();
  await page.getByRole('region', { name: 'Account' }).getByLabel('Time format').selectOption('24-hour');
  await expect(page.getByRole('button', { name: /^Fog Signal, 19:00/u })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Fog Signal, 19:00/u })).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('12-hour')).toBeVisible();
});
