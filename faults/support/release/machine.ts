import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import { expectThat } from '../../runner/tally.ts';
import { demoPassword } from '../demo-accounts.ts';
import { watchServer, type PortalProcess } from '../portals/portal-process.ts';

/** `nobody`, on Debian and most others. */
const unprivileged = 65_534;

/** An unprivileged user if the test runs as root, otherwise the test's own. */
export const rights: { readonly uid?: undefined } | { readonly uid: number; readonly gid: number } =
  process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {};

/** The result of a command. */
interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

type Variables = Readonly<Record<string, string>>;

/** A machine to install the portal on: a folder as its user's home, and npm without a network. */
export interface Machine {
  readonly home: string;
  /** Where npm installs. */
  readonly prefix: string;
  /** The installed command `festival-lineup-portal`. */
  readonly command: string;
  /** Runs a command as its user, in its home, without waiting. */
  run(command: string, words: readonly string[], env?: Variables): ChildProcess;
  /** Runs the command `festival-lineup-portal` to its end. */
  portal(...words: string[]): Promise<Outcome>;
  /** Starts `festival-lineup-portal` without waiting. */
  launch(words?: readonly string[], env?: Variables): Promise<PortalProcess>;
  /** Installs an archive over the existing installation. Throws if npm fails. */
  install(archive: string): Promise<void>;
}

/** Prepares the empty folder `home`; `cache` is npm's. */
export async function openMachine(home: string, cache: string): Promise<Machine> {
  await mkdir(home, { recursive: true });
  if (rights.uid !== undefined) {
    await chmod(dirname(home), 0o755);
    await chown(home, rights.uid, rights.gid);
  }
  const prefix = join(home, 'installed');
  const command = join(prefix, 'bin/festival-lineup-portal');
  const usual = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    npm_config_prefix: prefix,
    npm_config_cache: cache,
    npm_config_offline: 'true',
    DEMO_PASSWORD: demoPassword,
  };
  const run: Machine['run'] = (program, words, env = {}) =>
    spawn(program, words, { cwd: home, env: { ...usual, ...env }, ...rights });
  return {
    home,
    prefix,
    command,
    run,
    portal: (...words) => outcomeOf(run(command, words)),
    launch: async (words = ['start'], env = {}) => {
      const port = await freePort();
      return watchServer(run(command, words, { ...env, PORT: String(port) }), port);
    },
    install: async (archive) => {
      const { code, output } = await outcomeOf(run('npm', installWords(archive)));
      expectThat(code === 0, `npm ended with ${code}: ${output}`);
    },
  };
}

/** The words after `npm` that install an archive. */
export function installWords(archive: string): string[] {
  return ['install', '--global', '--no-audit', '--no-fund', archive];
}

/** The output of a process, and its exit code. */
export async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  });
  return { code, output: output.join('').trim() };
}
