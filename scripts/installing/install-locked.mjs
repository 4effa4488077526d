import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of the lock file in `folder`, unless installed. They are not part of the workspace, so that
 * running the portal never loads them. Skips the packages' install scripts; nothing here needs them.
 *
 * @param {string} folder
 * @param {{ name: string, optional: 'omit' | 'include' }} options what is installed, in words, and whether with its optional parts
 */
export function installLocked(folder, { name, optional }) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error(`Installing ${name} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['ci', `--${optional}=optional`, '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) throw new Error(`Could not install ${name}.`);
}
