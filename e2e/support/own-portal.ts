import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-ports.mjs';
import { demoPassword } from './settings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A portal for a single test, so that it may be killed and restarted on the same data. */
export class OwnPortal {
  /** The folder of its data; no other process may write there while it runs. */
  readonly dataDir: string;
  private readonly port: number;
  private server: ChildProcess | null = null;
  private output = '';

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir;
    this.port = port;
  }

  /** Starts a portal on an empty data folder. */
  static async make(): Promise<OwnPortal> {
    const dataDir = await mkdtemp(join(tmpdir(), 'lineup-portal-own-'));
    const portal = new OwnPortal(dataDir, await freePort());
    await portal.start();
    return portal;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts it on the existing data with additional settings, and waits until it responds; throws with its output if it
   * does not.
   */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const server = spawn('node', ['scripts/start.mjs', 'demo'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DEMO_PASSWORD: demoPassword,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.server = server;
    this.output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    await expect.poll(() => this.state(server), { timeout: 60_000 }).toBe('answers');
  }

  /** Kills it at once, in the middle of its work. */
  async kill(): Promise<void> {
    const { server } = this;
    if (server === null || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    this.server = null;
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async state(server: ChildProcess): Promise<string> {
    const ended = server.exitCode ?? server.signalCode;
    if (ended !== null) throw new Error(`The portal ended with ${ended}:\n${this.output}`);
    try {
      const { status } = await fetch(`${this.address}/healthz`, { signal: AbortSignal.timeout(5000) });
      return status === 200 ? 'answers' : `answers ${status}: ${this.output}`;
    } catch (error) {
      return `${String(error)}: ${this.output}`;
    }
  }
}
