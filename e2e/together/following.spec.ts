import { button, editDetails, editStages, fact, stageNames } from '../support/editing.ts';
import { openFollowing, soon } from '../support/following.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const festival = { ...oneSetFestival, endDate: '2027-09-04', stages: ['Wharf', 'Cabin'] };

test('the dashboard follows what a colleague creates, renames and deletes within two seconds @both', async ({
  page,
  colleague,
}) => {
  const name = unusedName('Followed');
  const renamed = unusedName('Renamed');
  await openFollowing(page, '/');
  await expect(page.getByText('All Festivals')).toBeVisible();
  const id = await storeFestival(colleague, { ...festival, name });
  await expect(page.getByRole('link', { name })).toBeVisible(soon);

  const form = await editDetails(colleague, id);
  await form.getByLabel('Festival Name').fill(renamed);
  await button(form, 'Save Details').click();
  await expectToast(colleague, 'Festival details saved successfully!');
  await expect(page.getByRole('link', { name: renamed })).toBeVisible(soon);
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await colleague.getByRole('button', { name: 'Edit Details' }).click();
  await button(form, 'Delete').click();
  await button(colleague.getByRole('dialog', { name: 'Delete Festival' }), 'Delete').click();
  await expectToast(colleague, 'Festival deleted successfully!');
  await expect(page.getByRole('link', { name: renamed })).toBeHidden(soon);
});

test('the schedule follows what a colleague adds, changes and deletes within two seconds @narrow @both', async ({
  page,
  colleague,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Followed') });
  const address = `/festival/${id}/schedule?day=2027-09-03`;
  await openFollowing(page, address);
  await colleague.goto(address);
  const card = page.getByRole('button', { name: /^Fog Signal/u });
  await expect(card).toBeVisible();

  await button(colleague, 'Add Event to Cabin').click();
  const created = colleague.getByRole('dialog', { name: 'Create Event' });
  await created.getByLabel('Artist Name').fill('Warm Hands');
  await created.getByLabel('Start Time').fill('20:00');
  await created.getByLabel('End Time').fill('21:00');
  await button(created, 'Create Event').click();
  await expectToast(colleague, 'Event created successfully!');
  await expect(page.getByRole('button', { name: /^Warm Hands, 8:00 PM - 9:00 PM, Cabin/u })).toBeVisible(
    soon,
  );
  await expect(dayTabs(page)).toHaveText(['Fri, Sep 32', 'Sat, Sep 40'], soon);

  await colleague.getByRole('button', { name: /^Fog Signal/u }).click();
  const edited = colleague.getByRole('dialog', { name: 'Edit Event' });
  await edited.getByLabel('Start Time').fill('17:30');
  await button(edited, 'Save Event').click();
  await expectToast(colleague, 'Event updated successfully!');
  await expect(card).toHaveAccessibleName(/5:30 PM - 6:30 PM/u, soon);

  await colleague.getByRole('button', { name: /^Fog Signal/u }).click();
  await button(edited, 'Delete').click();
  await button(colleague.getByRole('dialog', { name: 'Delete Fog Signal?' }), 'Delete').click();
  await expectToast(colleague, 'Event deleted successfully!');
  await expect(card).toBeHidden(soon);
});

test('details and stages follow a colleague within two seconds, while they are read', async ({
  page,
  colleague,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Followed') });
  await openFollowing(page, `/festival/${id}`);
  await expect(fact(page, 'Location')).toHaveText('A meadow');
  const form = await editDetails(colleague, id);
  await form.getByLabel('Location').fill('Lofoten');
  await button(form, 'Save Details').click();
  await expectToast(colleague, 'Festival details saved successfully!');
  await expect(fact(page, 'Location')).toHaveText('Lofoten', soon);

  await page.getByRole('tab', { name: 'Stages' }).click();
  const rows = page.getByRole('tabpanel', { name: 'Stages' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Wharf/u, /^Cabin/u]);
  const editor = await editStages(colleague, id);
  await stageNames(editor).nth(1).fill('Boathouse');
  await button(editor, 'Move Boathouse up').click();
  await button(editor, 'Save Stages').click();
  await expectToast(colleague, 'Stages saved successfully!');
  await expect(rows).toHaveText([/^Boathouse/u, /^Wharf/u], soon);
});

test('a festival that a colleague deletes says so to who looks at it @both', async ({ page, colleague }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Followed') });
  await openFollowing(page, `/festival/${id}/schedule`);
  await expect(dayTabs(page)).toHaveCount(2);
  const form = await editDetails(colleague, id);
  await button(form, 'Delete').click();
  await button(colleague.getByRole('dialog', { name: 'Delete Festival' }), 'Delete').click();
  await expectToast(colleague, 'Festival deleted successfully!');
  await expect(page.getByRole('heading', { name: 'Festival not found' })).toBeVisible(soon);
});

test('an open review follows a stage that a colleague renames within two seconds @both', async ({
  page,
  colleague,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Reviewed') });
  const draft = { stage: 'Wharf', date: '2027-09-03', timeStart: '20:00', timeEnd: '21:00' };
  await uploadFile(page, id, jsonFile([{ artistName: 'Deep End', ...draft }]));
  await expectReview(page, 1);

  const editor = await editStages(colleague, id);
  await stageNames(editor).nth(0).fill('Sound');
  await button(editor, 'Save Stages').click();
  await expectToast(colleague, 'Stages saved successfully!');
  const stage = page.getByRole('list', { name: 'Events' }).getByLabel('Stage', { exact: true });
  await expect(stage).toHaveValue('Sound', soon);
  await expect(page.getByText('All events are valid', { exact: true })).toBeVisible();
});
