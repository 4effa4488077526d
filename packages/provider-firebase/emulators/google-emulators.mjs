import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { registerFirestore, storageEmulatorWithJar } from './storage-rules/storage-runtime.mjs';

const require = createRequire(import.meta.url);
const part = (name) => require(`firebase-tools/lib/emulator/${name}`);

/**
 * Starts the emulators that firebase-tools brings along, in this process: Authentication, Storage and, where a folder of
 * built functions is given, Functions. `firestoreHost` tells the functions where Firestore answers.
 *
 * @param {object} options
 * @param {string} options.projectId
 * @param {string} options.host
 * @param {{ auth: number, firestore: number, storage: number, functions: number }} options.ports
 * @param {string} options.jar of the Firestore emulator, whose rules engine decides for Storage as well
 * @param {string} options.storageRules the rules' file
 * @param {string | null} options.functionsDir
 * @returns {Promise<() => Promise<void>>} ends what they started besides this process: a worker for each call at a time
 */
export async function startGoogleEmulators(options) {
  const { EmulatorRegistry } = part('registry');
  registerFirestore({ requireFromFirebaseTools: require, host: options.host, port: options.ports.firestore });
  await EmulatorRegistry.start(authEmulator(options));
  await allowSecondFactor(options);
  const functions = options.functionsDir === null ? null : functionsEmulator(options);
  // Before Storage, which else would not tell the functions of the files it stores.
  if (functions !== null) await EmulatorRegistry.start(functions);
  await EmulatorRegistry.start(storageEmulator(options));
  await functions?.connect();
  return async () => functions?.stop();
}

function authEmulator({ projectId, host, ports }) {
  const { AuthEmulator } = part('auth/index');
  return new AuthEmulator({ projectId, host, port: ports.auth });
}

function storageEmulator({ projectId, host, ports, jar, storageRules }) {
  const StorageEmulator = storageEmulatorWithJar({ jar, requireFromFirebaseTools: require });
  const rules = { name: storageRules, content: readFileSync(storageRules, 'utf8') };
  return new StorageEmulator({ projectId, host, port: ports.storage, rules });
}

/** As in production, a process works on several calls of `portal` at once. The emulator would start another for each. */
function shareProcessOfPortal() {
  const { RuntimeWorkerPool } = part('functionsRuntimeWorker');
  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.getIdleWorker = function getWorker(triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    if (idle !== undefined || !String(triggerId).endsWith('-portal')) return idle;
    return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === 'BUSY');
  };
}

function functionsEmulator({ projectId, host, ports, functionsDir }) {
  shareProcessOfPortal();
  // Seconds. On a busy machine a function takes longer to start than the usual 30, and its event would be lost.
  process.env['FUNCTIONS_DISCOVERY_TIMEOUT'] ??= '120';
  const { FunctionsEmulator } = part('functionsEmulator');
  return new FunctionsEmulator({
    projectId,
    projectDir: functionsDir,
    host,
    port: ports.functions,
    verbosity: 'QUIET',
    adminSdkConfig: { projectId, storageBucket: `${projectId}.appspot.com` },
    emulatableBackends: [
      {
        functionsDir,
        codebase: 'default',
        env: {},
        secretEnv: [],
        bin: process.execPath,
        runtime: 'nodejs20',
      },
    ],
  });
}

/** As in a project that has been set up: unknown addresses and wrong passwords are not told apart. */
async function allowSecondFactor({ projectId, host, ports }) {
  const fields = 'emailPrivacyConfig';
  const url = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=${fields}`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refuses its settings: ${await response.text()}`);
}
