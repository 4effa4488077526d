import { defineConfig } from '@playwright/test';
import { portalAddress } from '../support/settings.ts';

/**
 * The walk in the other browsers that `npm run test:other-browsers` found. Playwright only acts as the test runner: it
 * can only drive its own builds of Firefox and WebKit, which no distribution has.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.other.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: { baseURL: portalAddress },
});
