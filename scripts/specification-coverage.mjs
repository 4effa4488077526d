// Checks docs/specification-coverage.md: every statement names tests, and the runners list them. With the reports of a
// run (`node scripts/specification-coverage.mjs VITEST.json… PLAYWRIGHT.json`), they must also have run and passed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageFaults } from './testing/coverage-check.mjs';
import { parseCoverageTable } from './testing/coverage-table.mjs';
import { listPlaywrightTests, listVitestTests } from './testing/listed-tests.mjs';
import { readPlaywrightReport, readVitestReport } from './testing/test-reports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = process.argv.slice(2);
const vitestReports = reports.slice(0, -1);
const playwrightReport = reports.at(-1);

function main() {
  const table = parseCoverageTable(readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8'));
  const faults = coverageFaults(table, readTests(table));
  for (const fault of faults) console.error(fault);
  const { shown, excused } = table;
  const tests = new Set(shown.flatMap((row) => row.tests.map(({ text }) => text)));
  console.log(
    `${shown.length} statements, ${tests.size} tests, ${excused.length} statements without a test, ${faults.length} faults` +
      (playwrightReport === undefined ? ' (existence only: no reports given)' : ''),
  );
  return faults.length === 0 && shown.length > 0 ? 0 : 1;
}

function readTests({ shown }) {
  if (playwrightReport === undefined) {
    const paths = shown.flatMap(({ tests }) => tests.map(({ path }) => path));
    const ofVitest = paths.filter((path) => !path.startsWith('e2e/'));
    return [...listVitestTests(root, ofVitest), ...listPlaywrightTests(root)];
  }
  return [
    ...vitestReports.flatMap((report) => readVitestReport(report, root)),
    ...readPlaywrightReport(playwrightReport, root),
  ];
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`The coverage of the specification cannot be checked: ${error.message}`);
  process.exitCode = 1;
}
