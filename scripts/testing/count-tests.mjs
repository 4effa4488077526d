// Reads how many tests passed and failed from the reports of the test runners.
import { readFileSync } from 'node:fs';

/** Passed and failed tests of a Vitest JSON report, or null where there is no readable one. */
export function countVitest(file) {
  const report = readReport(file);
  if (report === null) return null;
  // A file that fails before its first test counts as one failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/**
 * Passed and failed tests of a Playwright JSON report, or null where there is no readable one; `secondTry` counts those
 * among the passed that failed at first.
 */
export function countPlaywright(file) {
  const report = readReport(file);
  if (report === null) return null;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, secondTry: flaky };
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

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
