import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What a browser loads of a part of Firebase, wherever npm has put it. */
function browserBuild(part: string, file: string): string {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json');
  return join(dirname(createRequire(firebase).resolve(`@firebase/${part}/package.json`)), 'dist', file);
}

const root = fileURLToPath(new URL('.', import.meta.url));
const portal = join(root, 'packages/portal');
/** Those of the portal's tests that need a page, which they say in their first line. */
const withPage = readdirSync(portal, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!node_modules).*\.test\.tsx?$/u.test(path))
  .filter((path) => readFileSync(join(portal, path), 'utf8').startsWith('// @vitest-environment jsdom'))
  .map((path) => `packages/portal/${path.replaceAll('\\', '/')}`);

const never = ['**/node_modules/**', '**/*.emulator.test.ts'];

/** What works in browsers, or looks at the sources: another version of Node.js changes nothing of it (see test-nodes.mjs). */
const once = [
  'packages/portal/**/*.test.{ts,tsx}',
  'packages/services/**/*.test.ts',
  'packages/look/**/*.test.ts',
  'packages/*/client/**/*.test.ts',
  'scripts/testing/walls/*.test.ts',
  'scripts/testing/new-field/*.test.ts',
  'scripts/testing/messages-provoked.test.ts',
  'scripts/zones/*.test.ts',
];

const shared = {
  setupFiles: ['./scripts/testing/fail-on-console-error.ts'],
  restoreMocks: true,
  // Long enough for a busy machine; what hangs is found all the same.
  testTimeout: 90_000,
  hookTimeout: 90_000,
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
 * One run for all rooms; those of the portal's tests that need a page ask for jsdom in their own first line. Each of their
 * files has a world of its own; the others keep no state in their modules, so that they share one, which halves their time.
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
            'bench/firestore/**/*.test.ts',
          ],
          exclude: [...never, ...once],
          isolate: false,
        },
      },
      { test: { ...shared, name: 'once', include: once, exclude: [...never, ...withPage], isolate: false } },
      { test: { ...shared, ...secondTry, name: 'portal', include: withPage } },
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
          // in the long form some go by the clock, and nothing may run in parallel.
          pool: 'forks',
          maxWorkers: process.env['FAULTS'] === 'long' ? 1 : 3,
        },
      },
    ],
  },
});
