import { button } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { countTexts, readCode, readResetLink } from '../support/outbox.ts';
import { givePassword, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 400/u],
});

const newPassword = 'an even longer password';

// The page behind the link is the provider's, not ours, so it is not checked here. Other sessions end when they next
// request a token, at the latest within the hour.
test('a forgotten password is replaced by the link of the mail; old sessions end with their next load @firebase', async ({
  page,
  colleague,
}) => {
  test.setTimeout(120_000);
  const { email, password, phone } = await enrolAdministrator(page, 'forgetful');
  await colleague.goto('/login');
  await colleague.getByRole('link', { name: 'Forgot your password' }).click();
  await expectToast(colleague, 'Please enter your email address first');
  await colleague.getByLabel('Email').fill(email);
  await colleague.getByRole('link', { name: 'Forgot your password' }).click();
  await expectToast(colleague, 'Password reset instructions sent to your email');
  const link = `${await readResetLink(colleague.request, email)}&newPassword=${encodeURIComponent(newPassword)}`;
  expect((await colleague.request.get(link)).ok()).toBe(true);

  await givePassword(colleague, email, password);
  await expect(colleague.getByText('Invalid email or password.')).toBeVisible();
  const before = await countTexts(colleague.request, phone);
  await givePassword(colleague, email, newPassword);
  await typeCode(colleague, await readCode(colleague.request, phone, before));
  await colleague.getByText('All Festivals').waitFor();

  await page.reload();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(button(page, 'Sign In')).toBeVisible();
  expect((await colleague.request.get(link)).ok()).toBe(false);
});
