import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortalWhenStale, buildServerWhenStale, portalDir, root, serverDir } from './build-all.mjs';

/**
 * Builds what is stale and copies the build to a folder below the root, from where it finds its packages: a rebuild
 * during a run must not change that run. `name` is the prefix of the folder; `remove` deletes it.
 *
 * @param {string} name
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function copyProgram(name) {
  await buildServerWhenStale();
  await buildPortalWhenStale();
  const folder = mkdtempSync(join(root, 'dist', `${name}-`));
  cpSync(serverDir, folder, { recursive: true });
  cpSync(portalDir, join(folder, 'pages'), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
