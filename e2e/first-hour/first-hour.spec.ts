import type { Locator, Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { workbookOf } from '../support/any-files.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { unusedName } from '../support/festivals.ts';
import { test as testOnOwnPortal } from '../support/own-portal-test.ts';
import { administrator, demoPassword, portalProvider } from '../support/settings.ts';
import { signOut } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectReview } from '../support/wizard.ts';

const stages = ['Pier', 'Boathouse', 'Orchard', 'Quarry'] as const;
const evenings = ['Fri 2 July', 'Sat 3 July', 'Sun 4 July'] as const;
/** From 2 PM to half past midnight, half an hour each. */
const turns = Array.from({ length: 21 }, (_, turn) => 14 * 60 + turn * 30);

/** "11.30pm" */
function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 === 0 ? 12 : hours % 12}.${String(minutes % 60).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`;
}

const rows = evenings
  .flatMap((evening) =>
    stages.flatMap((stage) =>
      turns.map((start, turn) => [
        evening,
        stage,
        clock(start),
        clock(start + 30),
        `${stage} ${evening} Act ${turn + 1}`,
      ]),
    ),
  )
  .slice(0, 251);

/**
 * A booking agency's file: a title, its own column names and order, nights dated by the evening on which they begin.
 */
const spreadsheet = workbookOf(
  { 'Running order': [['Running order v7'], [], ['Day', 'Where', 'On', 'Off', 'Act'], ...rows] },
  'running-order.xlsx',
);

/** Counts a person's actions: a click, and a field that is typed into. */
class Hands {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  /** One click opens the list, another one chooses. */
  async choose(list: Locator, value: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption(value);
  }
}

type Person = Account & { readonly phone: string };

/** Signs in; the form submits the code once it is complete. */
async function signIn(page: Page, hands: Hands, { email, password, phone }: Person): Promise<void> {
  await page.goto('/');
  const before = await countTexts(page.request, phone);
  await hands.type(page.getByLabel('Email'), email);
  await hands.type(page.getByLabel('Password', { exact: true }), password);
  await hands.click(page.getByRole('button', { name: 'Sign In', exact: true }));
  const code = await readCode(page.request, phone, before);
  await hands.type(page.getByLabel('Verification Code'), code);
}

async function createFestival(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole('button', { name: 'Create Festival' }).first());
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await hands.type(dialog.getByLabel('Festival Name'), unusedName('Slipway Days'));
  await hands.type(dialog.getByLabel('Location'), 'Aveiro');
  await hands.type(dialog.getByLabel('Start Date'), '2027-07-02');
  await hands.type(dialog.getByLabel('End Date'), '2027-07-04');
  await hands.choose(dialog.getByLabel('Timezone'), 'Europe/Lisbon');
  await hands.click(dialog.getByRole('button', { name: 'Create Festival' }));
  await expect(page).toHaveURL(/\/schedule$/u);
}

/** Chooses the file in the browser's dialog, which counts as a click. */
async function chooseFile(page: Page, hands: Hands): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await hands.click(page.getByRole('button', { name: 'Choose file' }));
  hands.clicks += 1;
  await (await choosing).setFiles(spreadsheet);
}

/** Goes from the sign-in to a published lineup, counting the actions. */
async function spendFirstHour(page: Page, person: Person): Promise<void> {
  const hands = new Hands();
  const press = (name: string) => hands.click(page.getByRole('button', { name, exact: true }));
  await signIn(page, hands, person);
  await createFestival(page, hands);

  // The first steps show what is done, and the card what comes next.
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('Lineup: no sets yet')).toBeVisible();
  await checkBothSchemes(page);
  await chooseFile(page, hands);

  // The meaning of its columns is guessed, and shown with the first rows.
  await expect(page.getByText('251 sets on 4 stages')).toBeVisible();
  await press('Continue');
  await expectReview(page, rows.length);
  await press('They belong to the evening before');
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await press('Continue to Save');
  await press('Save All Events');
  await page.waitForURL(/\/schedule(?:\?|$)/u, { timeout: 30_000 });

  await expect(steps.getByText(`Lineup: ${rows.length} sets`)).toBeVisible();
  // The first day with sets, all its hours in view, and a one-time hint at the possible actions.
  await expect(page.getByRole('tab', { name: 'Fri, Jul 2 84 sets' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('button', { name: /^Pier Fri 2 July Act 1\b/u })).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Pier Fri 2 July Act 21\b/u })).toBeInViewport();
  const hint = page.getByRole('complementary', { name: 'What to try first' });
  await expect(hint).toBeVisible();
  await checkBothSchemes(page);
  await hands.click(steps.getByRole('link', { name: 'Publish lineup' }));
  await press('Publish now');
  await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
  await expect(steps).toBeHidden();

  await page.goBack();
  await expect(page.getByRole('button', { name: /^Pier Fri 2 July Act 1\b/u })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Pier Fri 2 July Act 1\b/u })).toBeVisible();
  await expect(hint).toBeHidden();
  await page.goForward();

  if (portalProvider === 'embedded') await expectPublished(page);
  expect(hands.clicks).toBeLessThanOrEqual(16);
  expect(hands.fields).toBeLessThanOrEqual(12);
}

/** Only the embedded provider serves the public page with the portal in these tests. */
async function expectPublished(page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u }).getAttribute('href');
  await expect(async () => {
    const answer = await page.request.get(`${address}/lineup.json`);
    const text = await answer.text();
    expect(new Set(text.match(/"[^"]+ Act \d+"/gu)).size).toBe(rows.length);
  }).toPass({ timeout: 20_000 });
}

testOnOwnPortal(
  'from the first sign-in to a published lineup of 251 sets in 16 clicks and 12 fields @embedded',
  async ({ page }) => {
    testOnOwnPortal.setTimeout(120_000);
    await spendFirstHour(page, { ...administrator, password: demoPassword });
  },
);

test.describe('on Firebase', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('from the first sign-in to a published lineup of 251 sets in 16 clicks and 12 fields @firebase', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const person = await enrolAdministrator(page, 'first-hour');
    await signOut(page);
    await spendFirstHour(page, person);
  });
});
