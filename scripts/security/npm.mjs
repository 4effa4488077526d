import { spawnSync } from 'node:child_process';

/** Runs npm in the root and returns its JSON output; null if it prints none. */
export function npmJson(root, args) {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}
