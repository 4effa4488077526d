import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../walls/copy-project.ts';
import { addFields } from './add-fields.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'lineup-new-field-'));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The output of the check in the copy. */
function check(): Promise<string> {
  const config = join(copy, 'scripts/testing/new-field/vitest.config.ts');
  const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { cwd: copy, env: { ...process.env, NO_COLOR: '1' } },
      (_, output, errors) => resolve(output + errors),
    );
  });
}

test('fields of sets and artists that are added by the recipes are stored, merged, undone, shown and published', async () => {
  copyProject(root, copy);
  addFields(copy);
  expect(await check()).toMatch(/Tests +9 passed \(9\)/u);
});
