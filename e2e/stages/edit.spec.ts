import { checkBothSchemes } from '../support/axe.ts';
import { answerLeaving, button, editStages, expectStageNames, stageNames } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs, expectDay } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const date = '2027-08-13';
const set = setsOn(date);
const festival = {
  startDate: date,
  endDate: '2027-08-14',
  timezone: 'America/Chicago',
  stages: ['Barn', 'Silo', 'Orchard'],
  sets: [set('Hay Fever', 'Barn', '18:00', '19:00'), set('Windfall', 'Orchard', '19:00', '20:00')],
};
const store = (page: Parameters<typeof storeFestival>[0], name: string) =>
  storeFestival(page, { ...festival, name: unusedName(name) });

test('stages are added, renamed and reordered, and the events move along @narrow @both', async ({ page }) => {
  const id = await store(page, 'Farm');
  const editor = await editStages(page, id);
  await button(editor, 'Move Orchard up').click();
  await button(editor, 'Move Orchard up').click();
  await expectStageNames(editor, ['Orchard', 'Barn', 'Silo']);
  await expect(button(editor, 'Move Orchard up')).toBeDisabled();
  await stageNames(editor).nth(1).fill('  Great Barn ');
  await button(editor, 'Add Stage').click();
  await expect(stageNames(editor).nth(3)).toBeFocused();
  await page.keyboard.type('Pond');
  await button(editor, 'Add Stage').click();
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  const rows = page.getByRole('tabpanel', { name: 'Stages' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /^Orchard.*1 set$/u,
    /^Great Barn.*1 set$/u,
    /^Silo.*0 sets$/u,
    /^Pond.*0 sets$/u,
  ]);

  await page.goto(`/festival/${id}/schedule`);
  await expectDay(page, date, [
    'Great Barn | Hay Fever | 6:00 PM - 7:00 PM',
    'Orchard | Windfall | 7:00 PM - 8:00 PM',
  ]);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Orchard',
    'Great Barn',
    'Silo',
    'Pond',
  ]);
});

test('a draft that waits for its review takes part in a renaming @both', async ({ page }) => {
  const id = await store(page, 'Drafts');
  const draft = [set('Late Hay', 'Barn', '20:00', '21:00'), set('Core', 'Orchard', '21:00', '22:00')];
  await uploadFile(page, id, jsonFile(draft));
  await expectReview(page, 2);
  const address = page.url();
  const editor = await editStages(page, id);
  await stageNames(editor).nth(0).fill('Great Barn');
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  await page.goto(address);
  await expectReview(page, 2);
  await expect(page.getByText('All events are valid', { exact: true })).toBeVisible();
  const stages = page.getByRole('list', { name: 'Events' }).getByLabel('Stage', { exact: true });
  await expect(stages.nth(0)).toHaveValue('Great Barn');
  await expect(stages.nth(1)).toHaveValue('Orchard');
});

test('a stage is dragged to another place with the mouse, and Escape gives up', async ({ page }) => {
  const editor = await editStages(page, await store(page, 'Dragging'));
  const drag = async () => {
    const handle = await editor.getByTitle('Drag to move Barn').boundingBox();
    const last = await stageNames(editor).nth(2).boundingBox();
    if (handle === null || last === null) throw new Error('There is nothing to drag.');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + 5, last.y + last.height, { steps: 8 });
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectStageNames(editor, ['Barn', 'Silo', 'Orchard']);
  await drag();
  await page.mouse.up();
  await expectStageNames(editor, ['Silo', 'Orchard', 'Barn']);
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Stages' }).getByRole('listitem')).toHaveText([
    /^Silo/u,
    /^Orchard/u,
    /^Barn/u,
  ]);
});

test('removing a stage with events asks and names them, and they stay to be corrected @both', async ({
  page,
}) => {
  const id = await store(page, 'Removal');
  const editor = await editStages(page, id);
  await button(editor, 'Remove Silo').click();
  await expectStageNames(editor, ['Barn', 'Orchard']);
  await button(editor, 'Remove Barn').click();
  const question = page.getByRole('dialog', { name: 'Remove “Barn”?' });
  await expect(question).toContainText('1 event is on “Barn”. It stays in the schedule');
  await button(question, 'Cancel').click();
  await expectStageNames(editor, ['Barn', 'Orchard']);
  await button(editor, 'Remove Barn').click();
  await button(question, 'Remove Stage').click();
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  await expect(page.getByRole('heading', { name: 'Not in the list of stages' })).toBeVisible();

  await page.goto(`/festival/${id}/schedule`);
  await expect(dayTabs(page)).toHaveCount(2);
  const column = page.getByRole('row', { name: 'Barn', exact: true });
  await expect(column.getByText('Not in the list of stages')).toBeVisible();
  await column.getByRole('button', { name: /^Hay Fever/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Stage').selectOption('Orchard');
  await button(dialog, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  await expect(column).toBeHidden();
  await expect(page.getByRole('button', { name: /^Hay Fever, .*Orchard/u })).toBeVisible();
});

test('blank names are dropped, the same name twice and an empty list are refused', async ({ page }) => {
  const editor = await editStages(page, await store(page, 'Names'));
  await stageNames(editor).nth(1).fill(' Barn');
  await button(editor, 'Save Stages').click();
  await expect(editor.getByText('Each stage needs a different name.')).toBeVisible();
  await stageNames(editor).nth(1).fill('   ');
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  const rows = page.getByRole('tabpanel', { name: 'Stages' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Barn/u, /^Orchard/u]);

  await page.getByRole('button', { name: 'Edit Stages' }).click();
  await stageNames(editor).nth(0).fill('');
  await stageNames(editor).nth(1).fill(' ');
  await button(editor, 'Save Stages').click();
  await expect(editor.getByText('At least one stage is required.')).toBeVisible();
  await button(editor, 'Cancel').click();
  await expect(rows).toHaveText([/^Barn/u, /^Orchard/u]);
});

test('Cancel restores the saved stages, and leaving with changes asks first', async ({ page }) => {
  const editor = await editStages(page, await store(page, 'Cancelled'));
  await button(editor, 'Remove Silo').click();
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await answerLeaving(page, 'Keep Editing');
  await expectStageNames(editor, ['Barn', 'Orchard']);
  await button(editor, 'Cancel').click();
  await expect(page.getByRole('tabpanel', { name: 'Stages' }).getByRole('listitem')).toHaveText([
    /^Barn/u,
    /^Silo/u,
    /^Orchard/u,
  ]);
  await page.getByRole('button', { name: 'Edit Stages' }).click();
  await expectStageNames(editor, ['Barn', 'Silo', 'Orchard']);
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Festival Schedule' })).toBeVisible();
});

test('a pasted list of names becomes stages at once @embedded', async ({ page }) => {
  const editor = await editStages(page, await store(page, 'Pasted'));
  await button(editor, 'Paste Names').click();
  const dialog = page.getByRole('dialog', { name: 'Paste Names' });
  await dialog.getByLabel('Stage names, one per line').fill('Pond\nBarn\n\n Meadow ');
  await expect(dialog.getByText('Will be added: Pond, Meadow')).toBeVisible();
  await expect(dialog.getByText('Already in the list: Barn')).toBeVisible();
  await checkBothSchemes(page);
  await button(dialog, 'Add 2 Stages').click();
  await expectStageNames(editor, ['Barn', 'Silo', 'Orchard', 'Pond', 'Meadow']);
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
});
