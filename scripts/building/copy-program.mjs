import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortalWhenStale, buildServerWhenStale, portalDir, root, serverDir } from './build-all.mjs';

/**
 * Builds what is stale and does `work` with a copy of the build below the root, where its packages are found: building
 * again meanwhile must not change a run. `name` begins the name of the copy's folder.
 */
export async function withCopyOfProgram(name, work) {
  await buildServerWhenStale();
  await buildPortalWhenStale();
  const copy = mkdtempSync(join(root, 'dist', `${name}-`));
  try {
    cpSync(serverDir, copy, { recursive: true });
    cpSync(portalDir, join(copy, 'pages'), { recursive: true });
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
