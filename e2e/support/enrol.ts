import type { Page } from '@playwright/test';
import { createAdministrator, unusedPhone, type Account } from './accounts.ts';
import { countTexts, readCode } from './outbox.ts';
import { givePassword, typeCode } from './sign-in.ts';
import { expectToast } from './toast.ts';

/** Creates an administrator with a new phone, signed in and on the dashboard. */
export async function enrolAdministrator(page: Page, purpose: string): Promise<Account & { phone: string }> {
  const account = await createAdministrator(purpose);
  const phone = unusedPhone();
  await givePassword(page, account.email, account.password);
  await page.getByRole('button', { name: 'Continue to Phone Setup' }).click();
  await enrolPhone(page, phone);
  await page.getByText('All Festivals').waitFor();
  return { ...account, phone: phone.e164 };
}

/** Enrols a phone on the enrolment page. */
export async function enrolPhone(page: Page, phone: ReturnType<typeof unusedPhone>): Promise<void> {
  await page.getByLabel('Phone Number').fill(phone.national);
  const before = await countTexts(page.request, phone.e164);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await typeCode(page, await readCode(page.request, phone.e164, before));
  await expectToast(page, 'Phone number enrolled successfully!');
}
