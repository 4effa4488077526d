import { expectNoSession } from '../support/session.ts';
import { demoPassword, visitor } from '../support/settings.ts';
import { givePassword } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 40[013]/u],
});

test('a visitor with the right password is refused and keeps no session @both', async ({ page }) => {
  await givePassword(page, visitor.email, demoPassword);
  await expect(page.getByText('Authentication failed').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
  await expectNoSession(page.context());
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/u);
});

test('an unknown address and a wrong password look the same @both', async ({ page }) => {
  for (const email of ['nobody@festival.example', visitor.email]) {
    await givePassword(page, email, 'not the password');
    await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
  }
});

test('every page of the administrators leads to the sign-in page @both', async ({ page }) => {
  for (const path of [
    '/',
    '/festival/x',
    '/festival/x/stages',
    '/festival/x/upload',
    '/enrollment',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/u);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  }
});
