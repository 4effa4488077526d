import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { changeSet } from '../support/history.ts';
import { portalProvider } from '../support/settings.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const date = '2027-06-18';
const set = setsOn(date);
const festival = {
  startDate: date,
  endDate: '2027-06-19',
  timezone: 'Europe/Lisbon',
  stages: ['Pier', 'Dune'],
  sets: [set('Reed Choir', 'Pier', '18:00', '18:45'), set('Tide', 'Dune', '19:00', '19:45')],
};

/** Creates a festival without a release, and opens the schedule for editing it. */
async function openSchedule(page: Page, sets = festival.sets): Promise<string> {
  const id = await storeFestival(page, { ...festival, sets, name: unusedName('Out') });
  await page.goto(`/festival/${id}/schedule`);
  return id;
}

const publishTab = (page: Page) => page.getByRole('tab', { name: 'Publish' });
const isOut = (page: Page) => expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
const changes = (page: Page) =>
  page.getByRole('region', { name: 'Changes', exact: true }).getByRole('checkbox');

async function publish(page: Page): Promise<void> {
  await publishTab(page).click();
  await button(page, 'Publish now').click();
  await isOut(page);
}

/** The public address, as shown on the page. */
async function publicAddress(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  return (await link.getAttribute('href')) ?? '';
}

/** Checks what visitors see at an address; only the embedded provider serves it with the portal in these tests. */
async function expectPublic(page: Page, address: string, seen: string, unseen?: string): Promise<void> {
  if (portalProvider === 'firebase') return;
  await expect(async () => {
    const text = await (await page.request.get(address)).text();
    expect(text).toContain(seen);
    if (unseen !== undefined) expect(text).not.toContain(unseen);
  }).toPass({ timeout: 20_000 });
}

test('a lineup is out two clicks from the schedule, and later edits only when they are published @both @narrow', async ({
  page,
}) => {
  const id = await openSchedule(page);
  await publishTab(page).click();
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
  await expect(button(page, 'Publish now')).toBeVisible();
  await checkBothSchemes(page);
  await button(page, 'Publish now').click();
  await isOut(page);
  await checkBothSchemes(page);
  const address = await publicAddress(page);
  await expectPublic(page, address, 'Reed Choir');

  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Reed Choir', 'Artist Name', 'Kelp');
  await publishTab(page).click();
  await expect(page.getByText('Renamed Reed Choir to Kelp')).toBeVisible();
  await expectPublic(page, address, 'Reed Choir', 'Kelp');
  await button(page, 'Publish now').click();
  await expectToast(page, 'Published as release 2');
  await expect(page.getByText('No changes since the last release.')).toBeVisible();
  await expectPublic(page, address, 'Kelp');
});

test('only what is ticked is published, and half a swap only after a question', async ({ page }) => {
  const id = await openSchedule(page, [
    set('Reed Choir', 'Pier', '18:00', '18:45'),
    set('Tide', 'Dune', '18:00', '18:45'),
  ]);
  await publish(page);
  const address = await publicAddress(page);
  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Reed Choir', 'Artist Name', 'Kelp');
  await changeSet(page, 'Tide', 'Artist Name', 'Early Tern');
  await publishTab(page).click();
  await page.getByRole('checkbox', { name: 'Renamed Tide to Early Tern' }).uncheck();
  await button(page, 'Publish 1 change').click();
  await expectToast(page, 'Published as release 2');
  await expect(changes(page)).toHaveCount(1);
  await expectPublic(page, address, 'Kelp', 'Early Tern');

  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Kelp', 'Stage', 'Dune');
  await changeSet(page, 'Early Tern', 'Stage', 'Pier');
  await publishTab(page).click();
  await page.getByRole('checkbox', { name: /Early Tern/u }).uncheck();
  await expect(page.getByText('1 open conflict in the selected changes')).toBeVisible();
  await button(page, 'Publish 1 change').click();
  const question = page.getByRole('dialog', { name: 'Publish with 1 open conflict?' });
  await expect(question.getByRole('listitem')).toHaveText([
    /^Overlaps: (?:Kelp, Tide|Tide, Kelp) \(Dune, Fri, Jun 18, 6:00 PM\)$/u,
  ]);
  await checkBothSchemes(page);
  await button(question, 'Cancel').click();
  await page.getByRole('checkbox', { name: /Early Tern/u }).check();
  await button(page, 'Publish now').click();
  await expectToast(page, 'Published as release 3');
  await expectPublic(page, address, 'Early Tern');
});

