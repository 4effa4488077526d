import { randomInt } from 'node:crypto';
import { invitationMessages, peopleMessages } from '@lineup/domain';
import type { Page } from '@playwright/test';
import { unusedPhone } from '../support/accounts.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { enrolAdministrator, enrolPhone } from '../support/enrol.ts';
import { readInvitation, readMail } from '../support/outbox.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { givePassword } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 4(?:0[0134]|29)/u],
});
test.describe.configure({ timeout: 240_000 });

const { invite, resendInvitation, withdrawInvitation, invitations, log } = peopleMessages;
const { form, refused, incomplete, done } = invitationMessages;
const password = 'a password of their own';
const unusedEmail = (purpose: string) => `${purpose}-${randomInt(1e9)}@festival.example`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const openList = (page: Page) => page.getByRole('list', { name: invitations.title });

/** Confirms the open dialog with the person's own password. */
async function confirm(page: Page, own: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(own);
  await page.keyboard.press('Enter');
}

async function sendInvitation(page: Page, email: string, own: string): Promise<void> {
  await page.goto('/administrators');
  await page.getByRole('button', { name: invite.action, exact: true }).click();
  await page.getByRole('dialog', { name: invite.title }).getByLabel('Email').fill(email);
  await confirm(page, own);
  await expectToast(page, invite.done(email));
}

/** Opens a link like one in a mail: another link in the same tab is another page. */
async function openLink(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
}

async function expectRefused(page: Page, path: string): Promise<void> {
  await openLink(page, path);
  await expect(heading(page, refused.title)).toBeVisible();
  await expect(page.getByText(refused.next)).toBeVisible();
}

test('a colleague is invited and comes in, by keyboard alone @both', async ({ page, colleague }) => {
  const own = await enrolAdministrator(page, 'host');
  const email = unusedEmail('guest');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('invite');
  await page.keyboard.press('Enter');
  await expect(heading(page, peopleMessages.title)).toBeFocused();
  await page.getByRole('button', { name: invite.action, exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: invite.title }).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(own.password);
  await page.keyboard.press('Enter');
  await expectToast(page, invite.done(email));
  await expect(openList(page).getByRole('listitem').filter({ hasText: email })).toContainText(
    invitations.by(own.email),
  );

  await openLink(colleague, await readInvitation(page.request, email));
  await expect(heading(colleague, form.title)).toBeVisible();
  await expect(colleague).toHaveURL('/invitation');
  await expect(colleague.getByLabel('New Password', { exact: true })).toBeFocused();
  await colleague.keyboard.type(password);
  await colleague.keyboard.press('Tab');
  await colleague.keyboard.press('Tab');
  await colleague.keyboard.type(password);
  await colleague.keyboard.press('Enter');
  await expect(heading(colleague, done.title)).toBeFocused();
  await colleague.keyboard.press('Tab');
  await colleague.keyboard.press('Enter');
  await expect(colleague).toHaveURL('/login');

  await givePassword(colleague, email, password);
  await expect(colleague.getByRole('button', { name: 'Continue to Phone Setup' })).toBeVisible();
  // A password alone gives no access.
  await colleague.goto('/administrators');
  await expect(colleague).toHaveURL('/enrollment');
  await enrolPhone(colleague, unusedPhone());
  await colleague.getByText('All Festivals').waitFor();

  await page.reload();
  const people = page.getByRole('list', { name: peopleMessages.list });
  await expect(people.getByRole('listitem').filter({ hasText: email })).toContainText(
    peopleMessages.phone.enrolled,
  );
  await expect(page.getByText(log.joined(email, email))).toBeVisible();
  await expect(openList(page).getByText(email)).toHaveCount(0);
});

