import { defineConfig } from 'vitest/config';

/** One run for all rooms; the portal's tests ask for jsdom in their own first line. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['./scripts/testing/fail-on-console-error.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    pool: 'threads',
  },
});