test('a planned release asks whether later edits go along, and can be given up', async ({ page }) => {
  const id = await openSchedule(page);
  await publish(page);
  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Reed Choir', 'Artist Name', 'Kelp');
  await publishTab(page).click();
  await page.getByRole('radio', { name: 'At a time' }).check();
  await page.getByLabel('Date', { exact: true }).fill('2026-01-01');
  await page.getByLabel('Time', { exact: true }).fill('09:30');
  await button(page, 'Schedule release').click();
  await expect(page.getByText('This time is in the past.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2027-06-01');
  await button(page, 'Schedule release').click();
  const plan = page.getByRole('region', { name: 'Scheduled for Tue, Jun 1, 2027, 9:30 AM' });
  await expect(plan.getByText('No changes since then.')).toBeVisible();

  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Tide', 'Artist Name', 'Early Tern');
  await publishTab(page).click();
  await expect(plan.getByText('1 change since then.')).toBeVisible();
  await checkBothSchemes(page);
  await button(plan, 'Include changes').click();
  await expect(plan.getByText('No changes since then.')).toBeVisible();
  await button(plan, 'Cancel scheduled release').click();
  const question = page.getByRole('dialog', { name: 'Cancel the scheduled release?' });
  await button(question, 'Cancel scheduled release').click();
  await expect(plan).toBeHidden();
});

test('open conflicts are named and asked about, and noted', async ({ page }) => {
  await openSchedule(page, [...festival.sets, set('Heron', 'Pier', '18:15', '19:00')]);
  await publishTab(page).click();
  await expect(page.getByRole('link', { name: '1 open conflict' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // The parts for what, where and when to publish are in view together.
  for (const part of [
    page.getByLabel('Public address'),
    page.getByLabel('Now'),
    button(page, 'Publish now'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await button(page, 'Publish now').click();
  const question = page.getByRole('dialog', { name: 'Publish with 1 open conflict?' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('listitem')).toContainText('Heron');
  await checkBothSchemes(page);
  await button(question, 'Publish').click();
  await isOut(page);
  await expect(page.getByText('· with 1 open conflict')).toBeVisible();
  await page.goto(page.url().replace('/publish', '/schedule'));
  await expect(page.getByRole('button', { name: '1 conflict' })).toBeVisible();
});

test('what is out is withdrawn, published again and renamed', async ({ page }) => {
  await openSchedule(page);
  await publish(page);
  const address = await publicAddress(page);
  await button(page, 'Withdraw').click();
  const question = page.getByRole('dialog', { name: 'Withdraw the lineup?' });
  await checkBothSchemes(page);
  await button(question, 'Withdraw').click();
  await expect(page.getByRole('heading', { name: /^Withdrawn on/u })).toBeVisible();
  await expectPublic(page, `${address}/lineup.ics`, 'STATUS:CANCELLED');
  await button(page, 'Publish Again: Release 1').click();
  await button(page.getByRole('dialog', { name: 'Publish release 1 again?' }), 'Publish Again').click();
  await isOut(page);
  await expectPublic(page, address, 'Reed Choir');

  const slug = `renamed-${address.split('-').at(-1) ?? ''}`;
  await button(page, 'Rename').click();
  const dialog = page.getByRole('dialog', { name: 'Rename the public address' });
  await dialog.getByLabel('Public address').fill('No such thing');
  await button(dialog, 'Rename').click();
  await expect(dialog.getByText('An address has at most 80 lowercase letters')).toBeVisible();
  await checkBothSchemes(page);
  await dialog.getByLabel('Public address').fill(slug);
  await button(dialog, 'Rename').click();
  await expectToast(page, `The public address is now /lineup/${slug}`);
  // The old address redirects there.
  await expectPublic(page, address, 'Reed Choir');
});

test('a lineup is published by keyboard alone', async ({ page }) => {
  await openSchedule(page);
  await page.getByRole('tab', { name: 'Schedule' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Publish now')).toBeVisible();
  await expect(changes(page)).toHaveCount(2);
  const focused = page.locator(':focus');
  const tabTo = async (role: 'checkbox' | 'button', name: RegExp) => {
    for (let n = 0; n < 20; n += 1) {
      await page.keyboard.press('Tab');
      const isThere = await focused.evaluateAll((all) => all.length > 0);
      if (isThere && (await page.getByRole(role, { name }).and(focused).count()) > 0) return;
    }
    throw new Error(`The Tab key does not come to ${String(name)}`);
  };
  await tabTo('checkbox', /Reed Choir/u);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: /Tide/u })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo('button', /^Publish 1 change$/u);
  await page.keyboard.press('Enter');
  await isOut(page);
  await expect(page.getByRole('heading', { name: /^Published on/u })).toBeFocused();
});