test('links that were used, replaced, withdrawn or made up get the same refusal @both', async ({
  page,
  colleague,
}) => {
  const own = await enrolAdministrator(page, 'sender');
  const email = unusedEmail('twice');
  await sendInvitation(page, email, own.password);
  const first = await readInvitation(page.request, email);
  await page.getByRole('button', { name: resendInvitation.label(email) }).click();
  await confirm(page, own.password);
  await expectToast(page, resendInvitation.done(email));
  const second = await readInvitation(page.request, email, 1);
  await expectRefused(colleague, first);
  await openLink(colleague, second);
  await colleague.getByLabel('New Password', { exact: true }).fill(password);
  await colleague.getByLabel('Repeat New Password').fill(password);

  await page.getByRole('button', { name: withdrawInvitation.label(email) }).click();
  await confirm(page, own.password);
  await expectToast(page, withdrawInvitation.done(email));
  await colleague.getByRole('button', { name: form.submit }).click();
  await expect(heading(colleague, refused.title)).toBeVisible();
  await expectRefused(colleague, second);
  await expectRefused(colleague, `/invitation#${'A'.repeat(43)}`);

  const other = unusedEmail('used');
  await sendInvitation(page, other, own.password);
  const used = await readInvitation(page.request, other);
  await openLink(colleague, used);
  await colleague.getByLabel('New Password', { exact: true }).fill(password);
  await colleague.getByLabel('Repeat New Password').fill(password);
  await colleague.getByRole('button', { name: form.submit }).click();
  await expect(heading(colleague, done.title)).toBeVisible();
  await expectRefused(colleague, used);
  await colleague.getByRole('button', { name: 'Sign In' }).click();
  await expect(colleague).toHaveURL('/login');
});

test('an address that has an account is invited like any other, and its owner is mailed that @both', async ({
  page,
  colleague,
}) => {
  const own = await enrolAdministrator(page, 'unknowing');
  const { email } = await enrolAdministrator(colleague, 'known');
  await sendInvitation(page, email, own.password);
  await expect(openList(page).getByRole('listitem').filter({ hasText: email })).toBeVisible();
  const mail = await readMail(page.request, email);
  expect(mail).toContain('You already have an account');
  expect(mail).not.toContain('/invitation');
});

test('nothing is sent without one’s own password @both', async ({ page }) => {
  const own = await enrolAdministrator(page, 'wrong');
  await page.goto('/administrators');
  await page.getByRole('button', { name: invite.action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: invite.title });
  const email = unusedEmail('never');
  await dialog.getByLabel('Email').fill(email);
  await confirm(page, 'not the password');
  await expect(dialog.getByText(peopleMessages.errors.wrongPassword)).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Email').fill('no address');
  await confirm(page, own.password);
  await expect(dialog.getByText(peopleMessages.errors.invalidEmail)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(email)).toHaveCount(0);
});

test('the list, its questions and the pages behind the link are accessible in both schemes and fit @narrow', async ({
  page,
  colleague,
}) => {
  const own = await enrolAdministrator(page, 'looks');
  const email = `a-long-name-that-fits-in-no-line-of-a-phone-${unusedEmail('looked-at')}`;
  await page.goto('/administrators');
  await page.getByRole('button', { name: invite.action, exact: true }).click();
  await expect(page.getByRole('dialog', { name: invite.title })).toBeVisible();
  await page.keyboard.press('Enter');
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  await sendInvitation(page, email, own.password);
  await expect(openList(page).getByText(email)).toBeVisible();
  await checkBothSchemes(page);
  await expectNothingSideways(page);

  const link = await readInvitation(page.request, email);
  await openLink(colleague, link);
  await expect(heading(colleague, form.title)).toBeVisible();
  await colleague.getByRole('button', { name: form.submit }).click();
  await checkBothSchemes(colleague);
  await expectNothingSideways(colleague);
  await colleague.reload();
  await expect(heading(colleague, incomplete.title)).toBeVisible();
  await checkBothSchemes(colleague);
  await page.getByRole('button', { name: withdrawInvitation.label(email) }).click();
  await expect(page.getByRole('dialog', { name: withdrawInvitation.title })).toBeVisible();
  await checkBothSchemes(page);
  await confirm(page, own.password);
  await expectToast(page, withdrawInvitation.done(email));
  await expectRefused(colleague, link);
  await checkBothSchemes(colleague);
  await expectNothingSideways(colleague);
});
