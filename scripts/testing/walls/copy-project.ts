import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const made = new Set(['.cache', '.git', 'data', 'dist', 'node_modules', 'peers', 'results', 'test-results']);

/** Copies the sources of the project at `root` to `copy`; its packages are those of `root`, its own rooms those of the copy. */
export function copyProject(root: string, copy: string): void {
  const parts = readdirSync(root).filter((name) => !made.has(name));
  for (const part of parts) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (from) => !made.has(basename(from)),
    });
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function linkPackages(installed: string, folder: string): void {
  mkdirSync(join(folder, '@lineup'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@lineup' && each !== '.cache')) {
    symlinkSync(join(installed, name), join(folder, name));
  }
  // These point to the rooms by a path from where they stand.
  for (const room of readdirSync(join(installed, '@lineup'))) {
    symlinkSync(readlinkSync(join(installed, '@lineup', room)), join(folder, '@lineup', room));
  }
}
