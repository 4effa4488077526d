import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { filesWith } from '../support/built-files.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { test as testOnOwnPortal } from '../support/own-portal-test.ts';
import { shareSession } from '../support/session.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectReview, uploadFile } from '../support/wizard.ts';

/**
 * Limits in kilobytes of 1000 bytes, gzip, for all scripts and style sheets up to each screen: the measured size plus a
 * small margin. The schedule is empty, with the card that explains how to fill it. The review is reached through both
 * and includes what they have loaded; alone, it is what its address loads in a new window.
 */
const limits = { login: 146, dashboard: 189, schedule: 250, review: 308, reviewAlone: 235 } as const;

/** Code that no screen up to the review may request. */
const later = /node_modules\/(?:@?firebase|@e965\/xlsx|read-excel-file|papaparse|fflate)\/|date-?picker/iu;

/** Keeps the page from becoming idle: code that it would then preload does not count towards a screen. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Records the scripts and style sheets that the page requests from now on, each once. */
function collectCode(page: Page) {
  const files = new Map<string, Promise<number>>();
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isCode = /^(?:text\/css|text\/javascript)/u.test(response.headers()['content-type'] ?? '');
    if (!isCode || files.has(pathname)) return;
    files.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).byteLength),
    );
  });
  return {
    names: () => [...files.keys()].map((path) => path.slice('/assets/'.length)),
    kilobytes: async () => (await Promise.all(files.values())).reduce((sum, bytes) => sum + bytes, 0) / 1000,
  };
}

/** The files that blocked the first paint. */
function blockingFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  );
}

/** Sums up the unexpected layout shifts since the page began to load. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown =
          Reflect.get(entry, 'hadRecentInput') === true ? 0 : Reflect.get(entry, 'value');
        Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the sign-in is small, and waits for one style sheet only @embedded', async ({ page }) => {
    const code = collectCode(page);
    const shifts = await watchShifts(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await code.kilobytes()).toBeLessThanOrEqual(limits.login);
    expect(await blockingFiles(page)).toEqual([expect.stringMatching(/^\/assets\/start-[\w-]+\.css$/u)]);
    expect(await shifts()).toBeLessThan(0.001);
  });
});

// On the shared portal, a festival that another test creates would appear as a card during this one.
testOnOwnPortal(
  'dashboard, schedule and review ask for what they need, and nothing jumps @embedded',
  async ({ page, colleague }) => {
    // In another browser, so that this one has not loaded anything yet.
    await signIn(colleague, { ...administrator, password: demoPassword });
    await shareSession(colleague.context(), page.context());
    const lineup = ownLineup('umschaltnacht-2026.json');
    const festivalId = await createByRequest(page, lineup, unusedName('First load'));
    await keepBusy(page);
    const code = collectCode(page);
    const shifts = await watchShifts(page);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'All Festivals' })).toBeVisible();
    expect(await code.kilobytes()).toBeLessThanOrEqual(limits.dashboard);
    expect(await blockingFiles(page)).toHaveLength(1);
    expect(await shifts()).toBeLessThan(0.001);

    await page.goto(`/festival/${festivalId}/schedule`);
    await expect(page.getByRole('heading', { name: 'Add your lineup' })).toBeVisible();
    expect(await code.kilobytes()).toBeLessThanOrEqual(limits.schedule);

    await uploadFile(page, festivalId, lineup.path);
    await expectReview(page, lineup.events.length);
    expect(await code.kilobytes()).toBeLessThanOrEqual(limits.review);

    const direct = collectCode(page);
    await page.reload();
    await expectReview(page, lineup.events.length);
    expect(await direct.kilobytes()).toBeLessThanOrEqual(limits.reviewAlone);

    const laterFiles = filesWith(later);
    expect(laterFiles).not.toEqual([]);
    expect(code.names().filter((name) => laterFiles.includes(name))).toEqual([]);
  },
);
