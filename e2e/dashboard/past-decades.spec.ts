import { createInDialog, unusedName } from '../support/festivals.ts';
import { test } from '../support/own-portal-test.ts';
import { expectDay } from '../support/schedule.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';
import { expectReview, jsonFile, saveAll, uploadFile } from '../support/wizard.ts';

// On a separate portal: such a festival makes every dashboard of the same portal load more.
test('a festival of past decades keeps its dates and hours, on the dashboard and in the schedule @embedded', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, { ...administrator, password: demoPassword });
  const name = unusedName('Meadow Days');
  const timezone = 'America/New_York';
  const festival = { name, timezone, startDate: '1969-08-15', endDate: '1969-08-18', stages: [] };
  const id = await createInDialog(page, { festival }, name);
  const start = '1969-08-15T17:07:00-04:00';
  const set = { artistName: 'Moth Parade', stage: 'Meadow', start, end: '1969-08-15T18:00:00-04:00' };
  await uploadFile(page, id, jsonFile([set]));
  await expectReview(page, 1);
  const sent = page.waitForRequest('**/api/documents/commit');
  await saveAll(page, 1);
  expect((await sent).postData()).toContain(String(Date.parse(start) / 1000));

  await page.goto(`/festival/${id}/schedule`);
  await expectDay(page, '1969-08-15', ['Meadow | Moth Parade | 5:07 PM - 6:00 PM']);
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Aug 15 - Aug 18, 1969');
});
