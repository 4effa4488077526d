// Detects whether a build is older than its sources, by their names, sizes and times.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', 'testing', 'contract', 'data']);
const test = /\.test\.tsx?$/u;

/** Returns a text that changes when any file below `folders`, or any of `files`, changes. Ignores tests. */
export function stampOf(root, folders, files) {
  const hash = createHash('sha256');
  const all = [...files, ...folders.flatMap((folder) => filesBelow(root, folder))];
  for (const file of all.toSorted((a, b) => (a < b ? -1 : 1))) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file.split(sep).join('/')} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Runs `build` unless `stampFile` already contains `stamp`; writes the stamp once the build is complete. */
export async function buildWhenStale(stampFile, stamp, build) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : filesBelow(root, path);
    return test.test(entry.name) ? [] : [path];
  });
}
