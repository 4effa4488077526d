// Reads from the reports of the test runners how many tests passed and failed, and which failed with what message.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const longestMessage = 1200;
/** Appended to the name of a test that failed at first. */
const secondTry = ', passed on the second try';

/**
 * Passed and failed tests of a Vitest JSON report, or null if none is readable; `secondTry` counts the passed tests
 * that failed at first, and `failures` lists both with the beginning of their output.
 */
export function countVitest(file) {
  const report = readReport(file);
  if (report === null) return null;
  // A file that fails before its first test counts as one failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name} › ${test.fullName}` })),
  );
  const again = tests.filter(
    ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
  );
  const failures = [
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ name, failureMessages }) => failure(name, failureMessages[0])),
    ...again.map(({ name, failureMessages }) => failure(`${name}${secondTry}`, failureMessages[0])),
  ];
  for (const { name, message } of brokenFiles) failures.push(failure(name, message));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    secondTry: again.length,
    failures,
  };
}

/**
 * Passed and failed tests of a Playwright JSON report, or null if none is readable; `secondTry` counts the passed tests
 * that failed at first, and `failures` lists both.
 */
export function countPlaywright(file) {
  const report = readReport(file);
  if (report === null) return null;
  const { expected, flaky, unexpected } = report.stats;
  const failures = specsOf(report.suites ?? []).flatMap(failuresOfSpec);
  for (const { message } of report.errors) failures.push(failure('outside of the tests', message));
  return { passed: expected + flaky, failed: unexpected + report.errors.length, secondTry: flaky, failures };
}

/** Vitest options that write such a report in addition to the printed output. */
export function vitestReporters(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Adds up the counts of several reports, or returns null if none is readable; an unreadable one adds nothing. */
export function addCounts(counts) {
  const readable = counts.filter((count) => count !== null);
  if (readable.length === 0) return null;
  const sum = (of) => readable.reduce((total, count) => total + of(count), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    secondTry: sum(({ secondTry }) => secondTry),
    failures: readable.flatMap(({ failures }) => failures),
  };
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

function failuresOfSpec({ title, file, line, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, projectName, results }) => {
      const again = status === 'flaky' ? secondTry : '';
      const wrong = results.find(({ error }) => error !== undefined)?.error;
      return failure(`[${projectName}] ${file}:${line} › ${title}${again}`, wrong?.message);
    });
}

/** 'N passed, N failed' over all steps; a failed or skipped step without a failed test counts as one failure. */
export function closingLine(results) {
  let passed = 0;
  let failed = 0;
  for (const { state, tests } of results) {
    passed += tests?.passed ?? 0;
    failed += Math.max(tests?.failed ?? 0, state === 'passed' ? 0 : 1);
  }
  return `${passed} passed, ${failed} failed`;
}

function failure(name, message = 'without a message') {
  return { name, message: stripVTControlCharacters(message).slice(0, longestMessage) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
