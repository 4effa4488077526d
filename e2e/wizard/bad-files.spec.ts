import { readFile } from 'node:fs/promises';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('umschaltnacht-2026.json');

const badFiles = [
  ['broken JSON', '{\n "events": [\n  { "artistName": "Kelp" "stage": "x" }\n]}', /line 3, column \d+/u],
  ['an empty file', '', /The file is empty/u],
  ['another shape', '{"lineup": {}}', /The file has no list of events/u],
  ['deep nesting', '['.repeat(10_000), /nested too deeply/u],
  ['a row that is no event', '[{"artistName":"Kelp"}, 7]', /Row 2: expected an event/u],
] as const;

/** On the emulators, one of them represents all. */
const tagsOf = (name: string) => (name === 'broken JSON' ? ['@both'] : []);

test.describe('a file that cannot be read', () => {
  // A refused processing is a response of the server.
  test.use({ expectedErrors: [/the server responded with a status of 40[09]/u] });

  for (const [name, content, message] of badFiles) {
    test(`${name} is explained, and another file can be tried`, { tag: tagsOf(name) }, async ({ page }) => {
      const festivalId = await createByRequest(page, lineup, unusedName('Bad files'));
      await uploadFile(page, festivalId, jsonFile(content));
      await expect(page.getByText(message).first()).toBeVisible({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page).toHaveURL(new RegExp(`/festival/${festivalId}/upload`, 'u'));
      await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
    });
  }
});

test('a file without events ends in an empty review', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('No events'));
  await uploadFile(page, festivalId, jsonFile('{"events": []}'));
  await expectReview(page, 0);
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText("The processing job didn't find any valid events in your file.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Upload New File' }).click();
  await expect(page.getByRole('button', { name: 'Download JSON Template' })).toBeVisible();
});

test('a file of 5 MB and one byte is refused before it is sent', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Large files'));
  await page.goto(`/festival/${festivalId}/upload`);
  await chooseFile(page, jsonFile(' '.repeat(5 * 1024 * 1024 + 1)));
  await expect(page.getByText('File size too large. Maximum size is 5MB').first()).toBeVisible();
});

test('the template of the festival is a lineup without faults', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Templates'));
  await page.goto(`/festival/${festivalId}/upload`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON Template' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('schedule_template.json');
  const content = await readFile(await file.path(), 'utf8');
  await uploadFile(page, festivalId, jsonFile(content, file.suggestedFilename()));
  await expect(page.getByText('4 events found')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Continue to Save' })).toBeEnabled();
});
