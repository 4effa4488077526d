import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { at, publicRelease, publicSet } from '@lineup/lineup-page/testing';
import { expect, test as base } from '../support/public-lineup.ts';

const example = readFileSync(new URL('../../docs/examples/lineup.html', import.meta.url), 'utf8');

/** Serves the guide's page on another host; `published` is the address of the lineup that it shows. */
const test = base.extend<{ hosted: (published: string) => Promise<string> }>({
  // The first argument must be an object pattern, even an empty one.
  // eslint-disable-next-line no-empty-pattern
  hosted: async ({}, provide) => {
    let html = '';
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await provide(async (published) => {
      html = example.replace('https://HOST/lineup/SLUG', published);
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    server.closeAllConnections();
    server.close();
  },
});

const markup = '<img src=x onerror="document.title=\'run\'"> & Sons';

test('the example page shows a lineup of another host by day, stage and festival time', async ({
  page,
  lineup,
  hosted,
}) => {
  const night = at('2026-07-25', '01:30');
  lineup.publish(
    publicRelease([
      publicSet(1, { name: markup }),
      publicSet(2, { status: 'cancelled', start: at('2026-07-24', '22:15'), end: at('2026-07-24', '23:00') }),
      publicSet(3, { start: night, end: night + 3_600_000 }),
      publicSet(4, { day: '2026-07-25', name: null, stage: null, start: null, end: null }),
    ]),
  );
  await page.goto(await hosted(lineup.address));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Meadow 2026');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2026-07-24', '2026-07-25']);
  await expect(page.getByRole('listitem')).toHaveText([
    `20:00 · Main Stage · ${markup}`,
    '22:15 · Main Stage · Act 2',
    '01:30 · Main Stage · Act 3',
    'Time to be announced · Stage to be announced · To be announced',
  ]);
  await expect(page.locator('s')).toHaveText('22:15 · Main Stage · Act 2');
  await expect(page).toHaveTitle('Lineup');
  await expect(page.locator('img')).toHaveCount(0);
});

test.describe('without a lineup', () => {
  test.use({ expectedErrors: [/Failed to load resource/u] });

  test('the example page says that it can’t be loaded', async ({ page, lineup, hosted }) => {
    lineup.setDown(true);
    await page.goto(await hosted(lineup.address));
    await expect(page.getByText('The lineup can’t be loaded right now.')).toBeVisible();
  });
});
