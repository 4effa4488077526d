import { expectAccessible } from '../support/axe.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { demoPassword, newcomer } from '../support/settings.ts';
import { unusedPhone } from '../support/accounts.ts';
import { givePassword, typeCode } from '../support/sign-in.ts';
import { expectToast } from '../support/toast.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('the newcomer must enrol a phone before anything else, and then is in @both', async ({ page }) => {
  const phone = unusedPhone();
  await givePassword(page, newcomer.email, demoPassword);
  await page.getByRole('button', { name: 'Continue to Phone Setup' }).click();
  await expect(page).toHaveURL(/\/enrollment$/u);
  await expect(page.getByRole('heading', { name: 'Phone Setup' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await expect(page).toHaveURL(/\/enrollment$/u);

  await page.getByLabel('Phone Number').fill(phone.national);
  const before = await countTexts(page.request, phone.e164);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expectToast(page, 'Verification code sent to your phone');
  await typeCode(page, await readCode(page.request, phone.e164, before));
  await expectToast(page, 'Phone number enrolled successfully!');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(newcomer.email)).toBeVisible();
});
