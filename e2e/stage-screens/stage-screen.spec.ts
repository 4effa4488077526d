import { paths, timestampFromMillis } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { storeLiveFestival, type LiveSetAround } from '../support/live.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { changeScreens, createScreen, openScreen } from '../support/stage-screens.ts';
import { storeDocuments } from '../support/stored-documents.ts';
import { expect, test as base } from '../support/test.ts';

// The browser logs each request that fails, or gets a 404.
const test = base.extend({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/u, /status of 404/u] });

const evening: readonly LiveSetAround[] = [
  ['Fog Signal', 'Wharf', -30, 30],
  ['Tide', 'Wharf', 45, 90],
  ['Reed Choir', 'Chapel', 42, 90],
];

const minute = 60_000;

/** The documents of a collection that an administrator can read. */
async function documentsIn(page: Page, collection: string): Promise<readonly DocumentSnapshot[]> {
  const query = encodeURIComponent(JSON.stringify({ collection }));
  const response = await page.request.get(`/api/documents/query?q=${query}`);
  const { documents } = (await response.json()) as { readonly documents: readonly DocumentSnapshot[] };
  return documents;
}

async function setCalled(page: Page, id: string, name: string): Promise<DocumentSnapshot> {
  const found = (await documentsIn(page, paths.events(id))).find(({ data }) => data['artistName'] === name);
  if (found === undefined) throw new Error(`There is no set of ${name}.`);
  return found;
}

/** Sets the device's clock back ten minutes before the page reads it. */
async function slowDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 600_000;
  });
}

test('a screen counts down by the clock of the server on a device that is ten minutes off, with words for colours @embedded @narrow', async ({
  page,
  browser,
}) => {
  const id = await storeLiveFestival(page, evening);
  const address = await createScreen(page, id, { stage: 'Wharf', amberMinutes: 40, redMinutes: 5 });
  const screen = await openScreen(browser, address, { viewport: page.viewportSize() }, slowDevice);
  await expect(screen.getByRole('heading', { level: 1, name: 'Wharf' })).toBeVisible();
  await expect(screen.getByText('Fog Signal')).toBeVisible();
  await expect(screen.getByText('Tide')).toBeVisible();
  await expect(screen.getByText('Ends soon')).toBeVisible();
  const set = await setCalled(page, id, 'Fog Signal');
  const end = (set.data['timeEnd'] as { readonly seconds: number }).seconds * 1000;
  // When the digits change, by a clock that the shim does not alter.
  const { text, at } = await screen.getByRole('timer').evaluate(
    (element) =>
      new Promise<{ readonly text: string; readonly at: number }>((resolve) => {
        new MutationObserver(() =>
          resolve({ text: element.textContent, at: performance.timeOrigin + performance.now() }),
        ).observe(element, { childList: true, characterData: true, subtree: true });
      }),
  );
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  expect(Math.abs(end - at - (minutes * 60 + seconds) * 1000)).toBeLessThan(500);
  await expectAccessible(screen);
  await expectNothingSideways(screen);
  await storeDocuments(page, [
    {
      type: 'update',
      path: set.path,
      data: {
        actualStart: timestampFromMillis(end - 60 * minute),
        timeEnd: timestampFromMillis(end - 34 * minute),
        endDelay: -34,
      },
    },
  ]);
  await expect(screen.getByText('Over time')).toBeVisible();
  await expect(screen.getByRole('timer')).toHaveText(/^\+0[345]:\d\d$/u);
  await expectAccessible(screen);
  await screen.context().close();
});

test('a message is shown large and is seen; a report is sent and accepted @embedded @narrow', async ({
  page,
  browser,
}) => {
  const id = await storeLiveFestival(page, evening);
  const address = await createScreen(page, id, { stage: 'Wharf', canReport: true });
  const screen = await openScreen(browser, address, { viewport: page.viewportSize() });
  await expect(screen.getByText('Fog Signal')).toBeVisible();
  await changeScreens(page, id, { type: 'message', stage: 'Wharf', text: 'Wrap up', flash: true });
  await expect(screen.getByRole('alert')).toContainText('Wrap up');
  await expect
    .poll(async () => (await documentsIn(page, paths.stageMessages(id)))[0]?.data['seenAt'] ?? null)
    .not.toBeNull();
  await expectAccessible(screen);
  await expectNothingSideways(screen);
  const more = screen.getByRole('button', { name: 'We need 10 more minutes' });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await more.click();
  await expect(screen.getByText(/We need 10 more minutes: Sent \d+:\d\d/u)).toBeVisible();
  const [report] = await documentsIn(page, paths.stageReports(id));
  await changeScreens(page, id, { type: 'answer', id: report?.id ?? '', state: 'accepted' });
  await expect(screen.getByText('We need 10 more minutes: Accepted')).toBeVisible();
  await changeScreens(page, id, { type: 'clearMessage', stage: 'Wharf' });
  await expect(screen.getByRole('alert')).toBeHidden();
  await screen.context().close();
});

