import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { changeSet } from '../support/history.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const date = '2027-06-18';
const set = setsOn(date);
const sets = [set('Reed Choir', 'Pier', '18:00', '18:45'), set('Tide', 'Dune', '19:00', '19:45')];

/** The events of a calendar by summary: status, stage and SEQUENCE. */
function eventsOf(calendar: string) {
  const events = calendar.split('BEGIN:VEVENT').slice(1);
  const field = (event: string, name: string) =>
    new RegExp(String.raw`^${name}:(.*)$`, 'mu').exec(event)?.[1]?.trim() ?? '';
  return new Map(
    events.map((event) => [
      field(event, 'UID'),
      {
        summary: field(event, 'SUMMARY'),
        status: field(event, 'STATUS'),
        location: field(event, 'LOCATION'),
        sequence: Number(field(event, 'SEQUENCE')),
      },
    ]),
  );
}

async function publish(page: Page, release: number): Promise<void> {
  await page.getByRole('tab', { name: 'Publish' }).click();
  await button(page, 'Publish now').click();
  if (release > 1) await expectToast(page, `Published as release ${release}`);
  await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
}

test('calendars and programs follow a published lineup', async ({ page }) => {
  const stages = ['Pier', 'Dune'];
  const times = { startDate: date, endDate: '2027-06-19', timezone: 'Europe/Lisbon' };
  const id = await storeFestival(page, { ...times, stages, sets, name: unusedName('Feeds') });
  await page.goto(`/festival/${id}/schedule`);
  await publish(page, 1);
  const link = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const read = async (path: string) => {
    const answer = await page.request.get(`${address}/${path}`);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer;
  };
  /** Waits until the calendar at `path` is of the release that contains `text`. */
  const calendar = async (path: string, text: string) => {
    await expect(async () => expect(await (await read(path)).text()).toContain(text)).toPass({
      timeout: 20_000,
    });
    return eventsOf(await (await read(path)).text());
  };
  const [reed, tide] = [...(await calendar('lineup.ics', 'SUMMARY:Tide')).entries()];
  expect([reed?.[1].summary, tide?.[1].summary]).toEqual(['Reed Choir', 'Tide']);

  // What a page on another host can read, and the response if nothing is new.
  const first = await read('lineup.json');
  expect(first.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'content-type': 'application/json; charset=utf-8',
  });
  const etag = first.headers()['etag'] ?? '';
  const again = await page.request.get(`${address}/lineup.json`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const lineup = (await first.json()) as { $schema: string; stages: { calendar: string }[] };
  const others = ['lineup.csv', 'schedule.xml', 'schedule.json'].map((path) => `${address}/${path}`);
  for (const url of [lineup.$schema, ...lineup.stages.map((stage) => stage.calendar), ...others])
    expect([url, (await page.request.get(url)).status()]).toEqual([url, 200]);

  // Tide moves to the Pier: in the calendar of the Dune, which is now empty, it is cancelled.
  await page.goto(`/festival/${id}/schedule`);
  await changeSet(page, 'Tide', 'Stage', 'Pier');
  await publish(page, 2);
  const uid = tide?.[0] ?? '';
  const moved = (await calendar('lineup.ics', 'LOCATION:Pier\\, A meadow\r\nSTATUS:CONFIRMED')).get(uid);
  expect((await calendar('stages/dune.ics', 'CANCELLED')).get(uid)).toMatchObject({ status: 'CANCELLED' });
  expect((await calendar('stages/pier.ics', 'Tide')).get(uid)).toMatchObject({ status: 'CONFIRMED' });

  // A program that has release 1 requests the changes since.
  const changes = await read('lineup.json?since=1');
  expect(await changes.json()).toMatchObject({
    since: { number: 1 },
    release: { number: 2 },
    sets: [{ name: 'Tide', stageId: 'pier' }],
    changes: [{ kind: 'moved', stage: 'Pier', was: { stage: 'Dune' } }],
  });
  const known = { headers: { 'if-none-match': changes.headers()['etag'] ?? '' } };
  expect((await page.request.get(`${address}/lineup.json?since=1`, known)).status()).toBe(304);
  expect(await (await read('lineup.json?since=2')).json()).toMatchObject({ sets: [], changes: [] });
  expect((await page.request.get(`${address}/lineup.json?since=3`)).status()).toBe(400);

  await button(page, 'Withdraw').click();
  await button(page.getByRole('dialog', { name: 'Withdraw the lineup?' }), 'Withdraw').click();
  await expect(page.getByRole('heading', { name: /^Withdrawn on/u })).toBeVisible();
  const withdrawn = await calendar('lineup.ics', 'STATUS:CANCELLED');
  expect([...withdrawn.values()].map(({ summary, status }) => [summary, status])).toEqual([
    ['Cancelled', 'CANCELLED'],
    ['Cancelled', 'CANCELLED'],
  ]);
  expect(await (await read('lineup.json')).json()).toMatchObject({ state: 'withdrawn', sets: [] });
  const tooOld = await page.request.get(`${address}/lineup.json?since=2`);
  expect([tooOld.status(), await tooOld.json()]).toEqual([
    410,
    expect.objectContaining({ code: 'since-too-old', full: `${address}/lineup.json` }),
  ]);

  await button(page, 'Publish Again: Release 2').click();
  await button(page.getByRole('dialog', { name: 'Publish release 2 again?' }), 'Publish Again').click();
  await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
  const back = await calendar('lineup.ics', 'STATUS:CONFIRMED');
  const counters = [tide?.[1], moved, withdrawn.get(uid), back.get(uid)].map((event) => event?.sequence ?? 0);
  expect(counters.every((counter, place) => counter > (counters[place - 1] ?? 0))).toBe(true);
});
