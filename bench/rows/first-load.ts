import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { firstLoad, type FirstLoad } from '../browser/first-load.ts';
import { walkScreens } from '../browser/walk-screens.ts';
import type { Figure, Row, RowResult } from '../frame/row.ts';
import { median } from '../measure/statistics.ts';
import { addAccounts, addSessions, hashPassword, sessionCookie } from '../support/accounts.ts';
import { withPortal } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** What a first visit costs: the code of each screen, and when its largest content stands there over a slow line. */
export const firstLoads: Row = {
  name: 'first-load',
  title: 'First load: code up to each screen, and largest paint over a slow line',
  run: async (context) => {
    const passwordHash = await hashPassword();
    const seed: Seed = (db) => {
      addFestivals(db, numbers(12), 200);
      addAccounts(db, 1, passwordHash);
      addSessions(db, 1);
    };
    return withPortal(context, { seed }, ({ server }) =>
      withChromium((browser) => measure(browser, server.address, context.quick ? 3 : 7)),
    );
  },
};

type Seed = NonNullable<Parameters<typeof withPortal>[1]['seed']>;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

async function measure(browser: Browser, address: string, visits: number): Promise<RowResult> {
  const cookie = sessionCookie(0);
  const sizes = await walkScreens(browser, address, cookie);
  const login = await repeated(visits, () => firstLoad(browser, { address }, '/login'));
  const dashboard = await repeated(visits, () => firstLoad(browser, { address, cookie }, '/'));
  return {
    figures: [
      kilobytesOf('JS and CSS of /login, gzip', sizes.login, 150),
      kilobytesOf('up to the dashboard', sizes.dashboard, 190),
      kilobytesOf('up to the schedule', sizes.schedule, 220),
      kilobytesOf('up to step 3 of the wizard', sizes.review, 240),
      largestPaint('largest paint of /login', login, 1.5),
      largestPaint('largest paint of the dashboard, signed in', dashboard, 2.2),
      shift([...login, ...dashboard]),
      blocking([...login, ...dashboard]),
    ],
    notes: [
      `The largest content of /login was "${largest(login)}", that of the dashboard "${largest(dashboard)}". ` +
        `Medians of ${visits} visits, each with a new profile, at 1.6 Mbit/s, 150 ms for every exchange and a processor four ` +
        'times slower, 1280 × 800 pixels; the dashboard has twelve festivals of 200 events.',
    ],
  };
}

async function repeated(visits: number, visit: () => Promise<FirstLoad>): Promise<readonly FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (let done = 0; done < visits; done += 1) loads.push(await visit());
  return loads;
}

function kilobytesOf(label: string, value: number, most: number): Figure {
  return { label, value, unit: 'KB', goal: { value: most, direction: 'at most' } };
}

function largestPaint(label: string, loads: readonly FirstLoad[], most: number): Figure {
  const value = median(loads.map((load) => load.largestPaint)) / 1000;
  return { label, value, unit: 's', goal: { value: most, direction: 'at most' } };
}

function largest(loads: readonly FirstLoad[]): string {
  return loads[0]?.largest ?? '';
}

/** Of the worst visit, to three digits: what is less is some pixels of a word in another font. */
function shift(loads: readonly FirstLoad[]): Figure {
  const worst = Math.max(...loads.map((load) => load.shift));
  const value = Math.round(worst * 1000) / 1000;
  return { label: 'layout shift', value, unit: '', goal: { value: 0, direction: 'at most' } };
}

/** Of the worst visit; the document itself is none of them. */
function blocking(loads: readonly FirstLoad[]): Figure {
  const value = Math.max(...loads.map((load) => load.blocking.length));
  return {
    label: 'files that hold up the first paint',
    value,
    unit: '',
    goal: { value: 1, direction: 'at most' },
  };
}
