import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installLocked } from './install-locked.mjs';

const folder = fileURLToPath(new URL('../nodes/', import.meta.url));

/** The major versions of Node.js that the portal supports. */
export const majors = [20, 22, 24];

/** Installs the builds of Node.js for this machine, as the lock file says, unless installed. */
export function installNodes() {
  installLocked(folder, { name: 'the other versions of Node.js', optional: 'include' });
}

/** The path of the installed build of a major version; null if the registry has none for this kind of machine. */
export function installedNode(major) {
  const file = join(folder, 'node_modules', `node-${major}-${process.platform}-${process.arch}`, 'bin/node');
  return existsSync(file) ? file : null;
}

/** Where the tests on a major version write their report, in a folder of reports. */
export function nodesReport(reports, major) {
  return join(reports, `nodes-${major}.json`);
}
