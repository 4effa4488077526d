import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { unusedName } from '../support/festivals.ts';
import { soon } from '../support/following.ts';
import { expectNoSession, revokeAdministrator } from '../support/session.ts';
import { portalProvider } from '../support/settings.ts';
import { givePassword } from '../support/sign-in.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 40[013]/u],
});
test.describe.configure({ timeout: 120_000 });

const denied = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Access denied. Admin permissions required.' });

test('a revoked administrator is told so at once and signed out; the colleague works on @both', async ({
  page,
  colleague,
}) => {
  const person = await enrolAdministrator(page, 'revoked');
  await enrolAdministrator(colleague, 'staying');
  const id = await storeFestival(colleague, { ...oneSetFestival, name: unusedName('Revoked') });
  for (const each of [page, colleague]) {
    await each.goto(`/festival/${id}/schedule?day=2027-09-03`);
    await expect(each.getByRole('button', { name: /^Fog Signal/u })).toBeVisible();
  }

  await revokeAdministrator(person.email);
  await expect(denied(page)).toBeVisible(soon);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  await expect(colleague.getByRole('button', { name: /^Fog Signal/u })).toBeVisible();

  if (portalProvider === 'embedded') {
    // The server remembers it for the browser that has the token.
    await page.reload();
    await expect(denied(page)).toBeVisible();
  } else {
    await expectNoSession(page.context());
  }
  await givePassword(page, person.email, person.password);
  await expect(page.getByText('Access denied. Admin permissions required.')).toHaveCount(0);
});

test('who was revoked while away is told when the page is opened again @both', async ({ page }) => {
  const person = await enrolAdministrator(page, 'away');
  await page.goto('about:blank');
  await revokeAdministrator(person.email);
  await page.goto('/');
  await expect(denied(page)).toBeVisible(soon);
  await expect(page).toHaveURL('/login');
  await expect(button(page, 'Sign In')).toBeVisible();
});
