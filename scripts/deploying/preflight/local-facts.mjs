import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsPackage } from '../../building/functions-package.mjs';

/**
 * What the checkout below `root` would deploy.
 *
 * @param {string} root
 * @returns {Promise<import('./findings.mjs').Local>}
 */
export async function readLocalFacts(root) {
  const { manifest } = await functionsPackage(root, []);
  return {
    firebaseJson: JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')),
    functionsNode: manifest.engines.node,
    ...readFunctions(root),
  };
}

function readFunctions(root) {
  const program = join(root, 'scripts/deploying/preflight/print-functions.mjs');
  const project = 'any-project';
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    },
  });
  if (status !== 0) throw new Error('The functions could not be loaded.');
  return JSON.parse(stdout);
}
