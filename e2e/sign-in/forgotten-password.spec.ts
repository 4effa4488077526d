import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { countTexts, readCode, readOutbox, readResetLink } from '../support/outbox.ts';
import { givePassword, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 40[01]/u],
});

const newPassword = 'an even longer password';

/** The visual style of a page's column, heading, field and button. */
async function lookOf(page: Page, field: string, submit: string): Promise<unknown> {
  const styleOf = (element: Locator, properties: readonly string[]) =>
    element.evaluate((node, names) => {
      const style = getComputedStyle(node);
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }, properties);
  return {
    column: await styleOf(page.getByRole('main'), ['width', 'margin-top']),
    heading: await styleOf(page.getByRole('heading', { level: 1 }), [
      'font-family',
      'font-size',
      'font-weight',
    ]),
    label: await styleOf(page.getByText(field, { exact: true }), ['font-size', 'font-weight']),
    field: await styleOf(page.getByLabel(field), ['height', 'font-size', 'background-color', 'border-color']),
    button: await styleOf(button(page, submit), ['height', 'background-color', 'color', 'font-weight']),
  };
}

test('a forgotten password is replaced by mail; old sessions end, and the code is still asked for @embedded', async ({
  page,
  colleague,
}) => {
  test.setTimeout(120_000);
  const { email, password, phone } = await enrolAdministrator(page, 'forgetful');
  await colleague.goto('/login');
  await colleague.getByRole('link', { name: 'Forgot your password' }).click();
  await expectToast(colleague, 'Please enter your email address first');
  await expect(colleague.getByLabel('Email')).toBeFocused();
  await colleague.getByLabel('Email').fill(email);
  await colleague.getByRole('link', { name: 'Forgot your password' }).click();
  await expectToast(colleague, 'Password reset instructions sent to your email');

  const link = await readResetLink(colleague.request, email);
  const signIn = await lookOf(colleague, 'Email', 'Sign In');
  await colleague.goto(link);
  expect(await lookOf(colleague, 'Repeat new password', 'Set Password')).toEqual(signIn);
  await checkBothSchemes(colleague);
  const setPassword = async (first: string, second: string) => {
    await colleague.getByLabel('New password', { exact: true }).fill(first);
    await colleague.getByLabel('Repeat new password').fill(second);
    await button(colleague, 'Set Password').click();
  };
  await setPassword(newPassword, 'something else entirely');
  await expect(colleague.getByRole('alert')).toHaveText('The two passwords are not the same');
  await setPassword(newPassword, newPassword);
  await expect(colleague.getByRole('status')).toHaveText(
    'Your password has been changed. Please sign in with it.',
  );

  await expect(page).toHaveURL(/\/login$/u);
  await expect(button(page, 'Sign In')).toBeVisible();

  await colleague.getByRole('link', { name: 'Sign In' }).click();
  await givePassword(colleague, email, password);
  await expect(colleague.getByText('Invalid email or password.')).toBeVisible();
  const before = await countTexts(colleague.request, phone);
  await givePassword(colleague, email, newPassword);
  await typeCode(colleague, await readCode(colleague.request, phone, before));
  await colleague.getByText('All Festivals').waitFor();

  await colleague.goto(link);
  await expect(colleague.getByRole('alert')).toHaveText(
    'This link no longer works. Please request a new one.',
  );
});

test('an unknown address gets the same answer and no mail @both', async ({ page }) => {
  const email = 'nobody-at-all@festival.example';
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await expectToast(page, 'Password reset instructions sent to your email');
  expect((await readOutbox(page.request)).filter(({ to }) => to === email)).toEqual([]);
});
