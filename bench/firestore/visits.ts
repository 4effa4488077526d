import { serverTimestamp } from '@lineup/provider';
import { commitAsOwner, findLastCode, type EmulatorHosts } from '@lineup/provider-firebase/testing';
import type { Page } from 'playwright-core';
import { artistName, eventPath, festivalId } from '../support/lineup-data.ts';
import { jsonFile } from '../support/lineup-files.ts';
import { readsOf, type Visit } from './reads.ts';
import { administrator, empty, largest } from './seed.ts';

/** The screens in the order of the visits. */
export const screens = {
  signIn: 'signing in, up to the dashboard; all lineups counted for the first time',
  again: 'signing in with nothing kept in the browser, up to the dashboard of 20 festivals with counts',
  dashboard: 'the dashboard loaded again within 30 minutes',
  first: 'schedule of 1,000 events, first visit',
  second: 'the same loaded again within 30 minutes, nothing changed',
  changed: 'the same loaded again, after one event was changed',
  heard: 'an event changed by somebody else while the schedule is open',
  recount: 'dashboard, after one lineup of 1,000 events was changed',
  within: 'dashboard to the schedule and back by its links',
  details: 'details of a festival, by their address',
  stages: 'its stages, by their tab',
  review: 'wizard: a file of 500 events sent, read by the function, reviewed',
  save: 'wizard: the 500 saved, up to their schedule',
} as const;

export type Screen = keyof typeof screens;
export type Visits = Readonly<Record<Screen, Visit>>;

const wizardEvents = 500;
const patienceMs = 240_000;

export interface Portal {
  readonly address: string;
  readonly emulators: EmulatorHosts;
}

/** Visits every screen once in this browser, and returns the Firestore reads of each. */
export async function visitAll(page: Page, { address, emulators }: Portal): Promise<Visits> {
  page.setDefaultTimeout(patienceMs);
  const actions = actionsOf(page, { address, emulators });
  const visits: Partial<Record<Screen, Visit>> = {};
  for (const screen of Object.keys(screens) as Screen[]) {
    const reads = await readsOf(emulators, actions[screen]);
    visits[screen] = { screen: screens[screen], reads };
  }
  return visits as Visits;
}

function actionsOf(
  page: Page,
  { address, emulators }: Portal,
): Readonly<Record<Screen, () => Promise<void>>> {
  const open = (path: string) => page.goto(address + path);
  const countsShown = (events: number) => page.getByText(`${events} events`).first().waitFor();
  const dashboard = async () => {
    await open('/');
    await countsShown(1000);
  };
  const schedule = async () => {
    await open(`/festival/${festivalId(largest)}/schedule`);
    await scheduleShown(page);
  };
  const change = (name: string) =>
    commitAsOwner(emulators, [
      {
        type: 'update',
        path: eventPath(largest, 0),
        data: { artistName: name, updated_at: serverTimestamp },
      },
    ]);
  return {
    signIn: () => signIn(page, { address, emulators }),
    again: async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
      await signIn(page, { address, emulators });
    },
    dashboard,
    first: schedule,
    second: schedule,
    changed: async () => {
      // The page being left must not receive the change.
      await page.goto('about:blank');
      await change('The Changed Ones');
      await schedule();
      await page.getByText('The Changed Ones').first().waitFor();
    },
    heard: async () => {
      await change('The Others');
      await page.getByText('The Others').first().waitFor();
    },
    recount: dashboard,
    within: async () => {
      await page
        .getByRole('link', { name: /Festival 0/u })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Schedule' }).click();
      await scheduleShown(page);
      await page.goBack();
      await page.goBack();
      await countsShown(1000);
    },
    details: async () => {
      await open(`/festival/${festivalId(largest)}`);
      await page.getByRole('button', { name: 'Edit Details' }).waitFor();
    },
    stages: async () => {
      await page.getByRole('tab', { name: 'Stages' }).click();
      await page.getByRole('button', { name: 'Edit Stages' }).waitFor();
    },
    review: () => sendFile(page, address),
    save: () => saveAll(page),
  };
}

async function scheduleShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Festival Schedule' }).waitFor();
  await page.getByText(artistName(1), { exact: true }).first().waitFor();
}

async function signIn(page: Page, { address, emulators }: Portal): Promise<void> {
  const before = await findLastCode(emulators, administrator.phone);
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const field = page.getByLabel('Verification Code');
  await field.waitFor();
  await field.pressSequentially(await codeAfter(before, page, emulators));
  await page
    .getByText(/\d+ events/u)
    .first()
    .waitFor();
}

async function codeAfter(before: string | null, page: Page, emulators: EmulatorHosts): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const code = await findLastCode(emulators, administrator.phone);
    if (code !== null && code !== before) return code;
    await page.waitForTimeout(100);
  }
  throw new Error('No message with a code was sent.');
}

async function sendFile(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/festival/${festivalId(empty)}/upload`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'lineup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(jsonFile(0, wizardEvents)),
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText(`${wizardEvents} events found`).waitFor();
}

async function saveAll(page: Page): Promise<void> {
  // All of them are in the first hour of a day, as on a 12-hour clock.
  await page.getByRole('button', { name: 'They are as written' }).click();
  await page.getByRole('button', { name: 'Continue to Save' }).click();
  await page.getByRole('button', { name: 'Save All Events' }).click();
  await page.waitForURL(/\/schedule(?:\?|$)/u);
  await scheduleShown(page);
}
