// Bundles the callable functions for Firebase: our packages go into one file, plus one for each room that is loaded on
// demand. Firebase's packages stay outside.
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { functionsPackage } from './functions-package.mjs';

/**
 * Packages that the deployed functions install instead of bundling: the platform looks for them, or they contain
 * binaries.
 */
const outside = ['firebase-admin', 'firebase-functions', 'sharp'];

/** The default parameters of the functions, unless their project has its own file. */
const usualParameters = {
  region: 'us-central1',
  enforceAppCheck: false,
  historyDays: 0,
  publicUrl: '',
  minimumInstances: 0,
  webApiKey: 'none',
};

/**
 * Writes dist/firebase/functions below `root`: index.js and the files it loads, their source maps, package.json with
 * its lock file, and the default parameters in `.env`, so that starting the functions does not prompt for them.
 */
export async function buildFirebaseFunctions(root) {
  const folder = join(root, 'dist/firebase/functions');
  await removeOthers(folder, await bundleFunctions(root, folder));
  await writeParameters(root, '.env', usualParameters);
  const { manifest, lock } = await functionsPackage(root, outside);
  await writeJson(join(folder, 'package.json'), manifest);
  await writeJson(join(folder, 'package-lock.json'), lock);
}

/**
 * Bundles the functions into `folder`: index.js, a file for each part that is loaded on demand, and their source maps.
 * Returns the names of these files.
 *
 * @param {string} root
 * @param {string} folder
 */
export async function bundleFunctions(root, folder) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: outside },
    build: {
      ssr: true,
      outDir: folder,
      // The names never change, and emulators may be running from these files.
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: { index: join(root, 'packages/provider-firebase/functions/src/index.ts') },
        external: outside.map((name) => new RegExp(`^${name}(?:/|$)`, 'u')),
        // The platform looks for functions among the exports of index.js.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return output.map(({ fileName }) => fileName);
}

/** Removes files that an earlier version built and this one does not. */
async function removeOthers(folder, built) {
  const old = (await readdir(folder)).filter(
    (name) => /\.js(?:\.map)?$/u.test(name) && !built.includes(name),
  );
  await Promise.all(old.map((name) => rm(join(folder, name))));
}

/**
 * Sets the parameters of the built functions for one project.
 *
 * @param {string} root
 * @param {string} project
 * @param {{ region: string, enforceAppCheck: boolean, historyDays: number, publicUrl: string, minimumInstances: number, webApiKey: string }} parameters
 */
export function setProjectParameters(root, project, parameters) {
  return writeParameters(root, `.env.${project}`, parameters);
}

/**
 * Records the file names of the built public pages for the built functions.
 *
 * @param {string} root
 * @param {string} portal the folder of the built pages
 */
export function noteLineupAssets(root, portal) {
  const noted = join(root, 'dist/firebase/functions/lineup-assets.json');
  return copyFile(join(portal, 'lineup-assets/assets.json'), noted);
}

function writeParameters(root, name, parameters) {
  const lines = [
    `REGION=${parameters.region}`,
    `ENFORCE_APP_CHECK=${parameters.enforceAppCheck}`,
    `HISTORY_DAYS=${parameters.historyDays}`,
    `PUBLIC_URL=${parameters.publicUrl}`,
    `MIN_INSTANCES=${parameters.minimumInstances}`,
    `WEB_API_KEY=${parameters.webApiKey}`,
  ];
  return writeFile(join(root, 'dist/firebase/functions', name), `${lines.join('\n')}\n`);
}

function writeJson(file, content) {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
