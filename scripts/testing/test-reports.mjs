// Reads from the JSON reports of Vitest and Playwright which tests ran, and how they ended.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/**
 * The tests in a Vitest report: their path from `root`, their titles from the outermost group inwards, their state.
 *
 * @param {string} file
 * @param {string} root
 * @returns {{ path: string, titles: string[], state: string }[]}
 */
export function readVitestReport(file, root) {
  return readJson(file).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      path: slashes(relative(root, name)),
      titles: [...ancestorTitles, title],
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/**
 * The same for a Playwright report, one entry for each width at which a test ran.
 *
 * @param {string} file
 * @param {string} root
 * @returns {{ path: string, titles: string[], state: string }[]}
 */
export function readPlaywrightReport(file, root) {
  const { config, suites } = readJson(file);
  const pathOf = (name) => slashes(relative(root, `${config.rootDir}/${name}`));
  const inside = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inside(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        path: pathOf(spec.file),
        titles: [...titles, spec.title],
        state: stateOf(status),
      })),
    ),
  ];
  return suites.flatMap((suite) => inside(suite, []));
}

/** A test that passed on a retry has passed; the summary of the run counts those. */
function stateOf(status) {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function slashes(path) {
  return path.replaceAll(sep, '/');
}
