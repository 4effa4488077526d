// Runs all checks that a commit must pass. The last line counts the tests: 'N passed, N failed'.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirestoreJar } from '../packages/provider-firebase/emulators/find-firestore-jar.mjs';
import { majors, nodesReport } from './installing/nodes.mjs';
import {
  addCounts,
  countPlaywright,
  countVitest,
  closingLine,
  vitestReporters,
} from './testing/count-tests.mjs';
import { failedTests, runSteps, summary } from './testing/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'lineup-portal-reports-'));
const roomsReport = join(reports, 'rooms.json');
const portalReport = join(reports, 'portal.json');
const firebaseReport = join(reports, 'firebase.json');
const playwrightReport = join(reports, 'playwright.json');
const faultsReport = join(reports, 'faults.json');
const firebaseBrowserReport = join(reports, 'firebase-playwright.json');
const tool = (path) => join(root, 'node_modules', path);

const vitest = (project, report) => [
  'node',
  tool('vitest/vitest.mjs'),
  'run',
  ...project.map((name) => `--project=${name}`),
  ...vitestReporters(report),
];
const knip = ['node', tool('knip/bin/knip.js'), '--no-progress'];
const prettier = ['node', tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'];

const hasFirestore = findFirestoreJar() !== null;
/** The other provider, if the Firestore emulator is installed. */
const onEmulators = (step) => (hasFirestore ? [{ ...step, needs: 'Build' }] : []);

/** Each uses a whole processor, and nothing later depends on them. */
const checksOfSources = [
  { title: 'Lint', command: ['node', tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { title: 'Unused and undeclared', command: knip },
  {
    title: 'Undeclared where it ships',
    command: [...knip, '--production', '--strict', '--include', 'unlisted'],
  },
  { title: 'Format', command: prettier },
];

/**
 * The steps of a group run in parallel, those of a list within it in sequence: the tests on the emulators use one
 * processor most of the time. The browser tests run alone, because they time the pages.
 */
const groups = [
  [
    { title: 'Types', command: ['node', tool('typescript/bin/tsc'), '-b'] },
    { title: 'Build', command: ['node', 'scripts/build.mjs'] },
  ],
  [
    {
      title: 'Unit, contract and server tests',
      command: vitest(['rooms', 'once'], roomsReport),
      // No rule may depend on the machine's zone, and few machines are in this one. The other versions of Node.js use
      // other zones.
      env: { TZ: 'Australia/Lord_Howe' },
      count: () => countVitest(roomsReport),
    },
  ],
  [
    {
      title: 'Pages',
      command: vitest(['portal'], portalReport),
      count: () => countVitest(portalReport),
    },
  ],
  [
    [
      {
        title: 'Other versions of Node.js',
        needs: 'Build',
        command: ['node', 'scripts/test-nodes.mjs', reports],
        count: () => addCounts(majors.map((major) => countVitest(nodesReport(reports, major)))),
      },
      ...checksOfSources,
    ],
    ...onEmulators({
      title: 'Contract, rules and callables on the emulators',
      command: ['node', 'scripts/test-firebase.mjs', ...vitestReporters(firebaseReport)],
      count: () => countVitest(firebaseReport),
    }),
  ],
  [
    {
      title: 'Browser tests',
      needs: 'Build',
      command: ['node', 'scripts/test-browser.mjs'],
      env: { PLAYWRIGHT_REPORT: playwrightReport },
      count: () => countPlaywright(playwrightReport),
    },
  ],
  [
    {
      title: 'Faults, attacks and bad input',
      needs: 'Build',
      command: vitest(['faults'], faultsReport),
      count: () => countVitest(faultsReport),
    },
  ],
  onEmulators({
    title: 'Browser tests on the emulators',
    command: ['node', 'scripts/test-browser.mjs', '--provider', 'firebase'],
    env: { PLAYWRIGHT_REPORT: firebaseBrowserReport },
    count: () => countPlaywright(firebaseBrowserReport),
  }),
  [
    {
      title: 'Specification coverage',
      command: ['node', 'scripts/specification-coverage.mjs', roomsReport, portalReport, playwrightReport],
    },
  ],
];

mkdirSync(reports, { recursive: true });
const results = await runSteps(groups, root);
rmSync(reports, { recursive: true, force: true });
if (existsSync(join(root, 'test-results')))
  console.log('\nTraces of failed browser tests are in test-results.');
const failed = failedTests(results);
if (failed !== '') console.log(failed);
console.log(summary(results));
if (!hasFirestore) {
  console.log('The Firebase provider was not tested: no Firestore emulator (see FIRESTORE_EMULATOR_JAR).');
}
console.log(closingLine(results));
process.exitCode = results.every((result) => result.state === 'passed') ? 0 : 1;
