// Assembles the files that Firebase Hosting serves: the built pages and the configuration of one project.
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hosting compresses files itself, and source maps are not served. */
const leftOut = /\.(?:br|gz|map)$/u;

/**
 * Writes dist/firebase/hosting below `root` from the pages in `portal`, with `config` as `/config.json`.
 *
 * @param {string} root
 * @param {string} portal
 * @param {object} config
 */
export async function buildFirebaseHosting(root, portal, config) {
  const folder = join(root, 'dist/firebase/hosting');
  await rm(folder, { recursive: true, force: true });
  await cp(portal, folder, { recursive: true, filter: (file) => !leftOut.test(file) });
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
