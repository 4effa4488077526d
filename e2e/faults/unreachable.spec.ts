import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { emulators, portalProvider } from '../support/settings.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

/** The portal waits six seconds for the first response, then retries at least every ten. */
const late = { timeout: 20_000 };

test.use({
  expectedErrors: [/Failed to load resource|ERR_|Could not reach|WebChannel|answered 503|Failed to fetch/u],
});
test.setTimeout(120_000);

const faults = ['answers 503', 'breaks every connection'] as const;
type Fault = (typeof faults)[number];

/** The address from which the browser reads documents. */
const documents = () =>
  portalProvider === 'firebase' ? `http://${emulators().hosts.firestore}/**` : '**/api/documents**';

/** Blocks the browser's requests to `address` until the returned function is called. */
async function block(page: Page, address: string, fault: Fault): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    fault === 'answers 503' ? route.fulfill({ status: 503, body: '' }) : route.abort('connectionrefused'),
  );
  return () => page.unroute(address);
}

const stored = async (page: Page) => {
  const name = unusedName('Unreachable');
  return { name, id: await storeFestival(page, { ...oneSetFestival, name }) };
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

for (const fault of faults) {
  test.describe(`a server that ${fault}`, () => {
    test('sends from a festival that was opened back to the dashboard, which goes on @both', async ({
      page,
    }) => {
      const { name } = await stored(page);
      await page.goto('/');
      const card = page.getByRole('link', { name }).first();
      await expect(card).toBeVisible();
      const lift = await block(page, documents(), fault);
      await card.click();
      await expect(page).toHaveURL(/\/festival\//u);
      await expect(page.locator('[data-toast]', { hasText: 'Failed to load festival data' })).toBeVisible(
        late,
      );
      await expect(page).toHaveURL('/');
      await lift();
      await card.click();
      await expect(heading(page, name)).toBeVisible(late);
    });

    test('at a festival’s own address: told, then the dashboard’s own failure, and no loop @embedded', async ({
      page,
    }) => {
      const { id, name } = await stored(page);
      const lift = await block(page, documents(), fault);
      await page.goto(`/festival/${id}`);
      await expect(page.getByText('Failed to load festival data')).toBeVisible(late);
      await expect(page).toHaveURL('/');
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to load festivals.' });
      await expect(failure).toBeVisible(late);
      await expect(failure).toContainText('It will keep trying.');
      await expect(page).toHaveURL('/');
      await lift();
      await expect(page.getByRole('link', { name }).first()).toBeVisible(late);
      await expect(failure).toBeHidden();
    });

    test('at the wizard: told, and it begins as soon as the server is back @embedded', async ({ page }) => {
      const { id } = await stored(page);
      const lift = await block(page, documents(), fault);
      await page.goto(`/festival/${id}/upload`);
      await expect(heading(page, 'Failed to load festival')).toBeVisible(late);
      await lift();
      await expect(button(page, 'Download JSON Template')).toBeVisible(late);
    });

    test('at the first load: told on a page that goes on by itself @both', async ({ page }) => {
      const { name } = await stored(page);
      const session = portalProvider === 'firebase' ? documents() : '**/api/auth/session';
      const lift = await block(page, session, fault);
      await page.goto('/');
      await expect(heading(page, 'The portal cannot be reached')).toBeVisible(late);
      await button(page, 'Try Again').click();
      await expect(heading(page, 'The portal cannot be reached')).toBeVisible();
      await lift();
      await expect(page.getByRole('link', { name }).first()).toBeVisible(late);
    });

    test('before it is known which provider there is: the same page, and it goes on @embedded', async ({
      page,
    }) => {
      const { name } = await stored(page);
      const lift = await block(page, '**/config.json', fault);
      await page.goto('/');
      await expect(heading(page, 'The portal cannot be reached')).toBeVisible(late);
      await lift();
      await expect(page.getByRole('link', { name }).first()).toBeVisible(late);
    });
  });
}
