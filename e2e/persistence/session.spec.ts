import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button, editDetails, fact } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { unusedName } from '../support/festivals.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { endSession, shareSession } from '../support/session.ts';
import { portalProvider } from '../support/settings.ts';
import { givePassword, signOut, typeCode } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

type Person = Awaited<ReturnType<typeof enrolAdministrator>>;

test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/the server responded with a status of 401/u],
});

// Each test enrols a separate person, who signs in again by text message.
test.describe.configure({ timeout: 120_000 });

const store = (page: Page, name: string) =>
  storeFestival(page, { ...oneSetFestival, name: unusedName(name) });

const againDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Your session has ended. Please sign in again to continue.' });

/** Enters password and code in the dialog above the page, which then continues. */
async function signInAgain(page: Page, dialog: Locator, { email, password, phone }: Person): Promise<void> {
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  const before = await countTexts(page.request, phone);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await button(dialog, 'Sign In').click();
  await expect(dialog.getByLabel('Verification Code')).toBeFocused();
  await typeCode(page, await readCode(page.request, phone, before));
  await expect(dialog).toBeHidden();
}

test('a save that finds the session ended asks to sign in above the page, and can then be repeated @narrow @both', async ({
  page,
}) => {
  const person = await enrolAdministrator(page, 'interrupted');
  const id = await store(page, 'Interrupted');
  const form = await editDetails(page, id);
  await form.getByLabel('Location').fill('The new wharf');
  await endSession(page, person.email, button(form, 'Save Details'));

  const dialog = againDialog(page);
  await expect(dialog).toBeVisible();
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await signInAgain(page, dialog, person);

  await expect(page).toHaveURL(`/festival/${id}`);
  await expect(form.getByLabel('Location')).toHaveValue('The new wharf');
  if (portalProvider === 'embedded') {
    await expect(form.getByText('Failed to save festival details.')).toBeVisible();
    // The button, or the field if the page's own message came before the click.
    await expect(form.locator(':focus')).toBeVisible();
  }
  await button(form, 'Save Details').press('Enter');
  await expectToast(page, 'Festival details saved successfully!');
  await expect(fact(page, 'Location')).toHaveText('The new wharf');
});

test('the event dialog waits below, and the page follows changes again afterwards @both', async ({
  page,
  context,
  colleague,
}) => {
  const person = await enrolAdministrator(page, 'waiting');
  const id = await store(page, 'Waiting');
  await page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  await page.getByRole('button', { name: /^Fog Signal/u }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Event' });
  await edited.getByLabel('Artist Name').fill('Fog Horn');
  // The last request that the page sends without input: otherwise it could find that the session has ended before the
  // click does.
  await expect(edited.getByRole('list', { name: 'Changes of this event' })).toBeVisible();
  await endSession(page, person.email, button(edited, 'Save Event'));
  await signInAgain(page, againDialog(page), person);
  await expect(edited.getByLabel('Artist Name')).toHaveValue('Fog Horn');
  await button(edited, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');

  await shareSession(context, colleague.context());
  await colleague.goto(`/festival/${id}/schedule?day=2027-09-03`);
  await colleague.getByRole('button', { name: /^Fog Horn/u }).click();
  const theirs = colleague.getByRole('dialog', { name: 'Edit Event' });
  await theirs.getByLabel('Artist Name').fill('Fog Bell');
  await button(theirs, 'Save Event').click();
  await expect(page.getByRole('button', { name: /^Fog Bell/u })).toBeVisible();
});

test('Sign in as somebody else leaves the page; the input comes back to its person only', async ({
  page,
}) => {
  const person = await enrolAdministrator(page, 'replaced');
  const id = await store(page, 'Replaced');
  const form = await editDetails(page, id);
  await form.getByLabel('Location').fill('Mine alone');
  await endSession(page, person.email, button(form, 'Save Details'));
  await button(againDialog(page), 'Sign in as somebody else').click();
  await expect(page).toHaveURL('/login');

  await enrolAdministrator(page, 'replacement');
  await page.goto(`/festival/${id}`);
  await expect(button(page, 'Edit Details')).toBeVisible();
  await page.goto('/');
  await signOut(page);

  const before = await countTexts(page.request, person.phone);
  await givePassword(page, person.email, person.password);
  await typeCode(page, await readCode(page.request, person.phone, before));
  await expect(page.getByText('All Festivals')).toBeVisible();
  await page.goto(`/festival/${id}`);
  await expect(form.getByLabel('Location')).toHaveValue('Mine alone');
});

test('an address opened while signed out is reached after signing in, but not after a logout @both', async ({
  page,
}) => {
  const { email, password, phone } = await enrolAdministrator(page, 'linked');
  const id = await store(page, 'Linked');
  const link = `/festival/${id}/schedule?day=2027-09-04`;
  await endSession(page, email, null);
  await page.goto(link);
  await expect(page).toHaveURL('/login');
  const before = await countTexts(page.request, phone);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await typeCode(page, await readCode(page.request, phone, before));
  await expect(page).toHaveURL(link);

  await page.goto('/');
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('back');
});
