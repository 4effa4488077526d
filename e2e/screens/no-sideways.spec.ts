import type { Locator, Page } from '@playwright/test';
import { createAdministrator, unusedPhone } from '../support/accounts.ts';
import { oddColumns } from '../support/any-files.ts';
import { button, editDetails, editStages } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { entries, openEntry } from '../support/history.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { countTexts, readCode, readResetLink } from '../support/outbox.ts';
import { openMore } from '../support/schedule.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { givePassword, signOut, typeCode } from '../support/sign-in.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const days = ['2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09'] as const;
/** Names that are too long for a line of a phone, one of them without a space. */
const names = {
  orchestra: 'The Most Serene Orchestra of Upper Pagosa Springs and Surroundings',
  word: 'Donaudampfschifffahrtsgesellschaftskapelle',
  arabic: 'فرقة النور والموسيقى الشعبية من أقصى الجنوب',
  stage: 'Field Behind the Old Orchard of the Lower Harbour',
} as const;
const festival = {
  startDate: days[0],
  endDate: days[3],
  timezone: 'America/Denver',
  stages: [names.stage, 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: days.flatMap((date) => {
    const set = setsOn(date);
    return [
      set(names.orchestra, names.stage, '18:00', '19:30'),
      set(names.word, names.stage, '19:00', '20:30'),
      set(names.arabic, 'Canyon', '19:00', '20:30'),
    ];
  }),
};
/** A realistic lineup, with rows that have problems. */
const lineup = jsonFile({
  events: [
    ...festival.sets,
    { artistName: names.word, stage: 'Somewhere Entirely Different', date: '2028-01-01', timeStart: '' },
    { artistName: '', stage: 'Butte', date: days[0], timeStart: '22:00', timeEnd: '23:00' },
  ],
});

const viewport = { width: 390, height: 740 };
test.use({ viewport, hasTouch: true });

const store = (page: Page) => storeFestival(page, { ...festival, name: unusedName('Narrow') });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens a tab of a festival, by the end of its address. */
async function openTab(page: Page, id: string, path: string): Promise<void> {
  await page.goto(`/festival/${id}/${path}`);
  await expect(page.getByRole('main')).toBeVisible();
}

async function openSchedule(page: Page, id: string): Promise<void> {
  await openTab(page, id, `schedule?day=${days[0]}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
}

/** Checks a screen on each phone, then restores the window of the test. */
async function look(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectNothingSideways(page);
    await page.setViewportSize(viewport);
  });
}

async function closeByEscape(page: Page, opened: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

/** The address of the published lineup. */
async function publish(page: Page): Promise<string> {
  await button(page, 'Publish now').click();
  const question = dialog(page, /^Publish with/u);
  await expect(question).toBeVisible();
  await look(page, 'what is asked before publishing');
  await question.getByRole('button', { name: /^Publish/u }).click();
  const link = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  return (await link.getAttribute('href')) ?? '';
}

async function changeOneSet(page: Page): Promise<void> {
  await page.locator('[data-event]').first().click();
  const edit = dialog(page, 'Edit Event');
  await edit.getByLabel('Artist Name').fill(`${names.word} ${names.orchestra}`);
  await button(edit, 'Save Event').click();
  await expect(edit).toBeHidden();
}

/** Every screen, in several walks, each a separate step. */
const walks: Readonly<Record<string, (page: Page, id: string) => Promise<unknown>>> = {
  'the dashboard, and addresses of nothing': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'All Festivals' })).toBeVisible();
    await look(page, 'dashboard');
    await button(page, 'Create Festival').click();
    await expect(dialog(page, 'Create Festival')).toBeVisible();
    await look(page, 'create festival');
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('main')).toBeVisible();
    await look(page, 'a page that does not exist');
    await page.goto('/festival/nowhere/schedule');
    await expect(page.getByRole('main')).toBeVisible();
    await look(page, 'a festival that does not exist');
  },
  'details and stages': async (page, id) => {
    await openTab(page, id, 'details');
    await expect(page.getByRole('heading', { name: 'Festival Details' })).toBeVisible();
    await look(page, 'details');
    await expect(await editDetails(page, id)).toBeVisible();
    await look(page, 'the form of the details');
    await openTab(page, id, 'stages');
    await expect(page.getByText(names.stage).first()).toBeVisible();
    await look(page, 'stages');
    await expect(await editStages(page, id)).toBeVisible();
    await look(page, 'the editor of the stages');
  },
  'the schedule and what opens over it': async (page, id) => {
    await openSchedule(page, id);
    await look(page, 'schedule');
    await page.locator('[data-event]').first().click();
    await expect(dialog(page, 'Edit Event')).toBeVisible();
    await look(page, 'a set');
    await closeByEscape(page, dialog(page, 'Edit Event'));
    await button(page, `Add Event to ${names.stage}`).click();
    const artist = page.getByRole('dialog').getByLabel('Artist Name');
    await expect(artist).toBeVisible();
    await look(page, 'a new set');
    await closeByEscape(page, artist);
    await page.keyboard.press('Control+k');
    const goTo = page.getByRole('combobox', { name: 'Go to', exact: true });
    await goTo.fill('Serene');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await look(page, 'palette');
    await closeByEscape(page, goTo);
    await openMore(page);
    await expect(button(page, 'Import Spreadsheet')).toBeVisible();
    await look(page, 'the menu More');
    await button(page, 'Import Spreadsheet').click();
    await expect(dialog(page, 'Import Spreadsheet')).toBeVisible();
    await look(page, 'import of a spreadsheet');
  },
  'the other views of the schedule': async (page, id) => {
    await openTab(page, id, 'schedule?view=list');
    await expect(page.getByRole('grid')).toBeVisible();
    await look(page, 'the list of sets');
    await openSchedule(page, id);
    await page
      .getByRole('button', { name: /^On at \d/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^On at \d/u })).toBeVisible();
    await look(page, 'the schedule at one time');
    await openSchedule(page, id);
    await page.getByRole('button', { name: /^\d+ conflicts?$/u }).click();
    await expect(page.getByRole('region', { name: 'All conflicts' })).toBeVisible();
    await look(page, 'conflicts');
    await openSchedule(page, id);
    await button(page, '0 unplaced').click();
    await page.getByLabel('Add acts').fill(names.orchestra);
    await page.keyboard.press('Enter');
    const act = page.getByRole('region', { name: 'Unplaced acts' }).getByText(names.orchestra).first();
    await expect(act).toBeVisible();
    await look(page, 'unplaced acts');
    await act.click();
    await expect(dialog(page, /^Place/u)).toBeVisible();
    await look(page, 'a place for an unplaced act');
  },
  'history and publishing': async (page, id) => {
    await openSchedule(page, id);
    await changeOneSet(page);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(entries(page).first()).toBeVisible();
    await look(page, 'history');
    await button(await openEntry(page, names.word), 'Restore to here').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'an earlier state');
    await openTab(page, id, 'publish');
    await expect(button(page, 'Publish now')).toBeVisible();
    await look(page, 'publish');
    await publish(page);
    await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
    await look(page, 'what is published');
    await button(page, 'Create a Preview Link').click();
    await expect(page.getByRole('dialog').getByLabel('What it is for')).toBeVisible();
    await look(page, 'a new preview link');
  },
  'the steps of the wizard': async (page, id) => {
    await openTab(page, id, 'upload');
    await expect(button(page, 'Upload')).toBeVisible();
    await look(page, 'first step of the wizard');
    await page.getByRole('radio', { name: 'Spreadsheet' }).check();
    await chooseFile(page, oddColumns);
    await button(page, 'Upload').click();
    await expect(page.getByRole('heading', { name: 'What do the columns stand for?' })).toBeVisible();
    await look(page, 'the columns of a file');
    const goOn = await holdRequests(page, '**/api/functions/processUpload');
    await uploadFile(page, id, lineup);
    await expect(page.getByRole('heading', { name: 'Processing Your File' })).toBeVisible();
    await look(page, 'second step of the wizard');
    goOn();
    await expectReview(page, 14);
    await look(page, 'third step of the wizard');
    await page.goto(page.url().replace('step=3', 'step=4'));
    await expect(page.getByRole('heading', { name: 'Save Events' })).toBeVisible();
    await look(page, 'fourth step of the wizard');
  },
};

for (const [name, walk] of Object.entries(walks)) {
  test(`nothing scrolls sideways on a phone: ${name} @embedded`, async ({ page }) => {
    test.setTimeout(120_000);
    await walk(page, await store(page));
  });
}

test.describe('signed out', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    expectedErrors: [/the server responded with a status of 40[01]/u],
  });

  test('nothing scrolls sideways on a phone: sign-in, enrolment, code and reset @embedded', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { email, password } = await createAdministrator('narrow-window-of-a-long-name');
    const phone = unusedPhone();
    await givePassword(page, email, 'not the password');
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await expectNothingSideways(page);
    await givePassword(page, email, password);
    await expect(button(page, 'Continue to Phone Setup')).toBeVisible();
    await expectNothingSideways(page);
    await button(page, 'Continue to Phone Setup').click();
    await expect(page.getByLabel('Phone Number')).toBeVisible();
    await expectNothingSideways(page);
    await page.getByLabel('Phone Number').fill(phone.national);
    let before = await countTexts(page.request, phone.e164);
    await button(page, 'Send Verification Code').click();
    const code = await readCode(page.request, phone.e164, before);
    await expect(page.getByLabel('Verification Code')).toBeVisible();
    await expectNothingSideways(page);
    await typeCode(page, code);
    await expect(page.getByText('All Festivals')).toBeVisible();
    await signOut(page);

    before = await countTexts(page.request, phone.e164);
    await givePassword(page, email, password);
    await expect(page.getByLabel('Verification Code')).toBeVisible();
    await expectNothingSideways(page);
    await readCode(page.request, phone.e164, before);

    await button(page, 'Back to Login').click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot your password' }).click();
    await page.goto(await readResetLink(page.request, email));
    await expect(page.getByLabel('Repeat new password')).toBeVisible();
    await expectNothingSideways(page);
  });
});

test.describe('the public pages', () => {
  test.use({ expectedErrors: [/the server responded with a status of 404/u] });

  test('do not scroll sideways on a phone, nor do a preview and an address of nothing @embedded', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openTab(page, await store(page), 'publish');
    const address = await publish(page);
    await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
    await button(page, 'Create a Preview Link').click();
    const create = page.getByRole('dialog');
    await create.getByLabel('What it is for').fill('Radio');
    await create.getByRole('radio', { name: /^Shown/u }).check();
    await button(create, 'Create Link').click();
    const preview = await page.getByRole('dialog').getByLabel('Address', { exact: true }).inputValue();
    await expectNothingSideways(page);

    for (const shown of [address, preview]) {
      await page.goto(shown);
      await expect(page.getByText(names.word).first()).toBeVisible();
      await expectNothingSideways(page);
    }
    await page.goto(address);
    await page.getByRole('link', { name: names.word }).first().click();
    await expect(page.getByRole('dialog', { name: names.word })).toBeVisible();
    await expectNothingSideways(page);
    for (const date of days) {
      await page.goto(`${address}?reload=${date}#${date}`);
      await expectNothingSideways(page);
    }
    await page.goto(`${address}/artists`);
    await expect(page.getByText(names.word).first()).toBeVisible();
    await expectNothingSideways(page);
    for (const nothing of [`${address}/nothing`, `${address}-nothing`, '/preview/nothing']) {
      await page.goto(nothing);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNothingSideways(page);
    }
  });
});
