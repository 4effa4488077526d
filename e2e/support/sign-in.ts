import { expect, type Page } from '@playwright/test';
import { countTexts, readCode } from './outbox.ts';

/** Enters e-mail and password on the sign-in page. */
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

/** Signs in with the password and the code from the outbox, up to the dashboard. */
export async function signIn(page: Page, { email, password, phone }: Person): Promise<void> {
  const before = await countTexts(page.request, phone);
  await givePassword(page, email, password);
  await typeCode(page, await readCode(page.request, phone, before));
  await page.getByRole('heading', { name: 'Festival Admin Portal' }).waitFor();
  await page.getByText('Total Festivals').waitFor();
}

/** Types a code digit by digit; a complete code submits itself, so the button is not needed. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification Code').pressSequentially(code);
}

/** Signs out and waits until that is done: a page loaded earlier would still find its session. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/u);
}
