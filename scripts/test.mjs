// Everything that a commit must satisfy, in one command. The last line counts the tests: 'N passed, N failed'.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countPlaywright, countVitest, closingLine } from './testing/count-tests.mjs';
import { runStep, summary } from './testing/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'lineup-portal-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const tool = (path) => join(root, 'node_modules', path);

const steps = [
  { title: 'Types', command: ['node', 'scripts/typecheck.mjs'] },
  { title: 'Lint', command: ['node', tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  {
    title: 'Format',
    command: ['node', tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  },
  {
    title: 'Unit, contract and server tests',
    command: [
      'node',
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => countVitest(vitestReport),
  },
  { title: 'Time rules in other zones', command: ['node', 'scripts/test-zones.mjs'] },
  { title: 'Build', command: ['node', 'scripts/build.mjs'] },
  {
    title: 'Browser tests',
    needs: 'Build',
    command: ['node', 'scripts/test-browser.mjs'],
    env: { PLAYWRIGHT_REPORT: playwrightReport },
    count: () => countPlaywright(playwrightReport),
  },
  {
    title: 'Specification coverage',
    command: ['node', 'scripts/specification-coverage.mjs', vitestReport, playwrightReport],
  },
];

mkdirSync(reports, { recursive: true });
const results = [];
for (const step of steps) results.push(runStep(step, results, root));
rmSync(reports, { recursive: true, force: true });
if (existsSync(join(root, 'test-results')))
  console.log('\nTraces of failed browser tests are in test-results.');
console.log(summary(results));
console.log(closingLine(results));
process.exitCode = results.every((result) => result.state === 'passed') ? 0 : 1;
