import { button } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { givePassword, signOut, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 40[01]/u],
});

test('a wrong code is refused, another can be asked for in time, and only the newest one counts @both', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { email, password, phone } = await enrolAdministrator(page, 'codes');
  await signOut(page);

  const before = await countTexts(page.request, phone);
  await givePassword(page, email, password);
  await expectToast(page, 'SMS verification code sent to your phone');
  await expect(page.getByText(`Code sent to the phone ending in ${phone.slice(-4)}`)).toBeVisible();
  const field = page.getByLabel('Verification Code');
  const verify = button(page, 'Verify & Sign In');
  const first = await readCode(page.request, phone, before);
  await field.pressSequentially('12a34');
  await expect(field).toHaveValue('1234');
  await expect(verify).toBeDisabled();
  await field.fill(first === '000000' ? '111111' : '000000');
  await verify.click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();

  const resend = button(page, 'Resend SMS');
  await expect(resend).toBeDisabled();
  await expect(page.getByText(/^Resend in \d+ s$/u)).toBeVisible();
  await expect(resend).toBeEnabled({ timeout: 40_000 });
  await resend.click();
  await expectToast(page, 'New SMS verification code sent.');
  const second = await readCode(page.request, phone, before + 1);
  if (second !== first) {
    await field.fill(first);
    await verify.click();
    await expect(page.getByText('Invalid verification code')).toBeVisible();
  }
  await field.fill('');
  await typeCode(page, second);
  await page.getByText('All Festivals').waitFor();
});

test('Back to Login gives the half-finished sign-in up @both', async ({ page }) => {
  const { email, password } = await enrolAdministrator(page, 'returning');
  await signOut(page);
  await givePassword(page, email, password);
  await page.getByLabel('Verification Code').fill('12');
  await button(page, 'Back to Login').click();
  await expect(button(page, 'Sign In')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Sign In')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/u);
});
