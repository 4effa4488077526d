// Runs the built portal on Google's emulators with the demo's data, for browser tests and manual use.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { buildFunctionsWhenStale, buildPortalWhenStale, portalDir, root } from '../building/build-all.mjs';
import { noteLineupAssets } from '../building/firebase-functions.mjs';
import { startHosting } from '../../packages/provider-firebase/emulators/hosting.mjs';
import { installFirebaseTools } from '../installing/firebase-tools.mjs';
import { createOutbox } from '../../packages/provider-firebase/emulators/outbox.mjs';
import { startEmulators } from '../../packages/provider-firebase/emulators/start-emulators.mjs';

/**
 * Starts the portal on the emulators with the demo's data. Returns the result of `startEmptyFirebasePortal`, plus the
 * demo accounts and their password.
 *
 * @param {{ port?: number, ports?: object, password?: string }} [options] free ports and a random password unless given
 */
export async function startFirebasePortal({ password = randomPassword(), ...options } = {}) {
  const portal = await startEmptyFirebasePortal(options);
  try {
    const { seedEmulators } = await tsImport('./seed-emulators.ts', import.meta.url);
    const { emulators } = portal;
    const bucket = emulators.config.firebase.storageBucket;
    const accounts = await seedEmulators({ emulators, bucket, password, now: Date.now() });
    return { ...portal, password, accounts };
  } catch (error) {
    await portal.stop();
    throw error;
  }
}

/**
 * Builds what is not built, and starts the emulators and the pages' server. Returns the portal's address, the
 * emulators, a temporary folder that is removed with them, and `stop`.
 *
 * @param {{ port?: number, ports?: object, countReads?: boolean }} [options] see `startEmulators`
 */
export async function startEmptyFirebasePortal({ port = 0, ports, countReads = false } = {}) {
  installFirebaseTools();
  await buildPortalWhenStale();
  await buildFunctionsWhenStale();
  await noteLineupAssets(root, portalDir);
  const emulators = await startEmulators({ countReads, ...(ports !== undefined && { ports }) });
  try {
    // Before any seeding, because its pictures keep the functions busy.
    await warmUp(emulators);
    const pages = await startPages(emulators, port);
    const dataDir = await mkdtemp(join(tmpdir(), 'lineup-portal-firebase-'));
    const stop = async () => {
      await pages.stop();
      await emulators.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { address: pages.address, dataDir, emulators, stop, output: emulators.output };
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}

const warmedUp = [
  'processUpload',
  'deleteFestival',
  'keepPhone',
  'invitation',
  'portal',
  'compareRelease',
  'publishLineup',
  'changePublication',
  'changePreviewLinks',
  'publicLineup',
];

/**
 * A function's first call starts a process, for which no test should have to wait. A call without a session is enough,
 * although it is refused. On a busy machine a start may be lost; the next call tries again. Each start uses one
 * processor, so two run at once.
 */
async function warmUp({ projectId, hosts, config }) {
  const waiting = [...warmedUp];
  const callInTurn = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      await callOnce(`http://${hosts.functions}/${projectId}/${config.region}/${name}`);
    }
  };
  await Promise.all([callInTurn(), callInTurn()]);
}

async function callOnce(url, tries = 3) {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(60_000);
  try {
    await fetch(url, { method: 'POST', headers, body: '{"data":{}}', signal });
  } catch (error) {
    if (tries === 1) throw new Error(`The Functions emulator does not answer at ${url}.`, { cause: error });
    await callOnce(url, tries - 1);
  }
}

function startPages({ projectId, hosts, config }, port) {
  const settings = join(root, 'firebase.json');
  if (!existsSync(settings)) throw new Error('firebase.json is missing.');
  const { hosting } = JSON.parse(readFileSync(settings, 'utf8'));
  const messages = createOutbox({ projectId, auth: hosts.auth, firestore: hosts.firestore, now: Date.now });
  return startHosting({ host: '127.0.0.1', port, folder: portalDir, hosting, config, messages });
}

function randomPassword() {
  return `demo-${Math.random().toString(36).slice(2)}-password`;
}
