// Runs the emulators until it is stopped; prints one line of JSON to standard output when all of them respond.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirestoreJar } from './find-firestore-jar.mjs';
import { startFirestore } from './firestore.mjs';
import { freePorts } from '../../../scripts/testing/free-ports.mjs';
import { startReadCounter } from './read-counter.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..', '..');
const host = '127.0.0.1';

/**
 * @param {{ auth: number, firestore: number, storage: number, functions: number }} ports
 * @param {{ countReads: boolean }} options `countReads` puts a proxy that counts documents in front of Firestore
 */
export async function runEmulators(ports, { countReads }) {
  const jar = findFirestoreJar();
  if (jar === null) throw new Error('No Firestore emulator was found; see FIRESTORE_EMULATOR_JAR.');
  const folder = mkdtempSync(join(tmpdir(), 'lineup-emulators-'));
  // The Storage emulator stores its files below the system's temporary folder, which all instances share.
  process.env['TMPDIR'] = folder;
  const rules = join(here, '..', 'rules');
  const [port = 0] = countReads ? await freePorts(host, 1) : [ports.firestore];
  const firestore = await startFirestore({
    jar,
    host,
    port,
    rules: join(rules, 'firestore.rules'),
    functions: ports.functions,
  });
  if (countReads) await startReadCounter({ host, port: ports.firestore, target: port });
  let stopGoogleEmulators = async () => {};
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    // Running functions still write to Firestore and Storage.
    await stopGoogleEmulators().catch(console.error);
    firestore.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
  // The parent ended without a message: the pipe to it closes.
  process.stdin.resume().once('end', () => void end());
  const { startGoogleEmulators } = await import('./google-emulators.mjs');
  const functionsDir = join(root, 'dist', 'firebase', 'functions');
  stopGoogleEmulators = await startGoogleEmulators({
    projectId: 'demo-lineup',
    host,
    ports,
    jar,
    storageRules: join(rules, 'storage.rules'),
    functionsDir: existsSync(functionsDir) ? functionsDir : null,
  });
}
