// Bundles the callable functions for Firebase: our own packages into one file, Firebase's own stay outside.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';

/** What the deployed functions install: packages that are told apart by the platform and must not be bundled. */
const outside = ['firebase-admin', 'firebase-functions'];

/** What the functions take their parameters from unless their project has a file of its own. */
const usualParameters = { region: 'us-central1', enforceAppCheck: false };

/**
 * Writes dist/firebase/functions below `root`: index.js, its source map, package.json and the usual parameters in `.env`,
 * so that nothing is asked for when they are started.
 */
export async function buildFirebaseFunctions(root) {
  const folder = join(root, 'dist/firebase/functions');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: outside },
    build: {
      ssr: true,
      outDir: folder,
      // The names are always the same, and emulators may be running on them.
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: { index: join(root, 'packages/provider-firebase/functions/src/index.ts') },
        external: outside.map((name) => new RegExp(`^${name}(?:/|$)`, 'u')),
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });
  await writeParameters(root, '.env', usualParameters);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await packageOf(root), null, 2)}\n`);
}

/**
 * Sets the parameters of the built functions for one project.
 *
 * @param {string} root
 * @param {string} project
 * @param {{ region: string, enforceAppCheck: boolean }} parameters
 */
export function setProjectParameters(root, project, parameters) {
  return writeParameters(root, `.env.${project}`, parameters);
}

function writeParameters(root, name, { region, enforceAppCheck }) {
  const text = `REGION=${region}\nENFORCE_APP_CHECK=${enforceAppCheck}\n`;
  return writeFile(join(root, 'dist/firebase/functions', name), text);
}

/** The package of the deployed functions, with exactly the versions that were tested. */
async function packageOf(root) {
  const versions = await Promise.all(outside.map(async (name) => [name, await installedVersion(root, name)]));
  return {
    name: 'festival-lineup-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: Object.fromEntries(versions),
  };
}

async function installedVersion(root, name) {
  const { resolve } = createRequire(join(root, 'packages/provider-firebase/package.json'));
  const manifest = await readFile(
    resolve(name).replace(new RegExp(`(node_modules/${name}/).*`, 'u'), '$1package.json'),
    'utf8',
  );
  return JSON.parse(manifest).version;
}
