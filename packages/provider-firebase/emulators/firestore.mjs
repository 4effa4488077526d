import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * The emulator runs for minutes: the second compiler costs more than it gains. Most objects of rule evaluation are
 * short-lived: with enough memory and one collector thread, few are ever copied.
 */
const machine = ['-XX:TieredStopAtLevel=1', '-Xmx2g', '-Xmn1g', '-XX:+UseSerialGC'];

/**
 * Starts Google's Firestore emulator from its jar with the given rules; resolves when it responds. It notifies the
 * functions at the port `functions` of changes to the documents they follow.
 *
 * @param {{ jar: string, host: string, port: number, rules: string, functions: number }} options
 * @returns {Promise<{ stop: () => void }>}
 */
export async function startFirestore({ jar, host, port, rules, functions }) {
  const args = [
    'start',
    `--host=${host}`,
    `--port=${port}`,
    `--rules=${rules}`,
    `--functions_emulator=${host}:${functions}`,
  ];
  const java = spawn('java', ['-Duser.language=en', ...machine, '-cp', jar, mainClass, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text) => {
    output = `${output}${String(text)}`.slice(-4000);
  };
  java.stdout.on('data', keep);
  java.stderr.on('data', keep);
  const ended = new Promise((_, reject) => {
    java.once('error', (cause) => reject(new Error('Java could not be started', { cause })));
    java.once('exit', (code) =>
      reject(new Error(`The Firestore emulator ended with ${String(code)}:\n${output}`)),
    );
  });
  try {
    await Promise.race([untilReady(`http://${host}:${port}/`), ended]);
  } catch (error) {
    java.kill('SIGKILL');
    throw error;
  }
  // Later, an exit is either intended or shows as failing requests.
  ended.catch(() => undefined);
  return { stop: () => java.kill('SIGKILL') };
}

/** Resolves as soon as `url` responds; fails after a minute. */
async function untilReady(url) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    try {
      await fetch(url);
      return;
    } catch {
      // Not listening yet
    }
  }
  throw new Error(`${url} does not answer.`);
}
