import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { registerFirestore, storageEmulatorWithJar } from './storage-rules/storage-runtime.mjs';

const require = createRequire(import.meta.url);
const part = (name) => require(`firebase-tools/lib/emulator/${name}`);

/**
 * Starts the emulators of firebase-tools in this process: Authentication, Storage and, given a folder of built
 * functions, Functions. `firestoreHost` is where the functions find Firestore.
 *
 * @param {object} options
 * @param {string} options.projectId
 * @param {string} options.host
 * @param {{ auth: number, firestore: number, storage: number, functions: number }} options.ports
 * @param {string} options.jar the Firestore emulator's, whose rules engine also serves Storage
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
  // Before Storage, which would otherwise not notify the functions of stored files.
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

/** Pictures are processed one at a time; see `pictureWork` of the functions. */
const isShared = (triggerId) => !String(triggerId).endsWith('-checkPicture');

/**
 * As in production, a function's process handles several calls at once. By default the emulator starts one process for
 * each call, such as for every document that a commit removes.
 */
function shareProcesses(emulator) {
  const { RuntimeWorkerPool } = part('functionsRuntimeWorker');
  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.getIdleWorker = function getWorker(triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    if (idle !== undefined || !isShared(triggerId)) return idle;
    return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === 'BUSY');
  };
  const starts = new Map();
  const startRuntime = emulator.startRuntime.bind(emulator);
  emulator.startRuntime = (backend, trigger) => {
    const id = trigger?.id;
    if (id === undefined || !isShared(id)) return startRuntime(backend, trigger);
    const start = starts.get(id) ?? startRuntime(backend, trigger).finally(() => starts.delete(id));
    starts.set(id, start);
    return start;
  };
}

function functionsEmulator({ projectId, host, ports, functionsDir }) {
  // Seconds. On a busy machine a function takes longer to start than the default 30, and its event would be lost.
  process.env['FUNCTIONS_DISCOVERY_TIMEOUT'] ??= '120';
  const { FunctionsEmulator } = part('functionsEmulator');
  const emulator = new FunctionsEmulator({
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
  shareProcesses(emulator);
  return emulator;
}

/** As in a configured project: unknown addresses and wrong passwords look the same. */
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
