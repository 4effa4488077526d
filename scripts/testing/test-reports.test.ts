import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('a report of Vitest tells what ran, and that a pending test did not', () => {
  const assertionResults = [
    { ancestorTitles: ['a festival'], title: 'has a name', status: 'passed' },
    { ancestorTitles: [], title: 'has stages', status: 'pending' },
  ];
  const file = report({ testResults: [{ name: '/portal/packages/a.test.ts', assertionResults }] });
  expect(readVitestReport(file, '/portal/')).toEqual([
    { path: 'packages/a.test.ts', titles: ['a festival', 'has a name'], state: 'passed' },
    { path: 'packages/a.test.ts', titles: ['has stages'], state: 'skipped' },
  ]);
});

it('a report of Playwright tells each width; a test that passed at the second try has passed', () => {
  const tests = [{ status: 'flaky' }, { status: 'unexpected' }];
  const specs = [{ title: 'saves', file: 'stages/a.spec.ts', tests }];
  const inner = { title: 'a stage', specs };
  const file = report({
    config: { rootDir: '/portal/e2e' },
    suites: [{ title: 'stages/a.spec.ts', specs: [], suites: [inner] }],
  });
  expect(readPlaywrightReport(file, '/portal/')).toEqual([
    { path: 'e2e/stages/a.spec.ts', titles: ['a stage', 'saves'], state: 'passed' },
    { path: 'e2e/stages/a.spec.ts', titles: ['a stage', 'saves'], state: 'failed' },
  ]);
});

it('a report that is missing is no run', () => {
  expect(() => readVitestReport(join(folder, 'missing.json'), '/portal/')).toThrow('missing.json');
});
