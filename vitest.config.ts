import { defineConfig } from 'vitest/config';

const shared = {
  setupFiles: ['./scripts/testing/fail-on-console-error.ts'],
  restoreMocks: true,
  testTimeout: 30_000,
  pool: 'threads',
  // One thread a core: the default leaves one of two idle.
  maxWorkers: '100%',
} as const;

/**
 * One run for all rooms; the portal's tests ask for jsdom in their own first line. Each of their files has a world of its
 * own; the other rooms keep no state in their modules, so that their files share one, which halves their time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/portal/**'],
          isolate: false,
        },
      },
      { test: { ...shared, name: 'portal', include: ['packages/portal/**/*.test.{ts,tsx}'] } },
    ],
  },
});
