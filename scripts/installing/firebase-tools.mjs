import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Installs firebase-tools, with the emulators and the command line, beside this file, unless it is there as the lock file
 * says. It is no part of the workspace: whoever only runs the portal never loads it. Its optional parts and the install
 * scripts of its packages are left out; nothing here needs them.
 */
export function installFirebaseTools() {
  const installed = join(here, 'node_modules', '.package-lock.json');
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(here, 'package-lock.json')).mtimeMs
  ) {
    return;
  }
  console.error('Installing the tools of Firebase …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: here,
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) throw new Error('The tools of Firebase could not be installed.');
}
