import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button, editDetails, editStages, stageNames } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile } from '../support/picture.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test as base } from '../support/test.ts';

// The conflict on screen is a response of the server.
const test = base.extend({ expectedErrors: [/the server responded with a status of 409/u] });

const date = '2027-06-18';
const festival = {
  startDate: date,
  endDate: '2027-06-20',
  timezone: 'Europe/Madrid',
  stages: ['Patio', 'A Stage With Quite a Long Name Beside the Old Lighthouse'],
  sets: ['19:00', '19:30'].map((timeStart) => ({
    artistName: `The ${timeStart} Orchestra of the Lower Harbour`,
    stage: 'Patio',
    date,
    timeStart,
    timeEnd: '21:00',
  })),
};

/** What to check: `show` opens it in a new festival and calls `check` for each state. */
interface Shown {
  readonly name: string;
  readonly show: (page: Page, id: string, check: () => Promise<void>, colleague: Page) => Promise<void>;
}

const shown: readonly Shown[] = [
  {
    name: 'details, their form, its refusals and the question of Delete',
    show: async (page, id, check) => {
      await page.goto(`/festival/${id}`);
      await expect(button(page, 'Edit Details')).toBeVisible();
      await check();
      const form = await editDetails(page, id);
      await form.getByLabel('Cover Image').setInputFiles(await pictureFile(page, 'cover.png'));
      await form.getByLabel('Festival Name').fill('');
      await button(form, 'Save Details').click();
      await expect(form.getByText('Festival name is required').first()).toBeVisible();
      await check();
      await button(form, 'Delete').click();
      await expect(page.getByRole('dialog', { name: 'Delete Festival' })).toBeVisible();
      await check();
    },
  },
  {
    name: 'question about the timezone',
    show: async (page, id, check) => {
      const form = await editDetails(page, id);
      await form.getByLabel('Timezone').selectOption('Asia/Tokyo');
      await form.getByLabel('End Date').fill('2027-06-25');
      await form.getByLabel('Start Date').fill('2027-06-19');
      await button(form, 'Save Details').click();
      await expect(page.getByRole('dialog', { name: 'Change the timezone?' })).toBeVisible();
      await check();
    },
  },
  {
    name: 'stages, their editor, the question about a removal and a refusal',
    show: async (page, id, check) => {
      await page.goto(`/festival/${id}/stages`);
      await expect(button(page, 'Edit Stages')).toBeVisible();
      await check();
      const editor = await editStages(page, id);
      await button(editor, 'Add Stage').click();
      await stageNames(editor).nth(2).fill('Patio');
      await button(editor, 'Save Stages').click();
      await expect(editor.getByText('Each stage needs a different name.')).toBeVisible();
      await check();
      await button(editor, 'Remove Patio').first().click();
      await expect(page.getByRole('dialog', { name: 'Remove “Patio”?' })).toBeVisible();
      await check();
    },
  },
  {
    name: 'event dialog, its refusals and its question',
    show: async (page, id, check) => {
      await page.goto(`/festival/${id}/schedule`);
      await page.getByRole('button', { name: /^The 19:00 Orchestra/u }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Event' });
      await dialog.getByLabel('Image').setInputFiles(await pictureFile(page, 'band.png'));
      await dialog.getByLabel('Artist Name').fill('');
      await button(dialog, 'Save Event').click();
      await expect(dialog.getByText('Artist name is required')).toBeVisible();
      await check();
      await button(dialog, 'Delete').click();
      await expect(page.getByRole('dialog', { name: /^Delete The/u })).toBeVisible();
      await check();
    },
  },
  {
    name: 'choice between two versions of an event',
    show: async (page, id, check, colleague) => {
      for (const one of [page, colleague]) {
        await one.goto(`/festival/${id}/schedule`);
        await one.getByRole('button', { name: /^The 19:00 Orchestra/u }).click();
      }
      const mine = page.getByRole('dialog', { name: 'Edit Event' });
      await mine.getByLabel('Artist Name').fill('My Orchestra');
      const theirs = colleague.getByRole('dialog', { name: 'Edit Event' });
      await theirs.getByLabel('Artist Name').fill('Their Orchestra');
      await button(theirs, 'Save Event').click();
      await expect(mine.getByText('Someone else has changed this in the meantime.')).toBeVisible();
      await check();
      await button(mine, 'Save Event').click();
      await expect(button(mine, 'Keep Mine')).toBeVisible();
      await check();
    },
  },
  {
    name: 'choice between two versions of the details',
    show: async (page, id, check, colleague) => {
      const mine = await editDetails(page, id);
      await mine.getByLabel('Location').fill('Here');
      const theirs = await editDetails(colleague, id);
      await theirs.getByLabel('Location').fill('There');
      await button(theirs, 'Save Details').click();
      await expect(mine.getByText('Someone else has changed this in the meantime.')).toBeVisible();
      await button(mine, 'Save Details').click();
      await expect(page.getByRole('dialog', { name: 'Which version stays?' })).toBeVisible();
      await check();
    },
  },
  {
    name: 'page of a festival that is not there',
    show: async (page, _id, check) => {
      await page.goto('/festival/none-such');
      await expect(page.getByRole('heading', { name: 'Festival not found' })).toBeVisible();
      await check();
    },
  },
];

for (const { name, show } of shown) {
  test(`the ${name} can be used by everyone and fit the window, light and dark @narrow`, async ({
    page,
    colleague,
  }) => {
    test.setTimeout(120_000);
    const id = await storeFestival(page, { ...festival, name: unusedName('Screens') });
    await show(page, id, () => checkBothSchemes(page), colleague);
  });
}
