import { createServer } from 'node:net';
import { parsePorts } from '../../packages/provider-firebase/emulators/start-emulators.mjs';
import { readOptions, wrong } from '../command-line/parse-options.mjs';

/** The default ports in Google's documentation. */
const usualPort = 5000;
const usualPorts = { auth: 9099, firestore: 8080, storage: 9199, functions: 5001 };

const host = '127.0.0.1';

export const usage = `npm run firebase:emulators -- [options]

Serves the portal on the emulators of Firebase, with demo data that is gone when it ends.
  --port PORT             where the portal listens (${usualPort}; or PORT)
  --emulator-ports PORTS  where the emulators listen: four ports with commas between them, for Authentication, Firestore,
                          Storage and Functions (${Object.values(usualPorts).join(',')}; or EMULATOR_PORTS), or the first of four in a row
  --help                  prints this
  DEMO_PASSWORD           password of the demo accounts (a random one, printed at the start)
`;

const options = /** @type {const} */ ({
  port: { type: 'string' },
  'emulator-ports': { type: 'string' },
  help: { type: 'boolean' },
});

/**
 * Parses the words after `npm run firebase:emulators --`; anything not given comes from the environment.
 *
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ kind: 'help' } | { kind: 'wrong', problem: string } | { kind: 'start', port: number,
 *   ports: import('../../packages/provider-firebase/emulators/start-emulators.mjs').Ports }}
 */
export function parsePortArguments(words, env) {
  return readOptions(words, options, (values) => parsePortOptions(values, env));
}

function parsePortOptions(values, env) {
  const portText = values.port ?? (env['PORT'] || String(usualPort));
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return wrong(`Not a port: ${portText}`);
  const portsText = values['emulator-ports'] ?? env['EMULATOR_PORTS'] ?? '';
  const ports = portsText === '' ? usualPorts : readPorts(portsText);
  if (ports === null) return wrong(`Not the ports of four emulators: ${portsText}; see --help.`);
  const all = [port, ...Object.values(ports)];
  const twice = all.find((one, index) => all.indexOf(one) !== index);
  if (twice !== undefined) return wrong(`The port ${twice} is named twice.`);
  return { kind: 'start', port, ports };
}

/** The purpose of each port, and how to choose another. */
const users = {
  portal: ['the portal', 'another with --port'],
  auth: ['the emulator of Authentication', 'others with --emulator-ports'],
  firestore: ['the emulator of Firestore', 'others with --emulator-ports'],
  storage: ['the emulator of Storage', 'others with --emulator-ports'],
  functions: ['the emulator of Functions', 'others with --emulator-ports'],
};

/**
 * Throws a one-line error if one of the ports is in use, before anything starts.
 *
 * @param {{ port: number, ports: Readonly<Record<string, number>> }} asked
 */
export async function requireFreePorts({ port, ports }) {
  for (const [user, used] of Object.entries({ portal: port, ...ports })) {
    if (await isFree(used)) continue;
    const [name, choice] = users[user];
    throw new Error(`Port ${used}, meant for ${name}, is in use; choose ${choice}.`);
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

function readPorts(text) {
  try {
    return parsePorts(text);
  } catch {
    // The library's own message does not mention --help.
    return null;
  }
}
