import { button } from '../support/editing.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { test } from '../support/test.ts';
import {
  atEveryWidth,
  expectVisibleAtEveryWidth as see,
  expectVisibleText,
} from '../support/visible-text.ts';

const date = '2027-07-09';
const set = setsOn(date);
const festival = {
  name: 'Kiln Days',
  startDate: date,
  endDate: '2027-07-11',
  timezone: 'Europe/Warsaw',
  stages: ['Kiln', 'Yard'],
  sets: [set('Clay Parade', 'Kiln', '19:00', '20:00'), set('Glaze', 'Yard', '20:00', '21:30')],
};
const head = [festival.name, /Jul 9 - Jul 11, 2027/u, /A meadow/u, 'Details', 'Stages', 'Schedule'] as const;
const fields = ['Festival Name', 'Location', 'Start Date', 'End Date', 'Timezone', /^Cover Image/u] as const;

test('details and stages show every text of the specification @embedded', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await storeFestival(page, festival);
  await page.goto(`/festival/${id}`);
  await see(page, ...head, 'Edit Details');
  await button(page, 'Edit Details').click();
  await see(page, ...fields, 'Save Details', 'Cancel', 'Delete');
  await page.getByLabel('Festival Name').fill('');
  await button(page, 'Save Details').click();
  await see(page, 'Festival name is required');
  await page.getByLabel('Festival Name').fill(festival.name);
  await button(page, 'Delete').click();
  await see(page, 'Delete Festival', /cannot be undone/u);
  await button(page.getByRole('dialog'), 'Cancel').click();
  await page.getByLabel('Location').fill('A quay');
  await button(page, 'Save Details').click();
  await see(page, 'Festival details saved successfully!');

  await page.getByRole('tab', { name: 'Stages' }).click();
  await see(page, 'Edit Stages', ...festival.stages);
  await button(page, 'Edit Stages').click();
  await see(page, 'Add Stage', 'Save Stages', 'Cancel', ...festival.stages);
  await button(page, 'Save Stages').click();
  await see(page, 'Stages saved successfully!');

  await page.goto('/festival/none-such');
  await see(page, 'Festival not found', 'Return to Dashboard');
});

test('the schedule and its dialog show every text of the specification @embedded', async ({ page }) => {
  test.setTimeout(90_000);
  const id = await storeFestival(page, festival);
  await page.goto(`/festival/${id}/schedule`);
  await see(
    page,
    festival.name,
    /A meadow/u,
    /Jul 9 - Jul 11, 2027/u,
    'Festival Schedule',
    'Earliest First',
    'Upload Schedule',
    'Details',
    'Stages',
    'Schedule',
    /Fri/u,
    /Sat/u,
    /Sun/u,
    ...festival.stages,
    'Clay Parade',
    '7:00 PM - 8:00 PM',
    'Glaze',
    '8:00 PM - 9:30 PM',
  );
  await button(page, 'Add Event to Yard').click();
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  await button(dialog, 'Create Event').click();
  await see(
    page,
    'Create Event',
    'Artist Name',
    'Stage',
    'Date',
    'Start Time',
    'End Time',
    /^Image/u,
    'Yard',
  );
  await see(page, 'Artist name is required', 'Start time is required', 'End time is required', 'Fri, Jul 9');
  await dialog.getByLabel('Artist Name').fill('Slip');
  await dialog.getByLabel('Start Time').fill('22:00');
  await dialog.getByLabel('End Time').fill('23:00');
  await button(dialog, 'Create Event').click();
  await see(page, 'Event created successfully!');

  await page.getByRole('button', { name: /^Clay Parade/u }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Event' });
  await see(
    page,
    'Edit Event',
    'Artist Name',
    'Stage',
    'Date',
    'Start Time',
    'End Time',
    /^Image/u,
    'Delete',
  );
  await edited.getByLabel('Artist Name').fill('Clay Choir');
  await button(edited, 'Save Event').click();
  await see(page, 'Event updated successfully!');
  const question = page.getByRole('dialog', { name: /^Delete Clay/u });
  // Each width has a separate panel, and its confirmations belong to it.
  await atEveryWidth(page, async () => {
    await page.getByRole('button', { name: /^Clay Choir/u }).click();
    await button(edited, 'Delete').click();
    await expectVisibleText(page, 'Are you sure you want to delete this event?');
    await button(question, 'Cancel').click();
    await button(edited, 'Cancel').click();
  });
  await page.getByRole('button', { name: /^Clay Choir/u }).click();
  await button(edited, 'Delete').click();
  await button(question, 'Delete').click();
  await see(page, 'Event deleted successfully!');
});
