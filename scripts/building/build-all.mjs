// The builds, and the sources of each.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenStale, stampOf } from './stamp.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const portalDir = join(root, 'packages/portal/dist');
export const serverDir = join(root, 'dist/server');

const common = ['package-lock.json', 'tsconfig.base.json'];
const shared = ['packages/domain/src', 'packages/provider/src', 'packages/look/src'];
const publicPage = ['packages/lineup-page'];
const server = [
  ...shared,
  ...publicPage,
  'packages/functions/src',
  'packages/provider-embedded/server/src',
  'packages/provider-firebase/encoding',
  'packages/provider-firebase/server/src',
  'packages/admin/src',
];
const portal = [
  ...shared,
  ...publicPage,
  'packages/services/src',
  'packages/provider-embedded/client',
  'packages/provider-firebase/encoding',
  'packages/provider-firebase/client',
  'packages/portal',
];

const firebase = [
  ...shared,
  ...publicPage,
  'packages/functions/src',
  'packages/provider-firebase/encoding',
  'packages/provider-firebase/functions/src',
  'packages/provider-firebase/server/src',
];

/** Builds the server if its sources are newer than its build. */
export function buildServerWhenStale() {
  const stamp = stampOf(root, server, [...common, 'package.json', 'scripts/building/server.mjs']);
  return step('server', 'dist/server.stamp', stamp, async () => {
    const { buildServer } = await import('./server.mjs');
    await buildServer(root);
  });
}

/** Builds the pages if their sources are newer than their build. */
export function buildPortalWhenStale() {
  const stamp = stampOf(root, portal, [...common, 'scripts/building/portal.mjs']);
  return step('pages', 'dist/pages.stamp', stamp, async () => {
    const { buildPortal } = await import('./portal.mjs');
    await buildPortal(root);
  });
}

/** Builds the functions for Firebase if their sources are newer than their build. */
export function buildFunctionsWhenStale() {
  const scripts = ['firebase-functions.mjs', 'functions-package.mjs'].map(
    (name) => `scripts/building/${name}`,
  );
  const stamp = stampOf(root, firebase, [...common, ...scripts]);
  return step('functions', 'dist/functions.stamp', stamp, async () => {
    const { buildFirebaseFunctions } = await import('./firebase-functions.mjs');
    await buildFirebaseFunctions(root);
  });
}

async function step(name, stampFile, stamp, build) {
  const started = Date.now();
  const done = await buildWhenStale(join(root, stampFile), stamp, async () => {
    console.error(`Building the ${name} …`);
    await inProduction(build);
  });
  if (done) console.error(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Test runners build, too; their mode would put React's development build into the pages. */
async function inProduction(build) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
