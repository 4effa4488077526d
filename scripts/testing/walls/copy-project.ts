import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const made = new Set(['dist', 'node_modules']);

/**
 * Copies the packages of the project at `root`, its scripts and settings to `copy`. Links the installed packages of
 * `root`, except for the project's own rooms.
 */
export function copyProject(root: string, copy: string): void {
  const settings = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const part of ['packages', 'scripts', ...settings.map(({ name }) => name)]) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (from) => !made.has(basename(from)),
    });
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Some rooms have packages of another version.
  for (const room of readdirSync(join(root, 'packages'))) {
    const own = join('packages', room, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own));
  }
}

function linkPackages(installed: string, folder: string): void {
  mkdirSync(join(folder, '@lineup'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@lineup' && each !== '.cache')) {
    symlinkSync(join(installed, name), join(folder, name));
  }
  // These link to the rooms by a relative path.
  for (const room of readdirSync(join(installed, '@lineup'))) {
    symlinkSync(readlinkSync(join(installed, '@lineup', room)), join(folder, '@lineup', room));
  }
}
