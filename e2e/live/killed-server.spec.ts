import { button } from '../support/editing.ts';
import { storeLiveFestival } from '../support/live.ts';
import { test } from '../support/own-portal-test.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_/u] });
test.setTimeout(180_000);

test('killed while a tap is saved: the board goes on, and the tap is saved once @embedded', async ({
  page,
  portal,
}) => {
  await signIn(page, { ...administrator, password: demoPassword });
  const id = await storeLiveFestival(page, [
    ['Fog Signal', 'Wharf', -30, 30],
    ['Tide', 'Wharf', 30, 90],
  ]);
  await page.goto(`/festival/${id}/live`);
  await page.route('**/api/documents/commit**', async (route) => {
    // The request arrives; its response does not.
    await route.fetch().catch(() => undefined);
    await portal.kill();
    await route.abort('connectionreset');
  });
  await button(page, '10 min later: Fog Signal, Wharf').click();
  await expect(page.getByText(/^No connection\. The board goes on counting/u)).toBeVisible({
    timeout: 60_000,
  });
  await button(page, 'Started: Fog Signal, Wharf').click();
  await expect(page.getByText('Not saved: Fog Signal started at', { exact: false })).toBeVisible();
  await page.unroute('**/api/documents/commit**');
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  await portal.start();
  await page.goto(`/festival/${id}/live`);
  await expectToast(page, 'Fog Signal started at');
  await expect(page.getByText(/^Not saved/u)).toHaveCount(0);
  await expect(page.getByText(/^3\d min late$/u)).toBeVisible();
  const wharf = page.getByRole('listitem').filter({ hasText: 'Fog Signal' });
  await expect(wharf.locator('s')).toHaveCount(2);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /10 min/u })).toHaveCount(1);
});
