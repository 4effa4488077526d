import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import { demoPassword } from '../demo-accounts.ts';

const launcher = fileURLToPath(new URL('launch.mjs', import.meta.url));
/** The same as in `npm start` and `npm run serve`. */
const nodeOptions = ['--max-semi-space-size=4'];
const startLimitMs = 60_000;

export interface PortalProcessOptions {
  /** The folder of the built server, with the pages in `pages`. */
  readonly program: string;
  readonly dataDir: string;
  /** A free one by default. */
  readonly port?: number;
  readonly mode?: 'demo' | 'production';
  readonly env?: Readonly<Record<string, string>>;
  /** The system user that it runs as, which only root can change; by default that of this process. */
  readonly uid?: number;
}

/** A server in a separate process. */
export interface PortalProcess {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Resolves when it responds; rejects with its output if it exits instead. */
  ready(): Promise<void>;
  /** Resolves to its exit code when it has exited, or null after a signal. */
  ended(): Promise<number | null>;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Shuts it down cleanly. */
  stop(): Promise<void>;
}

/** Starts the server and waits until it responds. */
export async function startPortalProcess(options: PortalProcessOptions): Promise<PortalProcess> {
  const server = await launchPortal(options);
  await server.ready().catch(async (error: unknown) => {
    await server.kill();
    throw error;
  });
  return server;
}

/** Starts the server without waiting. */
export async function launchPortal(options: PortalProcessOptions): Promise<PortalProcess> {
  const port = options.port ?? (await freePort());
  return watchServer(spawnServer(options, port), port);
}

/** A server that was started as `child` and listens on `port`. */
export function watchServer(child: ChildProcess, port: number): PortalProcess {
  const address = `http://127.0.0.1:${port}`;
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    await ended;
  };
  return {
    address,
    port,
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    ready: () => waitUntilHealthy(address, hasEnded, chunks),
    ended: () => ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function spawnServer(
  { program, dataDir, mode = 'demo', env, uid }: PortalProcessOptions,
  port: number,
): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, launcher, program, mode], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
}

async function waitUntilHealthy(
  address: string,
  hasEnded: () => boolean,
  chunks: readonly string[],
): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error(`The server ended at its start: ${chunks.join('').trim()}`);
    if (await isHealthy(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(
    `The server did not answer within ${startLimitMs / 1000} seconds: ${chunks.join('').trim()}`,
  );
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/healthz`);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
