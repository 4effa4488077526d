import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { openMore } from '../support/schedule.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test as base } from '../support/test.ts';

// The browser logs each request that fails.
const test = base.extend({ expectedErrors: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/u] });

async function openSchedule(page: Page): Promise<void> {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Fog') });
  await page.goto(`/festival/${id}/schedule`);
  await expect(card(page)).toBeVisible();
}

const card = (page: Page) => page.getByRole('button', { name: /^Fog Signal/u });

/** Waits until the page has preloaded everything: there are no more requests. */
async function untilLoadedAhead(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isSettled = now === before;
        before = now;
        return isSettled;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}

test('without a connection, what had not been used yet opens all the same: set, dialogs, tabs, dashboard', async ({
  page,
  context,
}) => {
  await openSchedule(page);
  await untilLoadedAhead(page);
  await context.setOffline(true);

  await card(page).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(edit.getByLabel('Artist Name')).toHaveValue('Fog Signal');
  await edit.getByLabel('Artist Name').fill('Fog\u0007 Signal');
  await expect(edit.getByLabel('Artist Name')).toHaveValue('Fog Signal');
  await edit.getByRole('button', { name: 'Cancel', exact: true }).click();
  await openMore(page);
  await button(page, 'Import Spreadsheet').click();
  await expect(page.getByRole('dialog', { name: 'Import Spreadsheet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Stages' }).click();
  await expect(button(page, 'Edit Stages')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(button(page, 'Edit Details')).toBeVisible();
  await button(page, 'Back to Dashboard').click();
  await expect(page.getByRole('heading', { name: 'Festival Admin Portal' })).toBeVisible();
});

test('a dialog whose code does not arrive says so, and opens on Try Again once it does', async ({ page }) => {
  const dialogs = /\/assets\/event-dialog-[\w-]+\.js$/u;
  await page.route(dialogs, (route) => route.abort());
  await openSchedule(page);
  await card(page).click();
  await expect(page.getByText('The portal cannot be reached.')).toBeVisible();
  await page.unroute(dialogs);
  await button(page, 'Try Again').click();
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
});
