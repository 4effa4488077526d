import { randomInt } from 'node:crypto';
import { timestampFromMillis } from '@lineup/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { portalAddress } from '../support/settings.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test, watchErrors } from '../support/test.ts';
import { withServer } from '../support/web-server.ts';

/*
 * Visitors at the public addresses of a complete server: without an account, on another site, on a phone in a field.
 * The publish page and the public page have separate tests.
 */

const set = setsOn('2031-08-08');

interface Published {
  readonly festivalId: string;
  readonly slug: string;
}

async function call(page: Page, name: string, data: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(`/api/functions/${name}`, {
    headers: { origin: portalAddress },
    data,
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

/** A festival with a published lineup. */
async function publishFestival(page: Page): Promise<Published> {
  const festivalId = await storeFestival(page, {
    name: unusedName('Visited'),
    startDate: '2031-08-08',
    endDate: '2031-08-09',
    timezone: 'Europe/Prague',
    stages: ['Orchard', 'Mill'],
    sets: [set('Apple Drift', 'Orchard', '19:00', '20:00'), set('Grain Choir', 'Mill', '20:00', '21:00')],
  });
  const slug = `visited-${randomInt(1e12).toString(36)}`;
  const releaseId = `release-${slug}`;
  await call(page, 'publishLineup', {
    festivalId,
    releaseId,
    ticked: null,
    at: null,
    slug,
    expectedConflicts: 0,
  });
  return { festivalId, slug };
}

/** Runs `work` in a browser that was never signed in. */
async function asVisitor(
  browser: Browser,
  traits: Parameters<Browser['newContext']>[0],
  expected: readonly RegExp[],
  work: (visitor: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...traits });
  await watchErrors(context, expected, async () => work(await context.newPage(), context));
  expect(await context.cookies()).toEqual([]);
  await context.close();
}

/** Runs `work` while another site on this machine serves `body`. */
function withOtherSite(body: string, work: (address: string) => Promise<void>): Promise<void> {
  return withServer((_, response) => response.setHeader('content-type', 'text/html').end(body), work);
}

test('a lineup that was seen once is read on a phone without a connection', async ({ page, browser }) => {
  const { slug } = await publishFestival(page);
  const phone = {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: 'dark',
    serviceWorkers: 'allow',
  } as const;
  await asVisitor(browser, phone, [/ERR_|Failed to/u], async (visitor, context) => {
    await visitor.goto(`/lineup/${slug}`);
    await expect(visitor.getByText('Apple Drift').first()).toBeVisible();
    await checkBothSchemes(visitor);
    await visitor.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await visitor.reload();
    await expect(visitor.getByText('Grain Choir').first()).toBeVisible();
    // A view that was never opened online.
    await visitor.getByRole('link', { name: 'Grid', exact: true }).click();
    await expect(visitor.getByRole('region', { name: /^Timetable of/u }).first()).toBeVisible();
  });
});

test('other sites read the feeds and show the page where it is meant for it', async ({ page, browser }) => {
  const { slug } = await publishFestival(page);
  const expected = [/frame-ancestors|X-Frame-Options|Refused to (?:display|frame)|Framing/u];
  const address = `${portalAddress}/lineup/${slug}`;
  const frames = `<iframe title="other" src="${address}"></iframe><iframe title="meant" src="${address}?embed"></iframe>`;
  await withOtherSite(frames, (site) =>
    asVisitor(browser, {}, expected, async (visitor) => {
      await visitor.goto(site);
      await expect(visitor.frameLocator('[title=meant]').getByText('Apple Drift').first()).toBeAttached();
      await expect(visitor.frameLocator('[title=other]').getByText('Apple Drift')).toHaveCount(0);
    }),
  );
  const feed = `/lineup/${slug}/lineup.json`;
  const read = await page.request.get(feed, { headers: { origin: 'https://fans.example' } });
  const etag = read.headers()['etag'] ?? '';
  const again = await page.request.get(feed, { headers: { 'if-none-match': etag } });
  expect([read.status(), again.status()]).toEqual([200, 304]);
  for (const answer of [read, again]) {
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
    });
  }
});

test('an old address leads to the lineup, and that of a deleted festival says that it is gone', async ({
  page,
  browser,
}) => {
  const { festivalId, slug } = await publishFestival(page);
  const later = `${slug}-later`;
  await call(page, 'changePublication', { festivalId, action: { type: 'rename', slug: later } });
  await asVisitor(browser, {}, [/410|404/u], async (visitor) => {
    await visitor.goto(`/lineup/${slug}`);
    await expect(visitor).toHaveURL(new RegExp(`/lineup/${later}$`, 'u'));
    await expect(visitor.getByText('Apple Drift').first()).toBeVisible();
    await call(page, 'deleteFestival', { festivalId });
    // Browsers cache the page for half a minute; another address of it causes a request.
    await visitor.goto(`/lineup/${later}?after`);
    await expect(visitor.getByRole('heading')).toHaveText('This lineup has been taken down for good.');
    await checkBothSchemes(visitor);
    await visitor.goto('/lineup/never-was');
    await expect(visitor.getByRole('heading')).toHaveText('There is no lineup at this address.');
    await checkBothSchemes(visitor);
  });
});

test('a preview shows the draft of the moment, and nothing once its festival is gone', async ({
  page,
  browser,
}) => {
  const { festivalId } = await publishFestival(page);
  const create = {
    type: 'create',
    name: 'For the radio',
    stages: [],
    showNames: true,
    expiresAt: timestampFromMillis(Date.now() + 86_400_000),
  };
  const { token } = await call(page, 'changePreviewLinks', { festivalId, action: create });
  await asVisitor(browser, {}, [/404/u], async (visitor) => {
    await visitor.goto(`/preview/${String(token)}`);
    await expect(visitor.getByText('Grain Choir').first()).toBeVisible();
    await call(page, 'deleteFestival', { festivalId });
    const answer = await visitor.reload();
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store']);
    await expect(visitor.getByRole('heading')).toHaveText(
      'This preview link does not work. Ask whoever sent it for a new one.',
    );
    await checkBothSchemes(visitor);
  });
});
