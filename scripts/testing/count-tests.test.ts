import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCounts, closingLine, countPlaywright, countVitest } from './count-tests.mjs';
import { failedTests, summary } from './steps.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-tests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('counting the tests of a report', () => {
  it('adds a file that failed before its first test to the failures of Vitest', () => {
    const testResults = [
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'wrong.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'adds', failureMessages: ['\u001B[31mexpected 4\u001B[39m'] },
        ],
      },
      {
        name: 'right.test.ts',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'is quick', failureMessages: [] },
          { status: 'passed', fullName: 'waits', failureMessages: ['too late'] },
        ],
      },
    ];
    const file = report({ numPassedTests: 7, numFailedTests: 1, testResults });
    expect(countVitest(file)).toEqual({
      passed: 7,
      failed: 2,
      secondTry: 1,
      failures: [
        { name: 'wrong.test.ts › adds', message: 'expected 4' },
        { name: 'right.test.ts › waits, passed on the second try', message: 'too late' },
        { name: 'broken.test.ts', message: 'no such module' },
      ],
    });
  });

  it('counts errors outside of tests as failures of Playwright', () => {
    const file = report({ stats: { expected: 5, skipped: 2, unexpected: 1, flaky: 0 }, errors: [{}] });
    expect(countPlaywright(file)).toMatchObject({ passed: 5, failed: 2, secondTry: 0 });
  });

  it('counts a browser test that passed on its second try as passed, and says how many there were', () => {
    const file = report({ stats: { expected: 5, skipped: 0, unexpected: 0, flaky: 2 }, errors: [] });
    expect(countPlaywright(file)).toMatchObject({ passed: 7, failed: 0, secondTry: 2 });
    const results = [{ title: 'Browser tests', state: 'passed', tests: countPlaywright(file) }];
    expect(summary(results)).toContain('7 passed (2 on the second try), 0 failed');
  });

  it('gives null for a report that is missing or cut off', () => {
    expect(countVitest(join(folder, 'missing.json'))).toBeNull();
    expect(countPlaywright(report('{"stats":'))).toBeNull();
  });

  it('adds up the reports of several runs, of which some may be missing', () => {
    const failures = [{ name: 'a.test.ts › adds', message: 'expected 4' }];
    const one = { passed: 7, failed: 1, secondTry: 0, failures };
    const other = { passed: 8, failed: 0, secondTry: 1, failures: [] };
    expect(addCounts([one, null, other])).toEqual({ passed: 15, failed: 1, secondTry: 1, failures });
    expect(addCounts([null])).toBeNull();
  });
});

describe('the tests that failed', () => {
  it('are named with their place and words, those that passed on the second try too', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: 'sign-in/code.spec.ts',
      line: 7,
      tests: [{ projectName: 'wide', status, results: messages.map((message) => ({ error: { message } })) }],
    });
    const inner = { specs: [spec('locks', 'unexpected', 'no lock\nwas seen'), spec('opens', 'expected')] };
    const file = report({
      stats: { expected: 1, skipped: 0, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no browser' }],
      suites: [{ specs: [spec('sends', 'flaky', 'too late')], suites: [inner] }],
    });
    const failures = failedTests([{ title: 'Browser tests', tests: countPlaywright(file) }]);
    expect(failures.split('\n').slice(2)).toEqual([
      'Browser tests: [wide] sign-in/code.spec.ts:7 › sends, passed on the second try',
      '    too late',
      '',
      'Browser tests: [wide] sign-in/code.spec.ts:7 › locks',
      '    no lock',
      '    was seen',
      '',
      'Browser tests: outside of the tests',
      '    no browser',
    ]);
  });

  it('are not spoken of where there are none', () => {
    expect(failedTests([{ title: 'Types', state: 'passed', tests: null, lastLines: 'done' }])).toBe('');
  });

  it('give way to the last lines of a step that names none', () => {
    const tests = { passed: 3, failed: 0, failures: [] };
    const failed = { title: 'Other versions', state: 'failed', tests, lastLines: 'no answer\nStart failed.' };
    expect(failedTests([failed])).toContain(
      'Other versions, its last lines:\n    no answer\n    Start failed.',
    );
  });
});

describe('the closing line', () => {
  it('adds up the steps', () => {
    const results = [
      { state: 'passed', tests: null },
      { state: 'passed', tests: { passed: 10, failed: 0 } },
      { state: 'failed', tests: { passed: 4, failed: 2 } },
    ];
    expect(closingLine(results)).toBe('14 passed, 2 failed');
  });

  it('never speaks of no failures when a step failed or was skipped', () => {
    expect(closingLine([{ state: 'failed', tests: null }])).toBe('0 passed, 1 failed');
    expect(closingLine([{ state: 'skipped', tests: null }])).toBe('0 passed, 1 failed');
    expect(closingLine([{ state: 'failed', tests: { passed: 3, failed: 0 } }])).toBe('3 passed, 1 failed');
  });
});
