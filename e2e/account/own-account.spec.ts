import { expectAccessible } from '../support/axe.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { portalProvider } from '../support/settings.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/401/u] });

test('one’s own password and sessions, by keyboard alone @both @narrow', async ({ page, colleague }) => {
  // The person changes their password and signs out elsewhere, so no other test may use the account.
  const account = await enrolAdministrator(page, 'account');
  await colleague.context().clearCookies();
  await signIn(colleague, account);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  if (portalProvider === 'embedded') {
    await page.getByRole('button', { name: /^Sign out of Chrom/u }).press('Enter');
    await expectToast(page, 'Signed out there.');
    await expect(colleague).toHaveURL(/\/login/u);

    const next = `${account.password} and more`;
    await page.getByLabel('Current Password').fill(account.password);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Repeat New Password').fill(next);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Password changed. You are signed out everywhere else.');
    await signIn(colleague, { ...account, password: next });
    return;
  }
  await page.getByRole('button', { name: 'Send Password Link' }).press('Enter');
  await expectToast(page, `A link to set a new password is on its way to ${account.email}.`);
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).press('Enter');
  await expect(page).toHaveURL(/\/login/u);
  await expect(colleague).toHaveURL(/\/login/u);
});
