import { button, editDetails } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs, expectDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const set = (artistName: string, date: string, timeStart: string, timeEnd: string) => ({
  artistName,
  stage: 'Quay',
  date,
  timeStart,
  timeEnd,
});
const festival = {
  startDate: '2027-06-04',
  endDate: '2027-06-06',
  timezone: 'Europe/Lisbon',
  stages: ['Quay'],
  sets: [
    set('Noon Choir', '2027-06-04', '12:00', '13:00'),
    set('Late Ferry', '2027-06-05', '22:30', '23:45'),
    set('Farewell', '2027-06-06', '18:00', '19:30'),
  ],
};

test('a new timezone keeps the clock times unless one says otherwise @both', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Clocks') });
  const form = await editDetails(page, id);
  await form.getByLabel('Timezone').selectOption('Europe/Berlin');
  await button(form, 'Save Details').click();
  const question = page.getByRole('dialog', { name: 'Change the timezone?' });
  await expect(question).toContainText('This affects 3 events');
  await expect(question.getByLabel('Clock times')).toBeChecked();
  await expect(question).toContainText(
    'Noon Choir stays at 12:00 PM. 3 events will take place at a different moment.',
  );
  await button(question, 'Back to Editing').click();
  await expect(form.getByLabel('Timezone')).toHaveValue('Europe/Berlin');

  await button(form, 'Save Details').click();
  await button(question, 'Change Timezone').click();
  await expectToast(page, 'Festival details saved successfully!');
  await page.goto(`/festival/${id}/schedule`);
  await expectDay(page, '2027-06-05', ['Quay | Late Ferry | 10:30 PM - 11:45 PM']);
});

test('a new timezone keeps the instants where that is chosen, and says who changes the day', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Instants') });
  const form = await editDetails(page, id);
  await form.getByLabel('Timezone').selectOption('Asia/Tokyo');
  await button(form, 'Save Details').click();
  const question = page.getByRole('dialog', { name: 'Change the timezone?' });
  await expect(question).toContainText(
    'Noon Choir at 12:00 PM moves to 8:00 PM on the clock. 2 events will move to another day.',
  );
  await question.getByLabel('Moments in time').check();
  await expect(question).toContainText("1 event would fall outside the festival's days");
  await expect(question.getByRole('listitem')).toHaveText('Farewell, Sun, Jun 6, 6:00 PM, Quay');
  await button(question, 'Change Timezone').click();
  await expectToast(page, 'Festival details saved successfully!');

  await page.goto(`/festival/${id}/schedule`);
  await expectDay(page, '2027-06-04', ['Quay | Noon Choir | 8:00 PM - 9:00 PM']);
  await expectDay(page, '2027-06-06', ['Quay | Late Ferry | 6:30 AM - 7:45 AM']);
  await expect(dayTabs(page).filter({ hasText: 'Outside dates' })).toBeVisible();
});

test('a festival planned by other rules of its timezone asks once what stays', async ({ page }) => {
  const planned = { ...festival, startDate: '2024-06-04', endDate: '2024-06-06', plannedOffsets: '0' };
  const sets = [set('Noon Choir', '2024-06-04', '12:00', '13:00')];
  const id = await storeFestival(page, { ...planned, sets, name: unusedName('Rules') });
  const noon = ['Quay | Noon Choir | 12:00 PM - 1:00 PM'];
  await page.goto(`/festival/${id}/schedule`);
  const question = page.getByRole('dialog', { name: 'The timezone’s rules have changed' });
  await expect(question).toContainText('The clocks of Lisbon (Europe/Lisbon) no longer run as they did');
  await expect(question).toContainText(
    'Noon Choir stays at 12:00 PM. 1 event will take place at a different moment.',
  );
  await button(question, 'Decide Later').click();
  await expectDay(page, '2024-06-04', noon);

  await page.reload();
  await question.getByLabel('Moments in time').check();
  await expect(question).toContainText('Noon Choir at 12:00 PM moves to 1:00 PM on the clock.');
  await question.getByLabel('Clock times').check();
  await button(question, 'Update Festival').click();
  await expectToast(page, 'Festival details saved successfully!');
  await expectDay(page, '2024-06-04', noon);

  await page.reload();
  await expectDay(page, '2024-06-04', noon);
  await expect(question).toBeHidden();
});

test('new dates list the events that would fall outside, and lose none', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Shorter') });
  const form = await editDetails(page, id);
  await form.getByLabel('Start Date').fill('2027-06-05');
  await button(form, 'Save Details').click();
  const question = page.getByRole('dialog', { name: 'Some events would fall outside' });
  await expect(question).toContainText("1 event would fall outside the festival's days");
  await expect(question.getByRole('listitem')).toHaveText('Noon Choir, Fri, Jun 4, 12:00 PM, Quay');
  await button(question, 'Save Anyway').click();
  await expectToast(page, 'Festival details saved successfully!');

  await page.goto(`/festival/${id}/schedule`);
  await dayTabs(page).filter({ hasText: 'Outside dates' }).click();
  await expect(page.getByRole('button', { name: /^Noon Choir, Fri, Jun 4, 12:00 PM/u })).toBeVisible();
});
