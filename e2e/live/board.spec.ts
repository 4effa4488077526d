import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { storeLiveFestival, type LiveSetAround } from '../support/live.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, test as base } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

// The browser logs each request that fails, and each change refused because another person's came first.
const test = base.extend({ expectedErrors: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 409/u] });

const evening: readonly LiveSetAround[] = [
  ['Fog Signal', 'Wharf', -30, 30],
  ['Tide', 'Wharf', 30, 90],
  ['Reed Choir', 'Chapel', -20, 60],
  ['Moth', 'Chapel', 70, 100],
  ['Early Birds', 'Meadow', -180, -120],
];

async function publish(page: Page, id: string): Promise<string> {
  await page.goto(`/festival/${id}/publish`);
  await button(page, 'Publish now').click();
  await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
  const link = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href;
}

/** The card of a stage. */
const card = (page: Page, stage: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: stage }) });

/** The sets of a lineup from its public feed, by artist. */
async function publicSets(page: Page, address: string) {
  const { sets } = (await (await page.request.get(`${address}/lineup.json`)).json()) as {
    readonly sets: readonly { readonly name: string; readonly start: string; readonly status: string }[];
  };
  return new Map(sets.map((set) => [set.name, set]));
}

test('a stage runs late: it is recorded, pushed, published alone and taken back @both', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await storeLiveFestival(page, evening);
  const address = await publish(page, id);
  const before = await publicSets(page, address);
  await page.getByRole('tab', { name: 'Live' }).click();
  await button(page, 'Started: Fog Signal, Wharf').click();
  await expectToast(page, 'Fog Signal started at');
  await expect(card(page, 'Wharf').getByText(/^3\d min late$/u)).toBeVisible();
  await page.getByRole('button', { name: /^Move end \+3\d$/u }).click();
  await expectToast(page, 'min, 1 set after it moved');
  await expect(page.getByText('1 delay not public yet')).toBeVisible();
  await checkBothSchemes(page);
  await button(page, 'Publish These 2 Changes').click();
  await expect(page.getByText('The public knows all delays and cancellations.')).toBeVisible();
  await expect
    .poll(async () => (await publicSets(page, address)).get('Tide')?.start, { timeout: 60_000 })
    .not.toBe(before.get('Tide')?.start);
  expect((await publicSets(page, address)).get('Fog Signal')?.start).toBe(before.get('Fog Signal')?.start);
  await button(page, 'Undo last change').click();
  await expect(page.getByText('1 delay not public yet')).toBeVisible();
  await page.reload();
  await expect(
    card(page, 'Wharf')
      .getByText(/^Started/u)
      .first(),
  ).toBeVisible();
});

test('a set is cancelled and only that is published, with six taps on a small phone @narrow', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await storeLiveFestival(page, evening);
  const address = await publish(page, id);
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).or(page.getByRole('tab', { name })).click();
  };
  await tap('Live');
  await tap('More for Chapel');
  await tap('Cancel Set');
  await tap('Publish This Change');
  expect(taps).toBeLessThanOrEqual(6);
  await expect
    .poll(async () => (await publicSets(page, address)).get('Reed Choir')?.status, { timeout: 60_000 })
    .toBe('cancelled');
  await expectNothingSideways(page);
});

test('the board is used by keyboard alone, and rehearsed at any time', async ({ page }) => {
  const id = await storeLiveFestival(page, evening);
  await page.goto(`/festival/${id}/live`);
  await button(page, '10 min later: Fog Signal, Wharf').focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Fog Signal +10 min, 1 set after it moved');
  await button(page, 'More for Wharf').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wharf' });
  await dialog.getByRole('textbox', { name: /^Minutes later/u }).fill('25');
  await expect(dialog.getByText(/^Tide:/u)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Fog Signal +25 min, 1 set after it moved');
  await expect(button(page, 'More for Wharf')).toBeFocused();

  await button(page, 'Rehearse').click();
  await page.getByRole('dialog', { name: 'Rehearse' }).getByLabel('Time').fill('00:05');
  await button(page, 'Start Rehearsal').click();
  await expect(page.getByText(/^Rehearsal at/u)).toBeVisible();
  await checkBothSchemes(page);
  await page.goBack();
  await expect(page.getByText(/^Rehearsal at/u)).toBeHidden();
});

test('two people and a lost connection: what was tapped is saved once or asked about', async ({
  page,
  browser,
  context,
}) => {
  const id = await storeLiveFestival(page, evening);
  const other = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  await page.goto(`/festival/${id}/live`);
  await other.goto(`/festival/${id}/live`);
  await button(other, 'Started: Reed Choir, Chapel').click();
  await expect(card(page, 'Chapel').getByText(/^2\d min late$/u)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/^No connection\. The board goes on counting, as of/u)).toBeVisible();
  await button(page, '10 min later: Fog Signal, Wharf').click();
  await button(page, 'Ended: Reed Choir, Chapel').click();
  await expect(
    card(page, 'Wharf').getByText('Not saved: Fog Signal +10 min, 1 set after it moved'),
  ).toBeVisible();
  await button(other, '5 min later: Fog Signal, Wharf').click();
  await expectToast(other, 'Fog Signal +5 min, 1 set after it moved');

  await context.setOffline(false);
  const asked = card(page, 'Wharf').getByText(/changed by somebody else since\. Apply it all the same\?$/u);
  await expect(asked).toBeVisible({ timeout: 60_000 });
  await checkBothSchemes(page);
  await card(page, 'Wharf').getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(/^Not saved/u)).toHaveCount(0);
  // The previous times: the end of the current set, and the start of the next.
  await expect(card(other, 'Wharf').locator('s')).toHaveCount(2);
  await expect(
    card(other, 'Chapel').getByText('10 min to start').or(card(other, 'Chapel').getByText('Moth').first()),
  ).toBeVisible();
  await other.context().close();
});

test('after the show the plan and the actual times are compared, and exported', async ({ page }) => {
  const id = await storeLiveFestival(page, evening);
  await page.goto(`/festival/${id}/live`);
  await button(page, 'Planned and Actual').click();
  await expect(page.getByText('No actual times recorded yet')).toBeVisible();
  await page.goBack();
  await button(page, 'Started: Fog Signal, Wharf').click();
  await button(page, 'Ended: Fog Signal, Wharf').click();
  await expectToast(page, 'Fog Signal ended at');
  await button(page, 'Planned and Actual').click();
  await expect(page.getByRole('table', { name: 'Wharf' }).getByText(/^3\d min late$/u)).toBeVisible();
  await checkBothSchemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/u }).click();
  expect((await download).suggestedFilename()).toMatch(/actual times .*\.csv$/u);
  await expectNothingSideways(page);
});

test('the six tabs of a festival that runs have room for their words', async ({ page }) => {
  const id = await storeLiveFestival(page, [['Fog Signal', 'Wharf', -30, 30]]);
  await page.goto(`/festival/${id}/live`);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs).toHaveCount(6);
  for (const width of [1440, 1280, 1024, 960, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const rooms = await tabs.evaluateAll((all) =>
      all.map((tab) => {
        const words = document.createRange();
        words.selectNodeContents(tab);
        return tab.getBoundingClientRect().width - words.getBoundingClientRect().width;
      }),
    );
    expect(Math.min(...rooms), `${width} px`).toBeGreaterThanOrEqual(0);
  }
});
