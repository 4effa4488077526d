import type { Page } from '@playwright/test';
import { button, editDetails, editStages, expectStageNames, fact, stageNames } from '../support/editing.ts';
import { soon } from '../support/following.ts';
import { unusedName } from '../support/festivals.ts';
import { expectDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test as base } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const day = '2027-10-01';
const festival = {
  startDate: day,
  endDate: '2027-10-02',
  timezone: 'Europe/Athens',
  stages: ['Agora', 'Hill'],
  sets: [{ artistName: 'Lyre', stage: 'Agora', date: day, timeStart: '18:00', timeEnd: '19:00' }],
};

// A refused save is a response of the server.
const test = base.extend({ expectedErrors: [/the server responded with a status of 40[349]/u] });

const store = (page: Page) => storeFestival(page, { ...festival, name: unusedName('Both') });
const choice = (page: Page) => page.getByRole('dialog', { name: 'Which version stays?' });

/** Changes the location of the festival and saves it. */
async function saveLocation(page: Page, location: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Festival Details' });
  await form.getByLabel('Location').fill(location);
  await button(form, 'Save Details').click();
}

for (const { answer, location } of [
  { answer: 'Keep Mine', location: 'My harbour' },
  { answer: 'Take Theirs', location: 'Their harbour' },
]) {
  test(`details that a colleague has changed as well: ${answer} @both`, async ({ page, colleague }) => {
    const id = await store(page);
    const form = await editDetails(page, id);
    await form.getByLabel('Location').fill('My harbour');
    await editDetails(colleague, id);
    await saveLocation(colleague, 'Their harbour');
    await expectToast(colleague, 'Festival details saved successfully!');
    await expect(form.getByText('Someone else has changed this in the meantime.')).toBeVisible(soon);
    await expect(form.getByLabel('Location')).toHaveValue('My harbour');

    await button(form, 'Save Details').click();
    await expect(choice(page).getByRole('row', { name: /Location/u })).toHaveText(
      'LocationMy harbourTheir harbour',
    );
    await expect(fact(colleague, 'Location')).toHaveText('Their harbour');
    await button(choice(page), answer).click();
    await expect(form).toBeHidden();
    for (const one of [page, colleague]) await expect(fact(one, 'Location')).toHaveText(location);
  });
}

for (const { answer, stages } of [
  { answer: 'Keep Mine', stages: [/^Temple/u, /^Hill/u] },
  { answer: 'Take Theirs', stages: [/^Agora/u, /^Hill/u, /^Port/u] },
]) {
  test(`stages that a colleague has changed as well: ${answer}`, async ({ page, colleague }) => {
    const id = await store(page);
    const mine = await editStages(page, id);
    await stageNames(mine).nth(0).fill('Temple');
    const theirs = await editStages(colleague, id);
    await button(theirs, 'Add Stage').click();
    await stageNames(theirs).nth(2).fill('Port');
    await button(theirs, 'Save Stages').click();
    await expectToast(colleague, 'Stages saved successfully!');
    await expect(mine.getByText('Someone else has changed this in the meantime.')).toBeVisible(soon);
    await expectStageNames(mine, ['Temple', 'Hill']);

    await button(mine, 'Save Stages').click();
    await expect(choice(page).getByRole('row', { name: /Stages/u })).toBeVisible();
    await button(choice(page), answer).click();
    await expect(mine).toBeHidden();
    for (const one of [page, colleague]) {
      const rows = one.getByRole('tabpanel', { name: 'Stages' }).getByRole('listitem');
      await expect(rows).toHaveText(stages);
    }
  });
}

/** Two people have the same event open, and the colleague's change of the start is already stored. */
async function openBoth(page: Page, colleague: Page) {
  const id = await store(page);
  for (const one of [page, colleague]) {
    await one.goto(`/festival/${id}/schedule`);
    await one.getByRole('button', { name: /^Lyre/u }).click();
    await expect(eventDialog(one).getByLabel('Artist Name')).toHaveValue('Lyre');
  }
  return { mine: eventDialog(page), theirs: eventDialog(colleague) };
}

function eventDialog(page: Page) {
  return page.getByRole('dialog', { name: /^(?:Create|Edit) Event$/u });
}

for (const { answer, card } of [
  { answer: 'Keep Mine', card: 'Agora | Kithara | 6:00 PM - 7:30 PM' },
  { answer: 'Take Theirs', card: 'Agora | Aulos | 6:00 PM - 7:30 PM' },
]) {
  test(`an event that a colleague has changed as well: ${answer} @both`, async ({ page, colleague }) => {
    const { mine, theirs } = await openBoth(page, colleague);
    await mine.getByLabel('Artist Name').fill('Kithara');
    await theirs.getByLabel('Artist Name').fill('Aulos');
    await theirs.getByLabel('End Time').fill('19:30');
    await button(theirs, 'Save Event').click();
    await expectToast(colleague, 'Event updated successfully!');
    await expect(mine.getByText('Someone else has changed this in the meantime.')).toBeVisible(soon);

    await button(mine, 'Save Event').click();
    await expect(mine.getByRole('row', { name: /Artist Name/u })).toHaveText('Artist NameKitharaAulos');
    await expect(mine.getByRole('row', { name: /End Time/u })).toHaveCount(0);
    await button(mine, answer).click();
    if (answer === 'Take Theirs') await button(mine, 'Save Event').click();
    await expect(mine).toBeHidden();
    for (const one of [page, colleague]) await expectDay(one, day, [card]);
  });
}

test('an event that a colleague changes follows in a dialog that nobody has touched', async ({
  page,
  colleague,
}) => {
  const { mine, theirs } = await openBoth(page, colleague);
  await theirs.getByLabel('Artist Name').fill('Aulos');
  await button(theirs, 'Save Event').click();
  await expect(mine.getByLabel('Artist Name')).toHaveValue('Aulos', soon);
});

test('an event that a colleague has deleted is only added again on purpose @both', async ({
  page,
  colleague,
}) => {
  const { mine, theirs } = await openBoth(page, colleague);
  await mine.getByLabel('Artist Name').fill('Kithara');
  await button(theirs, 'Delete').click();
  await button(colleague.getByRole('dialog', { name: 'Delete Lyre?' }), 'Delete').click();
  await expectToast(colleague, 'Event deleted successfully!');
  await expect(mine.getByText('Someone else has deleted this event.')).toBeVisible(soon);
  await expect(mine.getByLabel('Artist Name')).toHaveValue('Kithara');
  await button(mine, 'Create Event').click();
  await expect(mine).toBeHidden();
  for (const one of [page, colleague]) {
    await expectDay(one, day, ['Agora | Kithara | 6:00 PM - 7:00 PM']);
  }
});
