import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const insideGcloud = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * Finds the Firestore emulator's jar: from FIRESTORE_EMULATOR_JAR, in the installation of the `gcloud` on the path, or
 * among the downloads of firebase-tools (the newest). Null if there is none. Fails if the variable names a missing
 * file.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | null}
 */
export function findFirestoreJar(env = process.env) {
  const named = env['FIRESTORE_EMULATOR_JAR'];
  if (named !== undefined && named !== '') {
    if (!isFile(named)) throw new Error(`FIRESTORE_EMULATOR_JAR names no file: ${named}`);
    return named;
  }
  return inGcloud(env) ?? downloaded(env);
}

function inGcloud(env) {
  const commands = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'));
  const found = commands.filter(isFile).map((command) => dirname(dirname(realpathSync(command))));
  return found.map((root) => join(root, insideGcloud)).find(isFile) ?? null;
}

function downloaded(env) {
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(cache)) return null;
  const jars = readdirSync(cache).filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/u.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? null : join(cache, newest);
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}
