import { checkBothSchemes } from '../support/axe.ts';
import { answerLeaving, button, editDetails, editStages, fact } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, reviewCard, uploadFile } from '../support/wizard.ts';

const friday = '2027-08-13';
const set = setsOn(friday);

test('a changeover and a curfew are entered, and what breaks them is said everywhere @narrow', async ({
  page,
}) => {
  const id = await storeFestival(page, {
    name: unusedName('Curfew'),
    startDate: friday,
    endDate: '2027-08-14',
    timezone: 'America/Chicago',
    dayStartsAt: '06:00',
    stages: ['Barn', 'Silo'],
    sets: [
      set('Hay Fever', 'Barn', '18:00', '19:00'),
      set('Windfall', 'Barn', '19:10', '20:00'),
      set('Night Mill', 'Silo', '22:30', '23:30'),
    ],
  });

  const details = await editDetails(page, id);
  await details.getByLabel('Minutes of changeover').fill('10');
  await button(details, 'Save Details').click();
  await expectToast(page, 'Festival details saved successfully!');
  await expect(fact(page, 'Minutes of changeover')).toHaveText('10');

  const editor = await editStages(page, id);
  const barn = editor.getByRole('group', { name: 'Barn', exact: true });
  await button(barn, 'Every day: hours and changeover of Barn').focus();
  await page.keyboard.press('Enter');
  await expect(barn.getByLabel('Minutes of changeover')).toHaveAttribute('placeholder', '10');
  await barn.getByLabel('Minutes of changeover').fill('20');
  const all = editor.getByRole('group', { name: 'All stages' });
  await button(all, 'Every day: hours and changeover of All stages').click();
  await all.getByRole('combobox', { name: 'Every day' }).selectOption('Open');
  await all.getByLabel('Opens').fill('14:00');
  await all.getByLabel('Closes').fill('02:00');
  await button(all, 'Add Day').click();
  const hours = all.getByRole('group', { name: 'Hours: Fri, Aug 13' });
  await expect(hours.getByRole('combobox')).toBeFocused();
  await hours.getByLabel('Closes').fill('23:00');
  await checkBothSchemes(page);
  await button(editor, 'Save Stages').click();
  await expectToast(page, 'Stages saved successfully!');
  const panel = page.getByRole('tabpanel', { name: 'Stages' });
  await expect(panel.getByText('20 min changeover')).toBeVisible();
  await expect(
    panel.getByText('All stages: 2:00 PM - 2:00 AM · Fri, Aug 13 2:00 PM - 11:00 PM'),
  ).toBeVisible();

  await page.goto(`/festival/${id}/schedule?day=${friday}`);
  const card = (artist: string) => page.getByRole('button', { name: new RegExp(`^${artist}`, 'u') });
  await expect(card('Hay Fever')).toHaveAccessibleName(/Short changeover/u);
  await expect(card('Windfall')).toHaveAccessibleName(/Short changeover/u);
  await expect(card('Night Mill')).toHaveAccessibleName(/Stage closed/u);

  await card('Night Mill').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByText('The stage is closed for 30 minutes of this set')).toBeVisible();
  await dialog.getByLabel('Stage').selectOption('Barn');
  await dialog.getByLabel('Start Time').fill('20:15');
  await dialog.getByLabel('End Time').fill('21:00');
  await expect(
    dialog.getByText('Only 15 minutes of changeover with Windfall (7:10 PM - 8:00 PM)'),
  ).toBeVisible();
  await button(dialog, 'Cancel').click();
  await answerLeaving(page, 'Discard');

  await uploadFile(page, id, jsonFile([set('Late Corn', 'Silo', '23:40', '00:30')]));
  await expectReview(page, 1);
  await expect((await reviewCard(page, 1)).getByText(/The stage is closed for 50 minutes/u)).toBeVisible();
});
