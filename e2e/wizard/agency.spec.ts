import { agencyFile, agencyFestival, agencySets } from '../support/agency-file.ts';
import { unusedName } from '../support/festivals.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview } from '../support/wizard.ts';

test('an agency’s spreadsheet of 300 sets with five slips is saved in ten actions', async ({ page }) => {
  test.setTimeout(120_000);
  const festivalId = await storeFestival(page, { ...agencyFestival, name: unusedName('Agency') });
  await page.goto(`/festival/${festivalId}/upload`);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions += 1;
    await done;
  };
  const press = (name: string) => act(page.getByRole('button', { name, exact: true }).click());

  await act(page.getByRole('radio', { name: 'Spreadsheet' }).check());
  await act(chooseFile(page, agencyFile));
  await press('Upload');
  // The misspelt stage is recognised, with a hint.
  await expectReview(page, agencySets + 1);
  // The question about nights that belong to the previous evening comes once, after stages and ends are complete.
  for (const [fix, done] of [
    ['Add the stage', '1 stage added to the festival.'],
    ['Change AM and PM', 'AM and PM changed on 1 event.'],
    ['End when the next begins', '1 event now ends when the next one begins.'],
    ['Remove 1 duplicate', '1 duplicate removed.'],
  ] as const) {
    await press(fix);
    await expect(page.getByText(done)).toBeVisible();
  }
  await press('They belong to the evening before');
  await expect(page.getByText(/placed in the night after the evening before\.$/u)).toBeVisible();
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await press('Continue to Save');
  await press('Save All Events');
  await page.waitForURL(/\/schedule(?:\?|$)/u, { timeout: 30_000 });
  expect(actions).toBe(10);

  for (const day of ['Fri, Jul 2', 'Sat, Jul 3', 'Sun, Jul 4']) {
    await expect(
      page.getByRole('tab', { name: new RegExp(`^${day}.*${agencySets / 3}`, 'u') }),
    ).toBeVisible();
  }
});
