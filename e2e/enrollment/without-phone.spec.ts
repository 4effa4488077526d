import { createAdministrator, unusedPhone } from '../support/accounts.ts';
import { button } from '../support/editing.ts';
import { enrolPhone } from '../support/enrol.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { outliveRecentLogin } from '../support/recent-login.ts';
import { portalProvider } from '../support/settings.ts';
import { givePassword, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 4(?:00|01|09|29)/u],
});

test('who has no phone is led to the enrolment from everywhere, or back to the login @both', async ({
  page,
}) => {
  const { email, password } = await createAdministrator('phoneless');
  await givePassword(page, email, password);
  await expectToast(page, 'Phone number enrollment required for security');
  await expect(page.getByText('A phone number is required')).toBeVisible();
  await button(page, 'Back to Login').click();
  await expect(button(page, 'Sign In')).toBeVisible();

  await givePassword(page, email, password);
  await expect(button(page, 'Continue to Phone Setup')).toBeVisible();
  for (const path of ['/', '/festival/x', '/festival/x/upload']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/enrollment$/u);
  }
  await expect(page.getByText('Skip for now')).toHaveCount(0);
  await button(page, 'Sign out and return to login').click();
  await expect(page).toHaveURL(/\/login$/u);
  await page.goto('/enrollment');
  await expect(page).toHaveURL(/\/login$/u);
});

test('the number is checked by its country, and a wrong code leaves the way back @both', async ({ page }) => {
  const { email, password } = await createAdministrator('numbers');
  await givePassword(page, email, password);
  await button(page, 'Continue to Phone Setup').click();
  const number = page.getByLabel('Phone Number');
  const send = button(page, 'Send Verification Code');
  for (const [country, typed, problem] of [
    ['US', '212555', 'US/Canada numbers must be 10 digits'],
    ['US', '1125550123', 'Invalid US/Canada phone number format'],
    ['GB', '12345', 'Phone number too short'],
    ['DE', '123456789012345', 'Phone number too long'],
  ] as const) {
    await page.getByLabel('Country').selectOption(country);
    await number.fill(typed);
    await number.blur();
    await expect(page.getByText(problem)).toBeVisible();
    await expect(send).toBeDisabled();
  }
  const phone = unusedPhone();
  await page.getByLabel('Country').selectOption('US');
  await number.fill(`(${phone.national.slice(0, 3)}) ${phone.national.slice(3)}`);
  const before = await countTexts(page.request, phone.e164);
  await send.click();
  await expectToast(page, 'Verification code sent to your phone');
  const code = await readCode(page.request, phone.e164, before);
  await expect(page.getByText(`Code sent to the phone ending in ${phone.e164.slice(-4)}`)).toBeVisible();
  await typeCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();

  await button(page, 'Back to phone number').click();
  await number.fill(unusedPhone().national);
  await send.click();
  // Limited to one message every half minute, regardless of the number; Firebase counts per number.
  const answer =
    portalProvider === 'embedded'
      ? 'Too many attempts. Please try again later.'
      : 'Verification code sent to your phone';
  await expect(page.getByText(answer).last()).toBeVisible();
});

test('a sign-in too long ago asks for the password again, then for the code @both', async ({ page }) => {
  const { email, password } = await createAdministrator('long-ago');
  const phone = unusedPhone();
  await givePassword(page, email, password);
  await button(page, 'Continue to Phone Setup').click();
  const signInAgain = await outliveRecentLogin(page);
  await page.getByLabel('Phone Number').fill(phone.national);
  await button(page, 'Send Verification Code').click();
  await expect(page.getByText('For security, please enter your password to continue.')).toBeVisible();
  await button(page, 'Back to phone number').click();
  await page.getByLabel('Phone Number').fill(phone.national);
  await button(page, 'Send Verification Code').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await signInAgain();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await button(page, 'Confirm').click();
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(password);
  const before = await countTexts(page.request, phone.e164);
  await button(page, 'Confirm').click();
  await expectToast(page, 'Verification code sent to your phone');
  await typeCode(page, await readCode(page.request, phone.e164, before));
  await expectToast(page, 'Phone number enrolled successfully!');
  await expect(page).toHaveURL('/');
});

test('who is enrolled and signed in has nothing to do on the pages of the sign-in @both', async ({
  page,
}) => {
  const { email, password } = await createAdministrator('enrolled');
  await givePassword(page, email, password);
  await button(page, 'Continue to Phone Setup').click();
  await enrolPhone(page, unusedPhone());
  for (const path of ['/enrollment', '/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});
