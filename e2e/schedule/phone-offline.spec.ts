import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { unusedName } from '../support/festivals.ts';
import { signOut } from '../support/sign-in.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test as base } from '../support/test.ts';

// The browser logs each request that fails, including the check for a newer service worker.
const test = base.extend({
  expectedErrors: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|occurred when fetching the script/u],
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

const card = (page: Page) => page.getByRole('button', { name: /^Fog Signal/u });
const notSaved = 'You are offline: changes cannot be saved until the connection is back.';

async function openSchedule(page: Page): Promise<{ id: string; name: string }> {
  const name = unusedName('Fog');
  const id = await storeFestival(page, { ...oneSetFestival, name });
  await page.goto(`/festival/${id}/schedule`);
  await expect(card(page)).toBeVisible();
  return { id, name };
}

/** Waits until the festival and the pages for reading it are cached. */
async function untilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => {
      const [reading, page] = await Promise.all([
        caches.match('/offline/reading'),
        caches.match('/', { cacheName: 'lineup-shell' }),
      ]);
      const parts = await (await caches.open('lineup-shell')).keys();
      const isThere = parts.some(({ url }) => url.includes('/offline-page-'));
      return (
        reading !== undefined && page !== undefined && isThere && navigator.serviceWorker.controller !== null
      );
    });
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);
}

test('what was loaded is read without a connection, as of its time, and not changed @embedded', async ({
  page,
  context,
}) => {
  const { name } = await openSchedule(page);
  await untilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^As of \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/u)).toBeVisible();
  await expect(
    page.getByText(
      'No connection. You see the lineup as it was last loaded. It can be read, but not changed.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wharf', exact: true })).toBeVisible();
  await expect(button(page, 'Add Event to Wharf')).toHaveCount(0);
  await checkBothSchemes(page);
  await card(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Fog Signal' });
  await expect(sheet.getByText(notSaved)).toBeVisible();
  await expect(sheet.getByText('Friday, 7:00 PM - 8:00 PM, 1 hour')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await card(page).tap();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(card(page)).toBeVisible();

  await page.goto('/');
  await button(page, `Read ${name}`).tap();
  await expect(card(page)).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Try Again').tap();
  await expect(button(page, 'Add Event to Wharf')).toBeVisible();
});

test('without a connection nothing is moved, and what was typed is kept @embedded', async ({
  page,
  context,
}) => {
  await openSchedule(page);
  await card(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(button(sheet, '15 minutes later')).toBeEnabled();
  await context.setOffline(true);
  await expect(sheet.getByText(notSaved)).toBeVisible();
  await expect(button(sheet, '15 minutes later')).toBeDisabled();
  await sheet.getByLabel('Artist Name').fill('Fog Horn');
  await button(sheet, 'Save Event').tap();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.getByLabel('Artist Name')).toHaveValue('Fog Horn');
  await expect(page.getByText('Event updated successfully!')).toBeHidden();
  await context.setOffline(false);
});

test.describe('with a session of its own', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    // Counts that are still requested when the session ends are refused.
    expectedErrors: [/status of 401 .*\/festivalStats\)$/u],
  });
  test.describe.configure({ timeout: 120_000 });

  test('signing out leaves nothing behind to be read @embedded', async ({ page }) => {
    await enrolAdministrator(page, 'reader');
    await openSchedule(page);
    await untilCached(page);
    await button(page, 'Back to Dashboard').tap();
    await signOut(page);
    await expect.poll(() => page.evaluate(() => caches.has('lineup-reading'))).toBe(false);
  });
});
