import { paths } from '@lineup/domain';
import type { Page } from '@playwright/test';
import { datesBetween } from '../support/dates.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { test } from '../support/own-portal-test.ts';
import type { OwnPortal } from '../support/own-portal.ts';
import { expectSchedule } from '../support/schedule.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';
import { chooseFile, expectReview, saveAll } from '../support/wizard.ts';

const lineup = ownLineup('torf-und-stahl-2026.json');
const { festival, events } = lineup;

test.use({ expectedErrors: [/Failed to load resource|ERR_/u] });
test.setTimeout(180_000);

/** Each step covers what a page did before the server was killed, and how it continues; all on one separate portal. */
test('the server is killed under the details, an upload, its processing and its save: nothing is lost, and nothing is twice @embedded', async ({
  page,
  portal,
}) => {
  await signIn(page, { ...administrator, password: demoPassword });
  const festivalId = await createByRequest(page, lineup, unusedName('Killed'));
  await test.step('killed while the details are read: the page says so, until the server is back', () =>
    killUnderDetails(page, portal, festivalId));
  await test.step('killed during the upload: the chosen file is still there, and the next try succeeds', () =>
    killDuringUpload(page, portal, festivalId));
  await test.step('killed before and during the processing: the restarted server ends it, the page follows', () =>
    killDuringProcessing(page, portal));
  await test.step('killed during the save: wholly there or wholly absent, and once after another try', () =>
    killDuringSave(page, portal, festivalId));
});

async function killUnderDetails(page: Page, portal: OwnPortal, festivalId: string): Promise<void> {
  await page.goto(`/festival/${festivalId}/details`);
  await expect(page.getByRole('button', { name: 'Edit Details' })).toBeVisible();
  await portal.kill();
  const banner = page.getByText('The portal cannot be reached');
  await expect(banner).toBeVisible();
  await portal.start();
  await expect(banner).toBeHidden();
}

async function killDuringUpload(page: Page, portal: OwnPortal, festivalId: string): Promise<void> {
  await page.goto(`/festival/${festivalId}/upload`);
  await chooseFile(page, lineup.path);
  await page.route('**/api/files**', async (route) => {
    await portal.kill();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText(/cannot be reached/u).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(lineup.fileName).first()).toBeVisible();

  await page.unroute('**/api/files**');
  await portal.start();
}

/** Kills the server again during the next attempt of the upload. */
async function killDuringProcessing(page: Page, portal: OwnPortal): Promise<void> {
  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/processUpload'));
  await page.route('**/api/functions/processUpload', async (route) => {
    await portal.kill();
    await route.abort('connectionreset');
  });
  await page
    .getByRole('button', { name: /^(?:Upload|Try Again)$/u })
    .first()
    .click();
  await expect(page.getByText('Processing Your File')).toBeVisible();
  // Removing a route while it is handling a request lets that request through.
  await cut;

  await page.unroute('**/api/functions/processUpload');
  await portal.start();
  await expectReview(page, events.length);
}

/** Starts at the review. The fault cases `kill-import-500` and `kill-import-2000` kill the save at random moments. */
async function killDuringSave(page: Page, portal: OwnPortal, festivalId: string): Promise<void> {
  const delay = 15;
  await page.getByRole('button', { name: 'Continue to Save' }).click();
  await page.route('**/api/documents/commit', async (route) => {
    const killed = new Promise((resolve) => setTimeout(resolve, delay)).then(() => portal.kill());
    await route.continue();
    await killed;
  });
  await page.getByRole('button', { name: 'Save All Events' }).click();
  await expect.poll(() => isUp(portal)).toBe(false);
  await page.unroute('**/api/documents/commit');
  // The page that saved would send it again, possibly during the count.
  await page.goto('about:blank');
  await portal.start();

  const saved = await countStored(page, festivalId);
  expect([0, events.length]).toContain(saved);
  if (saved === 0) {
    await page.goto(`/festival/${festivalId}/upload`);
    await page.getByRole('link', { name: /Continue/u }).click();
    await expectReview(page, events.length);
    await saveAll(page, events.length);
  }
  await page.goto(`/festival/${festivalId}/schedule`);
  await expectSchedule(page, events, datesBetween(festival.startDate, festival.endDate));
}

async function isUp(portal: OwnPortal): Promise<boolean> {
  return fetch(`${portal.address}/healthz`).then(
    () => true,
    () => false,
  );
}

/** The number of the festival's sets on the server: the page may show the days before it has loaded them. */
async function countStored({ request }: Page, festivalId: string): Promise<number> {
  const params = { q: JSON.stringify({ collection: paths.events(festivalId) }) };
  const answer = await request.get('/api/documents/count', { params });
  return ((await answer.json()) as { count: number }).count;
}
