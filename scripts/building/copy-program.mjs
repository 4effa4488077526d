import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortalWhenStale, buildServerWhenStale, portalDir, root, serverDir } from './build-all.mjs';

/**
 * Builds what is stale and copies the build to a folder below the root, where its packages are found: building again
 * in the meantime must not change a run. `name` begins the name of that folder; `remove` takes it away.
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
