import { defineConfig } from '@playwright/test';
import { chromiumPath, portalAddress, portalProvider, signedInState } from './support/settings.ts';

/** Flags under which Chromium runs in a container and talks to nobody but the portal. */
const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const report = process.env['PLAYWRIGHT_REPORT'];
const signedIn = { storageState: signedInState };
const isFirebase = portalProvider === 'firebase';
/**
 * On the emulators one flow runs for each thing that a provider does (@both), and what is theirs alone (@firebase); what pages
 * do on their own does not depend on the provider. Some tests are about the embedded server itself (@embedded).
 */
const flows = isFirebase
  ? { grep: process.env['ALL_TESTS'] === undefined ? /@both|@firebase/u : /(?:)/u, grepInvert: /@embedded/u }
  : { grepInvert: /@firebase/u };

const narrow = {
  name: 'narrow',
  testMatch: '**/*.spec.ts',
  grep: /@narrow/u,
  dependencies: ['sign-in'],
  use: { ...signedIn, viewport: { width: 360, height: 740 }, hasTouch: true },
};

/** Started by `npm run test:browser`, which runs a portal of its own and finds the browser. */
export default defineConfig({
  testDir: '.',
  // One run on each provider: neither takes away what the other leaves.
  outputDir: `../test-results/${portalProvider}`,
  // Two more fill the time in which the others wait for the server; the emulators have no time left to fill.
  workers: isFirebase ? 2 : 4,
  fullyParallel: true,
  // One more try on a busy machine; a test that needed it is named in the report, never silent.
  retries: 1,
  // The emulators answer some seconds late where the machine is busy.
  timeout: isFirebase ? 120_000 : 60_000,
  expect: { timeout: isFirebase ? 20_000 : 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    baseURL: portalAddress,
    launchOptions: { executablePath: chromiumPath(), args: launchFlags },
    // No festival of these tests is in this zone, so a time taken from the browser's own shows as an error.
    timezoneId: 'Asia/Kathmandu',
    locale: 'en-US',
    // Their requests could not be watched; tests of it switch it on.
    serviceWorkers: 'block',
    // A click that finds no way is named, before the time of the whole test is over.
    actionTimeout: 40_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sign-in', testMatch: '**/*.setup.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'wide',
      testMatch: '**/*.spec.ts',
      dependencies: ['sign-in'],
      ...flows,
      use: { ...signedIn, viewport: { width: 1280, height: 800 } },
    },
    ...(isFirebase ? [] : [narrow]),
  ],
});
