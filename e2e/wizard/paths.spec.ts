import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('torf-und-stahl-2026.json');

test('Back and Forward go between the review and the save', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Paths'));
  await uploadFile(page, festivalId, lineup.path);
  await expectReview(page, lineup.events.length);
  await page.getByRole('button', { name: 'Continue to Save' }).click();
  await expect(page).toHaveURL(/step=4/u);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Review and Edit Events' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Save Events' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Edit' }).click();
  await expect(page).toHaveURL(/step=3/u);
});

test('the address of a draft opens it again, and a deleted draft says so @both', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Paths'));
  await uploadFile(page, festivalId, lineup.path);
  await expectReview(page, lineup.events.length);
  const address = new URL(page.url()).pathname;
  await page.goto('/');
  await page.goto(address);
  await expectToast(page, 'Draft loaded successfully!');
  await expectReview(page, lineup.events.length);
  await page.goto(address.replace(/upload_\d+_.*/u, 'upload_1700000000000_missing1'));
  await expectToast(page, 'Failed to load upload');
});

test('the address sets the starting step, with a draft and without @narrow', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Steps'));
  const start = `/festival/${festivalId}/upload`;
  const template = page.getByRole('button', { name: 'Download JSON Template' });
  await page.goto(`${start}?step=3`);
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload New File' })).toBeVisible();
  await page.goto(`${start}?step=4`);
  await expect(page.getByText('No events on this day.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save All Events' })).toBeDisabled();
  await page.goto(`${start}?step=2`);
  await expect(template).toBeVisible();

  await uploadFile(page, festivalId, jsonFile([{ stage: 'Nowhere' }]));
  await expectReview(page, 1);
  const address = new URL(page.url()).pathname;
  for (const step of [1, 2]) {
    await page.goto(`${address}?step=${step}`);
    await expect(template).toBeVisible();
  }
  await page.goto(`${address}?step=4`);
  await expect(
    page.getByText('Cannot save events with validation errors. Please fix them in the edit step.'),
  ).toBeVisible();
  await expect(page.getByText('Unknown Artist')).toBeVisible();
});

test('the back button of the wizard leads to the schedule', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Paths'));
  await page.goto(`/festival/${festivalId}/upload?step=9`);
  await expect(page.getByRole('button', { name: 'Download JSON Template' })).toBeVisible();
  await page
    .getByRole('link', { name: /back/iu })
    .or(page.getByRole('button', { name: /back/iu }))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/festival/${festivalId}/schedule$`, 'u'));
});

test('unknown addresses lead to the dashboard', async ({ page }) => {
  for (const path of ['/nowhere', '/festival', '/a/b/c']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});
