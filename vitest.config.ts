import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What a browser loads of a part of Firebase, wherever npm has put it. */
function browserBuild(part: string, file: string): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json');
  return join(dirname(createRequire(firebase).resolve(`@firebase/${part}/package.json`)), 'dist', file);
}

const shared = {
  setupFiles: ['./scripts/testing/fail-on-console-error.ts'],
  restoreMocks: true,
  testTimeout: 30_000,
  pool: 'threads',
  // One thread a core: the default leaves one of two idle.
  maxWorkers: '100%',
} as const;

/**
 * For tests that wait for a page, an emulator or another process: on a busy machine they get one more try, as those in the
 * browser do. One that needed it is named in the report of the run, never silent.
 */
const secondTry = { retry: 1 } as const;

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
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'faults/**/*.test.ts',
            'bench/{frame,measure,support}/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'packages/portal/**', '**/*.emulator.test.ts'],
          isolate: false,
        },
      },
      { test: { ...shared, ...secondTry, name: 'portal', include: ['packages/portal/**/*.test.{ts,tsx}'] } },
      {
        // The browser's builds run here as well: that of firebase/auth for Node has no phone as second factor, and that of
        // firebase/firestore speaks gRPC, whose messages the emulator now and then writes into one another.
        resolve: {
          alias: [
            { find: /^firebase\/auth$/u, replacement: browserBuild('auth', 'esm/index.js') },
            { find: /^firebase\/firestore$/u, replacement: browserBuild('firestore', 'index.esm.js') },
          ],
        },
        test: {
          ...shared,
          ...secondTry,
          name: 'firebase',
          include: ['packages/**/*.emulator.test.ts'],
          // One set of emulators for all files: one that begins empties them.
          globalSetup: ['packages/provider-firebase/testing/global-setup.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          ...secondTry,
          name: 'faults',
          include: ['faults/cases/**/*.faults.ts'],
          globalSetup: ['faults/runner/setup.ts'],
          setupFiles: [],
          // A process of its own for each file: some cases measure theirs. A third one fills the time in which others wait;
          // in the long form some go by the clock, and nothing may run beside them.
          pool: 'forks',
          maxWorkers: process.env['FAULTS'] === 'long' ? 1 : 3,
        },
      },
    ],
  },
});
