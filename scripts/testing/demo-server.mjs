// Runs the built portal in demo mode on a free port with an empty data folder, for browser tests and screenshots.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-ports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 180_000;

/**
 * Starts the portal and waits until it responds. Returns its address, the demo accounts' password, its data folder and
 * `stop`, which ends the process and removes the folder. Throws with the server's output if it does not start.
 */
export async function startDemoServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineup-portal-'));
  const port = await freePort();
  const password = `demo-${Math.random().toString(36).slice(2)}-password`;
  const child = spawn('node', ['scripts/start.mjs', 'demo'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const address = `http://127.0.0.1:${port}`;
  const stop = () => stopServer(child, dataDir);
  try {
    await waitUntilHealthy(address, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, password, dataDir, stop, output: () => output.join('') };
}

function collectOutput(child) {
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => output.push(text));
  }
  child.once('exit', (code, signal) => output.push(`The portal ended with ${signal ?? `code ${code}`}.\n`));
  return output;
}

async function waitUntilHealthy(address, child, output) {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The portal did not start:\n${output.join('')}`);
    if (await isHealthy(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The portal did not answer within ${startLimitMs / 1000} seconds:\n${output.join('')}`);
}

async function isHealthy(address) {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function stopServer(child, dataDir) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 12_000);
    await ended;
    clearTimeout(force);
  }
  await rm(dataDir, { recursive: true, force: true });
}
