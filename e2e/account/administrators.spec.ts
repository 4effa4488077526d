import { peopleMessages } from '@lineup/domain';
import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { soon } from '../support/following.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { portalProvider } from '../support/settings.ts';
import { givePassword, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 40[013]/u],
});
test.describe.configure({ timeout: 120_000 });

const { revoke, resetPhone, log, errors } = peopleMessages;

/** Opens the page of all people with access, through the menu. */
async function openAdministrators(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('administrators');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: peopleMessages.title, level: 1 })).toBeFocused();
  return page.getByRole('list', { name: peopleMessages.list });
}

test('a phone is reset with one’s own password by the keyboard; its owner is signed out at once and enrolls again @both', async ({
  page,
  colleague,
}) => {
  const own = await enrolAdministrator(page, 'keeper');
  const other = await enrolAdministrator(colleague, 'leaver');
  const people = await openAdministrators(page);
  const entry = people.getByRole('listitem').filter({ hasText: other.email });
  await expect(entry).toContainText(peopleMessages.phone.enrolled);
  await expect(people.getByRole('listitem').filter({ hasText: own.email }).getByRole('button')).toHaveCount(
    0,
  );

  await page.getByRole('button', { name: resetPhone.label(other.email) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: resetPhone.title });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(errors.wrongPassword)).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(own.password);
  await page.keyboard.press('Enter');
  await expectToast(page, resetPhone.done(other.email));
  await expect(entry).toContainText(peopleMessages.phone.missing);
  await expect(colleague).toHaveURL('/login', soon);

  // Firebase stores the start of a session in whole seconds: a session that began in the same second was ended as well,
  // and is started again.
  await expect(async () => {
    await givePassword(colleague, other.email, other.password);
    await expect(colleague.getByRole('button', { name: 'Continue to Phone Setup' })).toBeVisible();
  }).toPass();
  await expect(page.getByText(log.phoneReset(own.email, other.email))).toBeVisible();
});

test('access is revoked, and whose it was is signed out at once and stays out @both', async ({
  page,
  colleague,
}) => {
  const own = await enrolAdministrator(page, 'stayer');
  const other = await enrolAdministrator(colleague, 'revoked');
  const people = await openAdministrators(page);
  await page.getByRole('button', { name: revoke.label(other.email) }).click();
  const question = page.getByRole('dialog', { name: revoke.title });
  await question.getByLabel('Password', { exact: true }).fill(own.password);
  await question.getByRole('button', { name: revoke.submit }).click();
  await expectToast(page, revoke.done(other.email));
  await expect(colleague).toHaveURL('/login', soon);
  await expect(people.getByRole('listitem').filter({ hasText: other.email })).toHaveCount(0);
  await expect(page.getByText(log.revoked(own.email, other.email))).toBeVisible();

  const before = await countTexts(colleague.request, other.phone);
  await givePassword(colleague, other.email, other.password);
  // Before the second factor, Firebase reveals nothing, not even that someone is not an administrator.
  if (portalProvider === 'firebase') {
    await typeCode(colleague, await readCode(colleague.request, other.phone, before));
  }
  await expect(
    colleague.getByRole('alert').filter({ hasText: /Access denied|Authentication failed/u }),
  ).toBeVisible();
  await expect(colleague).toHaveURL('/login');
});

test('the page and its questions are accessible in both schemes and fit @narrow', async ({
  page,
  colleague,
}) => {
  await enrolAdministrator(page, 'looker');
  const other = await enrolAdministrator(colleague, 'looked-at');
  await page.goto('/administrators');
  const button = page.getByRole('button', { name: revoke.label(other.email) });
  await expect(button).toBeVisible();
  await checkBothSchemes(page);
  await button.click();
  await expect(page.getByRole('dialog', { name: revoke.title })).toBeVisible();
  await checkBothSchemes(page);
});
