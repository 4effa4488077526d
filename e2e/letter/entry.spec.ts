import { createAdministrator, unusedPhone } from '../support/accounts.ts';
import { button } from '../support/editing.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { outliveRecentLogin } from '../support/recent-login.ts';
import { givePassword, signOut, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectVisibleAtEveryWidth as see } from '../support/visible-text.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 4(?:00|01|09|29)/u],
});

test('sign-in and enrolment show every text of the specification @embedded', async ({ page }) => {
  test.setTimeout(120_000);
  const { email, password } = await createAdministrator('letter');
  const phone = unusedPhone();
  await page.goto('/login');
  await see(page, 'Email', 'Password', 'Sign In', 'Forgot your password');
  await page.getByText('Forgot your password').click();
  await see(page, 'Please enter your email address first');
  await givePassword(page, email, 'not the password');
  await see(page, 'Invalid email or password.');

  await givePassword(page, email, password);
  await see(page, 'Phone number enrollment required for security');
  await see(page, /A phone number is required/u, 'Continue to Phone Setup', 'Back to Login');
  await button(page, 'Continue to Phone Setup').click();
  await see(page, 'Phone Number', 'Country', /United States/u, /\+1/u, 'Sign out and return to login');
  const number = page.getByLabel('Phone Number');
  for (const [country, typed, problem] of [
    ['US', '212555', 'US/Canada numbers must be 10 digits'],
    ['US', '1125550123', 'Invalid US/Canada phone number format'],
    ['GB', '12345', 'Phone number too short'],
    ['DE', '123456789012345', 'Phone number too long'],
  ] as const) {
    await page.getByLabel('Country').selectOption(country);
    await number.fill(typed);
    await number.blur();
    await see(page, problem);
  }

  await page.getByLabel('Country').selectOption('US');
  await number.fill(phone.national);
  const signInAgain = await outliveRecentLogin(page);
  await button(page, 'Send Verification Code').click();
  await see(page, 'For security, please enter your password to continue.', 'Password');
  await signInAgain();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await button(page, 'Confirm').click();
  await see(page, 'Incorrect password. Please try again.');
  await page.getByLabel('Password', { exact: true }).fill(password);
  const before = await countTexts(page.request, phone.e164);
  await button(page, 'Confirm').click();
  await see(page, 'Verification code sent to your phone');
  const code = await readCode(page.request, phone.e164, before);
  await see(page, 'Verification Code', 'Back to phone number');
  const wrong = code === '000000' ? '111111' : '000000';
  await typeCode(page, wrong);
  await see(page, 'Invalid verification code. Please try again.');
  await page.getByLabel('Verification Code').fill('');
  await typeCode(page, code);
  await see(page, 'Phone number enrolled successfully!');

  await signOut(page);
  await givePassword(page, email, password);
  await see(page, 'SMS verification code sent to your phone');
  await see(page, 'Verify & Sign In', 'Resend SMS', 'Back to Login', new RegExp(phone.e164.slice(-4), 'u'));
  await page.getByLabel('Verification Code').fill(wrong);
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await see(page, /^Invalid verification code/u);
});
