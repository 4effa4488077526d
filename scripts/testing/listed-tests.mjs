// Lists the tests of Vitest and Playwright without running them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { readPlaywrightReport } from './test-reports.mjs';

/** The suite that every provider must pass; one provider is enough to list its tests. */
const contract = 'packages/provider/src/contract/';
const contractRun = 'packages/provider-embedded/contract/in-memory.test.ts';

/** The tests of these files in the form of `readVitestReport`, assumed to have passed. */
export function listVitestTests(root, paths) {
  return withReport((report) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    // When nothing runs, files may share their modules, which makes listing several times as fast.
    const options = [
      `--json=${report}`,
      '--project=rooms',
      '--project=once',
      '--project=portal',
      '--no-isolate',
    ];
    const files = new Set(paths.map((path) => (path.startsWith(contract) ? contractRun : path)));
    execFileSync('node', [vitest, 'list', ...options, ...files], { cwd: root, stdio: 'ignore' });
    return JSON.parse(readFileSync(report, 'utf8')).map(({ name, file }) => ({
      path: relative(root, file).replaceAll(sep, '/'),
      titles: name.split(' > '),
      state: 'passed',
    }));
  });
}

/** The browser tests in the form of `readPlaywrightReport`, assumed to have passed. */
export function listPlaywrightTests(root) {
  return withReport((report) => {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    // The tests read the portal's address as soon as they are loaded.
    const nowhere = ['PORTAL_ADDRESS', 'PORTAL_DATA_DIR', 'DEMO_PASSWORD', 'CHROMIUM_PATH'];
    const env = {
      ...Object.fromEntries(nowhere.map((name) => [name, 'nowhere'])),
      PLAYWRIGHT_REPORT: report,
    };
    execFileSync(
      'node',
      [playwright, 'test', '--list', '--config', 'e2e/playwright.config.ts', '--reporter=json'],
      {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    return readPlaywrightReport(report, root).map((test) => ({ ...test, state: 'passed' }));
  });
}

function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'lineup-listed-'));
  try {
    return work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
