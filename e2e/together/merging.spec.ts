import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { soon } from '../support/following.ts';
import { unusedName } from '../support/festivals.ts';
import { expectDay } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { test as base } from '../support/two-people.ts';

const day = '2027-10-01';
const set = setsOn(day);
const festival = {
  startDate: day,
  endDate: '2027-10-02',
  timezone: 'Europe/Athens',
  stages: ['Agora', 'Hill'],
  sets: [set('Lyre', 'Agora', '18:00', '19:00')],
};

// A refused save is a response of the server.
const test = base.extend({ expectedErrors: [/the server responded with a status of 40[349]/u] });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Edit Event' });

/** Both people open the only set. */
async function openBoth(pages: readonly [Page, Page]): Promise<void> {
  const id = await storeFestival(pages[0], { ...festival, name: unusedName('Merged') });
  for (const page of pages) {
    await page.goto(`/festival/${id}/schedule`);
    await page.getByRole('button', { name: /^Lyre/u }).click();
    await expect(panel(page).getByLabel('Artist Name')).toHaveValue('Lyre');
  }
}

test('a note and a new time of one set are both stored, without a question @both', async ({
  page,
  other,
}) => {
  await openBoth([page, other.page]);
  const [mine, theirs] = [panel(page), panel(other.page)];
  await mine.getByLabel('Internal note').fill('Bring a ladder');
  await theirs.getByLabel('Start Time').fill('18:40');
  await button(theirs, 'Save Event').click();
  await expectToast(other.page, 'Event updated successfully!');
  await expect(mine.getByLabel('Start Time')).toHaveValue('18:40', soon);
  await expect(mine.getByLabel('Internal note')).toHaveValue('Bring a ladder');
  await button(mine, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  for (const one of [page, other.page]) await expectDay(one, day, ['Agora | Lyre | 6:40 PM - 7:40 PM']);
  await other.page.getByRole('button', { name: /^Lyre/u }).click();
  await expect(theirs.getByLabel('Internal note')).toHaveValue('Bring a ladder');
});

test('a field that both changed is asked with the name of the other, and the rest is merged @both', async ({
  page,
  other,
}) => {
  await openBoth([page, other.page]);
  const [mine, theirs] = [panel(page), panel(other.page)];
  await mine.getByLabel('Start Time').fill('18:35');
  await mine.getByLabel('Internal note').fill('Bring a ladder');
  await theirs.getByLabel('Start Time').fill('18:40');
  await button(theirs, 'Save Event').click();
  await expectToast(other.page, 'Event updated successfully!');
  await expect(mine.getByText('Someone else has changed this in the meantime.')).toBeVisible(soon);
  await button(mine, 'Save Event').click();
  await expect(mine.getByText(`${other.email} changed this while you were editing.`)).toBeVisible();
  await expect(mine.getByRole('row')).toHaveText([
    'FieldMineTheirs',
    'Start Time6:35 PM6:40 PM',
    'End Time7:35 PM7:40 PM',
  ]);
  await button(mine, 'Take Theirs').click();
  await expectToast(page, 'Event updated successfully!');
  for (const one of [page, other.page]) await expectDay(one, day, ['Agora | Lyre | 6:40 PM - 7:40 PM']);
  await page.getByRole('button', { name: /^Lyre/u }).click();
  await expect(mine.getByLabel('Internal note')).toHaveValue('Bring a ladder');
});
