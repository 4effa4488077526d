import { button, editDetails } from '../support/editing.ts';
import { openFollowing, soon } from '../support/following.ts';
import { unusedName } from '../support/festivals.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const festival = {
  startDate: '2027-09-10',
  endDate: '2027-09-11',
  timezone: 'Europe/Riga',
  stages: ['Bastion', 'Canal'],
  sets: [
    { artistName: 'Amber Room', stage: 'Bastion', date: '2027-09-10', timeStart: '18:00', timeEnd: '19:00' },
  ],
};

test(
  'a festival deleted while its schedule is edited: told, what was typed is still there, nothing comes back',
  { tag: '@both' },
  async ({ page, colleague }) => {
    const name = unusedName('Deleted');
    const id = await storeFestival(page, { ...festival, name });
    await openFollowing(page, `/festival/${id}/schedule`);
    await button(page, 'Add Event to Canal').click();
    const created = page.getByRole('dialog', { name: 'Create Event' });
    await created.getByLabel('Artist Name').fill('Low Tide Ensemble');
    await created.getByLabel('Start Time').fill('20:15');

    const form = await editDetails(colleague, id);
    await button(form, 'Delete').click();
    await button(colleague.getByRole('dialog', { name: 'Delete Festival' }), 'Delete').click();
    await expectToast(colleague, 'Festival deleted successfully!');

    await expect(page.getByRole('heading', { name: 'Festival not found' })).toBeVisible(soon);
    await expect(page.getByText('What you entered could not be saved.')).toBeVisible();
    await expect(page.getByText('Low Tide Ensemble')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Low Tide Ensemble')).toBeVisible();
    await button(page, 'Return to Dashboard').click();
    await expect(page.getByText('All Festivals')).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  },
);
