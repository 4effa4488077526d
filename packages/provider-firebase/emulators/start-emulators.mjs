import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../scripts/testing/free-ports.mjs';

/**
 * @typedef {{ auth: number, firestore: number, storage: number, functions: number }} Ports
 * @typedef {{ auth: string, firestore: string, storage: string, functions: string }} Hosts `127.0.0.1:PORT` of each
 */

const host = '127.0.0.1';
/** @type {readonly (keyof Ports)[]} */
const names = ['auth', 'firestore', 'storage', 'functions'];

/**
 * Starts all emulators in a separate process; resolves when they respond. `config` is what the portal reads from
 * `/config.json` to use them, `output` the end of what they printed.
 *
 * With `countReads`, `GET /reads` on Firestore's host returns the number of reads as Firestore bills them.
 *
 * @param {{ ports?: Ports, countReads?: boolean }} [options]
 * @returns {Promise<ReturnType<typeof describeEmulators> & { stop: () => Promise<void>, output: () => string }>}
 */
export async function startEmulators({ ports, countReads = false } = {}) {
  const used = ports ?? (await unusedPorts());
  const child = spawn(
    'node',
    [
      fileURLToPath(import.meta.url),
      `--ports=${names.map((name) => used[name]).join(',')}`,
      ...(countReads ? ['--count-reads'] : []),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (text) => {
    output = `${output}${String(text)}`.slice(-8000);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"projectId"')) resolve(JSON.parse(line));
      else output = `${output}${line}\n`.slice(-8000);
    });
  });
  const emulators = await Promise.race([ready, ended.then(() => null)]);
  if (emulators === null) throw new Error(`The emulators did not start:\n${output}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ...emulators, stop, output: () => output };
}

/**
 * How to connect to running emulators: their hosts and the portal's configuration.
 *
 * @param {Ports} ports
 */
export function describeEmulators(ports) {
  /** @type {Hosts} */
  const hosts = forEach((name) => `${host}:${ports[name]}`);
  const projectId = 'demo-lineup';
  const config = {
    provider: 'firebase',
    demo: false,
    firebase: {
      apiKey: 'demo-key',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      storageBucket: `${projectId}.appspot.com`,
      appId: '1:1:web:1',
    },
    region: 'us-central1',
    emulators: { ...hosts, auth: `http://${hosts.auth}` },
  };
  return { projectId, hosts, config };
}

/**
 * Parses ports: four of them, or the first of four in a row.
 *
 * @param {string} text
 * @returns {Ports}
 */
export function parsePorts(text) {
  const numbers = text.split(',').map(Number);
  const [first = Number.NaN] = numbers;
  const all = numbers.length === 1 ? names.map((_, index) => first + index) : numbers;
  if (
    all.length !== names.length ||
    !all.every((port) => Number.isInteger(port) && port > 0 && port < 65_536)
  ) {
    throw new Error(`Not ports of emulators: ${text}`);
  }
  return forEach((_, index) => all[index] ?? 0);
}

/** @returns {Promise<Ports>} */
async function unusedPorts() {
  const ports = await freePorts(host, names.length);
  return forEach((_, index) => ports[index]);
}

/**
 * @template Value
 * @param {(name: keyof Ports, index: number) => Value} valueOf
 * @returns {Record<keyof Ports, Value>}
 */
function forEach(valueOf) {
  return Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.find((argument) => argument.startsWith('--ports='))?.slice('--ports='.length);
  const ports = given === undefined ? await unusedPorts() : parsePorts(given);
  const { runEmulators } = await import('./run-emulators.mjs');
  await runEmulators(ports, { countReads: process.argv.includes('--count-reads') });
  console.log(JSON.stringify(describeEmulators(ports)));
}
