import { answerLeaving, button, editDetails, fact } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile, tooLargePicture } from '../support/picture.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const festival = {
  startDate: '2027-06-04',
  endDate: '2027-06-06',
  timezone: 'Europe/Lisbon',
  stages: ['Quay', 'Loft'],
};

test('all details are changed, saved and still there after a reload @narrow @both', async ({ page }) => {
  const name = unusedName('Tide Tables');
  const form = await editDetails(page, await storeFestival(page, { ...festival, name: unusedName('Draft') }));
  await form.getByLabel('Festival Name').fill(name);
  await form.getByLabel('Location').fill('Pier 4, Porto');
  await form.getByLabel('Start Date').fill('2027-06-03');
  await form.getByLabel('End Date').fill('2027-06-07');
  await form.getByLabel('Start Time').fill('15:30');
  await form.getByLabel('End Time').fill('22:00');
  await form.getByLabel('Timezone').selectOption('America/New_York');
  await form.getByLabel('Festival day starts at').fill('06:00');
  await form.getByLabel('Cover Image').setInputFiles(await pictureFile(page, 'pier.png'));
  await expect(form.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await button(form, 'Save Details').click();
  await expectToast(page, 'Festival details saved successfully!');

  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('Jun 3 - Jun 7, 2027')).toBeVisible();
    await expect(fact(page, 'Festival Name')).toHaveText(name);
    await expect(fact(page, 'Location')).toHaveText('Pier 4, Porto');
    await expect(fact(page, 'Start Date')).toHaveText('June 3rd, 2027, 3:30 PM');
    await expect(fact(page, 'End Date')).toHaveText('June 7th, 2027, 10:00 PM');
    await expect(fact(page, 'Timezone')).toContainText('New York');
    await expect(fact(page, 'Festival day starts at')).toHaveText('6:00 AM');
  }
  await expect(page.locator('header img')).toHaveJSProperty('complete', true);
});

test('the cover is replaced and removed, and its type and size are checked @both', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Covers') });
  const form = await editDetails(page, id);
  const picker = form.getByLabel('Cover Image');
  await picker.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(
    form.getByText('Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)'),
  ).toBeVisible();
  await picker.setInputFiles(await tooLargePicture(test.info()));
  await expect(form.getByText('File size too large. Maximum size is 10MB')).toBeVisible();

  await picker.setInputFiles(await pictureFile(page, 'first.png'));
  await button(form, 'Save Details').click();
  await expectToast(page, 'Festival details saved successfully!');
  const cover = page.locator('header img');
  const first = await cover.getAttribute('src');

  await page.goto(`/festival/${id}/stages`);
  await page.goto(`/festival/${id}/details`);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await picker.setInputFiles(await pictureFile(page, 'second.png'));
  await button(form, 'Keep Current Image').click();
  await expect(form.getByRole('img', { name: 'Current cover' })).toBeVisible();
  await picker.setInputFiles(await pictureFile(page, 'second.png'));
  await button(form, 'Save Details').click();
  await expect(form).toBeHidden();
  await expect(cover).not.toHaveAttribute('src', first ?? '');

  await page.getByRole('button', { name: 'Edit Details' }).click();
  await button(form, 'Remove Image').click();
  await expect(form.getByText('The cover is removed when you save.')).toBeVisible();
  await button(form, 'Save Details').click();
  await expect(form).toBeHidden();
  await expect(cover).toBeHidden();
});

test('Cancel restores the saved values, and Undo brings the typed ones back', async ({ page }) => {
  const name = unusedName('Second Thoughts');
  const form = await editDetails(page, await storeFestival(page, { ...festival, name }));
  await form.getByLabel('Festival Name').fill('Something Else');
  await form.getByLabel('End Date').fill('2027-06-30');
  await button(form, 'Cancel').click();
  await expect(fact(page, 'Festival Name')).toHaveText(name);

  await button(page, 'Undo').click();
  await expect(form.getByLabel('Festival Name')).toHaveValue('Something Else');
  await button(form, 'Cancel').click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(form.getByLabel('Festival Name')).toHaveValue(name);
  await expect(form.getByLabel('End Date')).toHaveValue('2027-06-06');
});

test('what is missing or contradictory is named and nothing is saved', async ({ page }) => {
  const name = unusedName('Required');
  const form = await editDetails(page, await storeFestival(page, { ...festival, name }));
  await form.getByLabel('Festival Name').fill('  ');
  await form.getByLabel('Location').fill('');
  await button(form, 'Save Details').click();
  await expect(form.getByText('Festival name is required, Location is required')).toBeVisible();
  await expect(form.getByLabel('Festival Name')).toBeFocused();

  await form.getByLabel('Festival Name').fill('Backwards');
  await form.getByLabel('Location').fill('Quay');
  await form.getByLabel('End Date').fill('2027-06-03');
  await button(form, 'Save Details').click();
  await expect(form.getByText('End date must be after start date').first()).toBeVisible();
  await form.getByLabel('End Date').fill('2027-06-04');
  await button(form, 'Save Details').click();
  await expect(form.getByText('(a one-day festival needs a start and an end time)').first()).toBeVisible();
  await button(form, 'Cancel').click();
  await expect(fact(page, 'Festival Name')).toHaveText(name);
});

test('leaving the form with unsaved changes asks first', async ({ page }) => {
  const form = await editDetails(
    page,
    await storeFestival(page, { ...festival, name: unusedName('Leaving') }),
  );
  await form.getByLabel('Location').fill('Elsewhere');
  await page.getByRole('tab', { name: 'Stages' }).click();
  await answerLeaving(page, 'Keep Editing');
  await expect(form.getByLabel('Location')).toHaveValue('Elsewhere');
  await button(page, 'Back to Dashboard').click();
  await answerLeaving(page, 'Discard');
  await expect(page).toHaveURL('/');
});

test('Delete asks with the number of events, and then the festival is gone @both', async ({ page }) => {
  const name = unusedName('Doomed');
  const sets = [20, 21].map((hour) => ({
    artistName: `Act of ${hour}`,
    stage: 'Quay',
    date: '2027-06-04',
    timeStart: `${hour}:00`,
    timeEnd: `${hour}:45`,
  }));
  const id = await storeFestival(page, { ...festival, name, sets });
  const form = await editDetails(page, id);
  await button(form, 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete Festival' });
  await expect(question).toContainText(
    `This cannot be undone. It removes “${name}” and all its events (2 events).`,
  );
  await button(question, 'Cancel').click();
  await expect(button(form, 'Delete')).toBeFocused();

  await button(form, 'Delete').click();
  await button(question, 'Delete').click();
  await expectToast(page, 'Festival deleted successfully!');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('All Festivals')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.goto(`/festival/${id}`);
  await expect(page.getByRole('heading', { name: 'Festival not found' })).toBeVisible();
  await button(page, 'Return to Dashboard').click();
  await expect(page).toHaveURL('/');
});
