import { expectAccessible } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/two-people.ts';

test('two people see each other at a festival, and which set the other has open @both', async ({
  page,
  other,
}) => {
  const name = unusedName('Together');
  const id = await storeFestival(page, { ...oneSetFestival, name });
  const announced = other.page.waitForResponse(isAnnouncement);
  await other.page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  await announced;
  await other.page.getByRole('button', { name: /^Fog Signal/u }).click();
  await expect(other.page).toHaveURL(/event=/u);

  await page.goto(`/festival/${id}/schedule?day=2027-09-03`);
  const people = page.getByRole('button', { name: '1 other person here' });
  await expect(people).toBeVisible();
  const card = page.getByRole('button', { name: /^Fog Signal/u });
  // Each sends a message every 20 seconds.
  await expect(card).toHaveAccessibleDescription(/has this set open/u, {
    timeout: 45_000,
  });

  await people.press('Enter');
  const menu = page.getByRole('region', { name: 'Also here' });
  await expect(menu).toContainText(other.email);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/set=/u);
  await page.goto(`/festival/${id}/publish`);
  await expect(people).toBeVisible();
});

/** Each provider calls the function in a different way. */
function isAnnouncement(response: { request(): { url(): string; postData(): string | null } }): boolean {
  const request = response.request();
  return `${request.url()} ${request.postData() ?? ''}`.includes('announcePresence');
}
