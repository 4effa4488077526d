import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The major versions of Node.js on which the portal must work. */
export const majors = [20, 22, 24];

/** Installs the builds of Node.js for this machine, as the lock file says, unless they are there. */
export function installNodes() {
  const installed = join(here, 'node_modules', '.package-lock.json');
  const lock = join(here, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the other versions of Node.js …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['ci', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: here,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The other versions of Node.js could not be installed.');
}

/** Where the installed build of a major version is; null where the registry has none for this kind of machine. */
export function installedNode(major) {
  const file = join(here, 'node_modules', `node-${major}-${process.platform}-${process.arch}`, 'bin/node');
  return existsSync(file) ? file : null;
}
