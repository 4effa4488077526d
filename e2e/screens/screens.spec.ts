import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expect, test } from '../support/test.ts';
import { expectReview, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('umschaltnacht-2026.json');

/** How to reach each screen; the check runs in the final state. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  dashboard: async (page) => {
    await page.goto('/');
    await expect(page.getByText('All Festivals')).toBeVisible();
  },
  'create dialog': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Create Festival', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  schedule: async (page) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Copperline/u })
      .first()
      .click();
    await page.waitForURL('**/festival/**');
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.goto(`/festival/${id}/schedule`);
    await expect(page.getByRole('heading', { name: 'Festival Schedule' })).toBeVisible();
    await expect(page.getByRole('tab').first()).toBeVisible();
  },
  'upload step': async (page) => {
    await page.goto(`/festival/${await createByRequest(page, lineup, unusedName('Screens'))}/upload`);
    await expect(page.getByRole('button', { name: 'Download JSON Template' })).toBeVisible();
  },
  'review and save steps': async (page) => {
    const id = await createByRequest(page, lineup, unusedName('Screens'));
    await uploadFile(page, id, lineup.path);
    await expectReview(page, lineup.events.length);
    await checkBothSchemes(page);
    await page.getByRole('button', { name: 'Continue to Save' }).click();
    await expect(page.getByRole('heading', { name: 'Save Events' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`the ${name} can be used by everyone and fits the window, light and dark @narrow`, async ({
    page,
  }) => {
    await open(page);
    await checkBothSchemes(page);
  });
}

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the sign-in page can be used by everyone and fits the window, light and dark @narrow', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await checkBothSchemes(page);
  });
});
