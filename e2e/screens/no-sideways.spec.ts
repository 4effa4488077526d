import type { Page } from '@playwright/test';
import { createAdministrator, unusedPhone } from '../support/accounts.ts';
import { oddColumns } from '../support/any-files.ts';
import { button, editDetails, editStages } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { entries, openEntry } from '../support/history.ts';
import { countTexts, readCode, readResetLink } from '../support/outbox.ts';
import { openMore } from '../support/schedule.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { givePassword, signOut, typeCode } from '../support/sign-in.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const days = ['2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09'] as const;
/** Names that no line of a phone has room for, one of them without a space. */
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
/** A lineup as people send it, with rows that have problems. */
const lineup = jsonFile({
  events: [
    ...festival.sets,
    { artistName: names.word, stage: 'Somewhere Entirely Different', date: '2028-01-01', timeStart: '' },
    { artistName: '', stage: 'Butte', date: days[0], timeStart: '22:00', timeEnd: '23:00' },
  ],
});

test.use({ viewport: { width: 390, height: 740 }, hasTouch: true });

const store = (page: Page) => storeFestival(page, { ...festival, name: unusedName('Narrow') });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens a tab of a festival, by the end of its address. */
const tab = (path: string) => async (page: Page) => {
  const id = await store(page);
  await page.goto(`/festival/${id}/${path}`);
  await expect(page.getByRole('main')).toBeVisible();
  return id;
};

async function openSchedule(page: Page): Promise<string> {
  const id = await tab(`schedule?day=${days[0]}`)(page);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  return id;
}

async function openReview(page: Page): Promise<void> {
  await uploadFile(page, await store(page), lineup);
  await expectReview(page, 14);
}

/** The address of the published lineup. */
async function publish(page: Page): Promise<string> {
  await tab('publish')(page);
  await button(page, 'Publish now').click();
  const question = dialog(page, /^Publish with/u);
  const link = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  await expect(question.or(link).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: /^Publish/u }).click();
  return (await link.getAttribute('href')) ?? '';
}

/** Every screen: how it is reached. It is looked at as it is in the end. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  dashboard: async (page) => {
    await store(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'All Festivals' })).toBeVisible();
  },
  'create festival': async (page) => {
    await page.goto('/');
    await button(page, 'Create Festival').click();
    await expect(dialog(page, 'Create Festival')).toBeVisible();
  },
  'a page that does not exist': async (page) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('main')).toBeVisible();
  },
  'a festival that does not exist': async (page) => {
    await page.goto('/festival/nowhere/schedule');
    await expect(page.getByRole('main')).toBeVisible();
  },
  details: async (page) => {
    await tab('details')(page);
    await expect(page.getByRole('heading', { name: 'Festival Details' })).toBeVisible();
  },
  'the form of the details': async (page) => {
    await expect(await editDetails(page, await store(page))).toBeVisible();
  },
  stages: async (page) => {
    await tab('stages')(page);
    await expect(page.getByText(names.stage).first()).toBeVisible();
  },
  'the editor of the stages': async (page) => {
    await expect(await editStages(page, await store(page))).toBeVisible();
  },
  schedule: openSchedule,
  'the schedule at one time': async (page) => {
    await openSchedule(page);
    await page
      .getByRole('button', { name: /^On at \d/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^On at \d/u })).toBeVisible();
  },
  'the list of sets': async (page) => {
    await tab('schedule?view=list')(page);
    await expect(page.getByRole('grid')).toBeVisible();
  },
  'a set': async (page) => {
    await openSchedule(page);
    await page.locator('[data-event]').first().click();
    await expect(dialog(page, 'Edit Event')).toBeVisible();
  },
  'a new set': async (page) => {
    await openSchedule(page);
    await button(page, `Add Event to ${names.stage}`).click();
    await expect(page.getByRole('dialog').getByLabel('Artist Name')).toBeVisible();
  },
  conflicts: async (page) => {
    await openSchedule(page);
    await page.getByRole('button', { name: /^\d+ conflicts?$/u }).click();
    await expect(page.getByRole('region', { name: 'All conflicts' })).toBeVisible();
  },
  'unplaced acts': async (page) => {
    await openSchedule(page);
    await button(page, '0 unplaced').click();
    await page.getByLabel('Add acts').fill(names.orchestra);
    await page.keyboard.press('Enter');
    const act = page.getByRole('region', { name: 'Unplaced acts' }).getByText(names.orchestra).first();
    await expect(act).toBeVisible();
    await expectNothingSideways(page);
    await act.click();
    await expect(dialog(page, /^Place/u)).toBeVisible();
  },
  'the menu More': async (page) => {
    await openSchedule(page);
    await openMore(page);
    await expect(button(page, 'Import Spreadsheet')).toBeVisible();
    await expectNothingSideways(page);
    await button(page, 'Import Spreadsheet').click();
    await expect(dialog(page, 'Import Spreadsheet')).toBeVisible();
  },
  palette: async (page) => {
    await openSchedule(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to', exact: true }).fill('Serene');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  history: async (page) => {
    await openSchedule(page);
    await page.locator('[data-event]').first().click();
    await dialog(page, 'Edit Event').getByLabel('Artist Name').fill(`${names.word} ${names.orchestra}`);
    await button(dialog(page, 'Edit Event'), 'Save Event').click();
    await expect(dialog(page, 'Edit Event')).toBeHidden();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(entries(page).first()).toBeVisible();
    await expectNothingSideways(page);
    await button(await openEntry(page, names.word), 'Restore to here').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  publish: async (page) => {
    await tab('publish')(page);
    await expect(button(page, 'Publish now')).toBeVisible();
    await expectNothingSideways(page);
    await button(page, 'Publish now').click();
    await expect(dialog(page, /^Publish with/u)).toBeVisible();
  },
  'what is published': async (page) => {
    await publish(page);
    await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
  },
  'a new preview link': async (page) => {
    await tab('publish')(page);
    await button(page, 'Create a Preview Link').click();
    await expect(page.getByRole('dialog').getByLabel('What it is for')).toBeVisible();
  },
  'first step of the wizard': async (page) => {
    await tab('upload')(page);
    await expect(button(page, 'Upload')).toBeVisible();
  },
  'the columns of a file': async (page) => {
    await tab('upload')(page);
    await page.getByRole('radio', { name: 'Spreadsheet' }).check();
    await chooseFile(page, oddColumns);
    await button(page, 'Upload').click();
    await expect(page.getByRole('heading', { name: 'What do the columns stand for?' })).toBeVisible();
  },
  'second step of the wizard': async (page) => {
    await page.route('**/api/functions/processUpload', () => {});
    await uploadFile(page, await store(page), lineup);
    await expect(page.getByRole('heading', { name: 'Processing Your File' })).toBeVisible();
  },
  'third step of the wizard': openReview,
  'fourth step of the wizard': async (page) => {
    await openReview(page);
    await page.goto(page.url().replace('step=3', 'step=4'));
    await expect(page.getByRole('heading', { name: 'Save Events' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`nothing scrolls sideways on a phone: ${name} @embedded`, async ({ page }) => {
    await open(page);
    await expectNothingSideways(page);
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
