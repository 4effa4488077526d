import { expect, type Page } from '@playwright/test';
import { countTexts, readCode } from './outbox.ts';

/** Gives e-mail and password on the sign-in page. */
export async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

interface Person {
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

/** Signs in with the password and the code that arrives in the outbox, up to the dashboard. */
export async function signIn(page: Page, { email, password, phone }: Person): Promise<void> {
  const before = await countTexts(page.request, phone);
  await givePassword(page, email, password);
  await typeCode(page, await readCode(page.request, phone, before));
  await page.getByRole('heading', { name: 'Festival Admin Portal' }).waitFor();
  await page.getByText('Total Festivals').waitFor();
}

/** Types a code digit by digit; a full field may send itself, so the button is not needed. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification Code').pressSequentially(code);
}

/** Signs out and waits for it to be done: a page that is loaded before then finds its session still there. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/u);
}
