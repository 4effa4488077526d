import { defineConfig } from '@playwright/test';
import { chromiumPath, portalAddress, portalProvider, signedInState } from './support/settings.ts';

/** Flags for running Chromium in a container without requests to other hosts than the portal. */
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
 * On the emulators, one flow runs for each feature that depends on the provider (@both), plus those specific to
 * Firebase (@firebase); page behaviour does not depend on the provider. Some tests are about the embedded server itself
 * (@embedded).
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

/** Started by `npm run test:browser`, which runs a separate portal and finds the browser. */
export default defineConfig({
  testDir: '.',
  // One folder for each provider, so that neither run deletes the other's results.
  outputDir: `../test-results/${portalProvider}`,
  // Two more use the time in which the others wait for the server; the emulators leave no such time.
  workers: isFirebase ? 2 : 4,
  fullyParallel: true,
  // One retry on a busy machine; the report names each test that needed it.
  retries: 1,
  // The emulators respond some seconds late on a busy machine.
  timeout: isFirebase ? 120_000 : 60_000,
  expect: { timeout: isFirebase ? 20_000 : 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    baseURL: portalAddress,
    launchOptions: { executablePath: chromiumPath(), args: launchFlags },
    // No festival of these tests is in this zone, so that a time in the browser's zone shows as an error.
    timezoneId: 'Asia/Kathmandu',
    locale: 'en-US',
    // Their requests could not be observed; the tests of the service worker enable it.
    serviceWorkers: 'block',
    // A click that cannot succeed is reported before the whole test times out.
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
