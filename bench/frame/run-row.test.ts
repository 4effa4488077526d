import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rowProcess, runRow } from './run-row.ts';

const row = { name: 'saving', title: 'Saving a lineup' };
const options = { program: '/nowhere', quick: true };
const figure = { label: 'saved', value: 3, unit: 'ms' };

/** Runs a row whose process is this script; `report(value)` writes its file. */
async function runScript(script: string, limitSeconds = 60) {
  const folder = mkdtempSync(join(tmpdir(), 'lineup-row-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, 'row.mjs');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
     import { spawn } from 'node:child_process';
     const folder = ${JSON.stringify(folder)};
     const report = (value) => writeFileSync(process.argv[3], JSON.stringify(value));
     ${script}`,
  );
  return { folder, outcome: await runRow(row, options, { program, limitSeconds }) };
}

test('a row that was measured has its figures and no failure', async () => {
  const { outcome } = await runScript(`report({ figures: [${JSON.stringify(figure)}] })`);
  expect(outcome).toMatchObject({ name: 'saving', result: { figures: [figure] }, failure: null });
});

test.each([
  ['its error', 'report({ error: "Not seen: li, count 4" })', 'Not seen: li, count 4'],
  ['how its process ended', 'process.exit(7)', 'it ended with 7'],
  ['that it has no figures', 'report({ figures: [] })', 'nothing was measured'],
  [
    'which figure is no number',
    'report({ figures: [{ label: "p99", value: null, unit: "ms" }] })',
    '"p99" is no number: null.',
  ],
])('a row that failed says why: %s', async (_, script, failure) => {
  const { outcome } = await runScript(script);
  expect(outcome).toMatchObject({ result: null, failure });
});

test('a row of which a part could not be measured counts as failed and shows the rest', async () => {
  const { outcome } = await runScript(
    `report({ figures: [${JSON.stringify(figure)}], unmeasured: 'no reads were counted' })`,
  );
  expect(outcome).toMatchObject({ result: { figures: [figure] }, failure: 'no reads were counted' });
});

test('a row that never ends is ended at its limit, with what it has started', async () => {
  const { folder, outcome } = await runScript(
    `const started = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
     writeFileSync(folder + '/pid', String(started.pid));
     setInterval(() => {}, 1000);`,
    5,
  );
  expect(outcome).toMatchObject({ result: null, failure: 'it took longer than 5 s' });
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  await expect.poll(() => existsSync(`/proc/${pid}/cwd`)).toBe(false);
});

test('no row of a quick run may take longer than a third of its 15 minutes', () => {
  expect(rowProcess({ quick: true }).limitSeconds).toBeLessThanOrEqual((15 * 60) / 3);
});
