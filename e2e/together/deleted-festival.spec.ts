import { button, editDetails } from '../support/editing.ts';
import { openFollowing, soon } from '../support/following.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test(
  'a festival deleted while its schedule is edited: told, what was typed is still there, nothing comes back',
  { tag: '@both' },
  async ({ page, colleague }) => {
    const name = unusedName('Deleted');
    const id = await storeFestival(page, { ...oneSetFestival, name });
    await openFollowing(page, `/festival/${id}/schedule`);
    await button(page, 'Add Event to Wharf').click();
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
