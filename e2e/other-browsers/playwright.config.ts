import { defineConfig } from '@playwright/test';
import { portalAddress } from '../support/settings.ts';

/**
 * The walk in those other browsers that `npm run test:other-browsers` found. Playwright only runs it: it drives a Firefox and a
 * WebKit of its own making alone, which no distribution has.
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
