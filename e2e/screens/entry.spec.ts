import { createAdministrator, unusedPhone } from '../support/accounts.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { givePassword, signOut, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 40[01]/u],
});

test('the steps of sign-in and enrolment can be used by everyone and fit the window, light and dark @narrow', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { email, password } = await createAdministrator('screens');
  const phone = unusedPhone();
  await givePassword(page, email, 'not the password');
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await checkBothSchemes(page);
  await givePassword(page, email, password);
  await expect(button(page, 'Continue to Phone Setup')).toBeVisible();
  await checkBothSchemes(page);

  await button(page, 'Continue to Phone Setup').click();
  const number = page.getByLabel('Phone Number');
  await number.fill('123');
  await number.blur();
  await expect(page.getByText('US/Canada numbers must be 10 digits')).toBeVisible();
  await checkBothSchemes(page);
  await number.fill(phone.national);
  const before = await countTexts(page.request, phone.e164);
  await button(page, 'Send Verification Code').click();
  const code = await readCode(page.request, phone.e164, before);
  await checkBothSchemes(page);
  await typeCode(page, code);
  await expect(page.getByText('All Festivals')).toBeVisible();

  await signOut(page);
  await givePassword(page, email, password);
  await page.getByLabel('Verification Code').fill(code.replaceAll(/./gu, '7'));
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await checkBothSchemes(page);
});