test('a screen goes on counting without the network and is right again with it; revoked, it ends within two seconds @embedded', async ({
  page,
  browser,
}) => {
  const id = await storeLiveFestival(page, evening);
  const address = await createScreen(page, id, { stage: 'Wharf' });
  const screen = await openScreen(browser, address);
  await expect(screen.getByText('Fog Signal')).toBeVisible();
  await screen.context().setOffline(true);
  await expect(screen.getByText(/^As of \d+:\d\d/u)).toBeVisible();
  const before = await screen.getByRole('timer').textContent();
  await expect(screen.getByRole('timer')).not.toHaveText(before ?? '');
  await expectAccessible(screen);
  const set = await setCalled(page, id, 'Fog Signal');
  await storeDocuments(page, [{ type: 'update', path: set.path, data: { artistName: 'Kelp' } }]);
  await screen.context().setOffline(false);
  await expect(screen.getByText('Kelp')).toBeVisible({ timeout: 2000 });
  await expect(screen.getByText(/^As of/u)).toBeHidden();
  const links = await documentsIn(page, paths.stageLinks);
  const link = links.find(({ data }) => data['festivalId'] === id);
  await changeScreens(page, id, { type: 'revoke', id: link?.id ?? '' });
  await expect(screen.getByText('This link is no longer valid.')).toBeVisible({ timeout: 2000 });
  await expect(screen.getByText('Kelp')).toHaveCount(0);
  await expectAccessible(screen);
  await screen.context().close();
});

test('a device that slept, or was set to another time, is right within two seconds @embedded', async ({
  page,
  browser,
}) => {
  const id = await storeLiveFestival(page, evening);
  const address = await createScreen(page, id, { stage: 'Wharf' });
  const screen = await openScreen(browser, address, {}, slowDevice);
  await expect(screen.getByRole('timer')).toHaveText(/^(?:29|30):\d\d$/u);
  // The device's clock jumps ahead an hour, like after a sleep.
  await screen.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  await expect(screen.getByRole('timer')).toHaveText(/^(?:29|30):\d\d$/u, { timeout: 2000 });
  await screen.context().close();
});

test('a link follows chosen artists and sets of all stages @embedded @narrow', async ({ page, browser }) => {
  const id = await storeLiveFestival(page, [...evening, ['Tide', 'Chapel', 100, 130]]);
  await page.goto(`/festival/${id}/live`);
  await page.getByRole('button', { name: 'Stage Screens' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a Link' }).click();
  await dialog.getByLabel('What it is for').fill('Tour manager');
  await dialog.getByRole('radio', { name: 'Chosen artists or sets on all stages' }).check();
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  await expect(dialog.getByText('Choose at least one artist or set.')).toBeVisible();
  const field = dialog.getByRole('combobox', { name: 'Artists or sets' });
  await expect(field).toBeFocused();
  for (const typed of ['reed', 'fog', 'tid']) {
    await field.fill(typed);
    await field.press('Enter');
  }
  // All sets of an artist, then only the later one.
  await dialog.getByRole('button', { name: 'Do not follow Tide' }).click();
  await field.fill('tide');
  await dialog.getByRole('option', { name: /^Tide: .*, Chapel$/u }).click();
  await expect(dialog.getByRole('list', { name: 'Followed' }).getByRole('listitem')).toHaveText([
    'Reed Choir',
    'Fog Signal',
    /^Tide: .*, Chapel$/u,
  ]);
  await expectAccessible(page);
  await expectNothingSideways(page);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
  const screen = await openScreen(browser, address, { viewport: page.viewportSize() });
  await expect(screen.getByRole('heading', { level: 1, name: 'Tour manager' })).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveText([
    /^Fog Signal on now on Wharf, \d+ min left/u,
    /^Reed Choir in 4\d min on Chapel/u,
    /^Tide in 1 h \d+ min on Chapel/u,
  ]);
  const set = await setCalled(page, id, 'Reed Choir');
  const start = (set.data['timeStart'] as { readonly seconds: number }).seconds * 1000;
  const data = { timeStart: timestampFromMillis(start + 10 * minute), startDelay: 10 };
  await storeDocuments(page, [{ type: 'update', path: set.path, data }]);
  await expect(screen.getByRole('listitem').nth(1)).toHaveText(/^Reed Choir in 5\d min on Chapel \+10$/u);
  await expectAccessible(screen);
  await expectNothingSideways(screen);
  await screen.context().close();
});
