import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectThat } from '../../runner/tally.ts';

/** nobody, on Debian and most others. */
const nobody = 65_534;

/** A user without rights where the test runs as root, else the test's own. */
const rights = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** What a command has come to. */
interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A machine on which the portal is installed: a folder, with a user of its own whose home it is. */
export interface Machine {
  readonly home: string;
  /** Runs a command as that user, in the home, without waiting. */
  run(command: string, words: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  /** Runs the command `festival-lineup-portal` to its end. */
  portal(...words: string[]): Promise<Outcome>;
  /** Installs an archive over what is there. Fails where npm fails. */
  install(archive: string): Promise<void>;
}

/** Prepares the empty folder `home`. */
export async function openMachine(home: string): Promise<Machine> {
  await mkdir(home, { recursive: true });
  if (rights.uid !== undefined) await chown(home, rights.uid, rights.gid);
  const run: Machine['run'] = (command, words, env = {}) =>
    spawn(command, words, { cwd: home, env: { ...environmentIn(home), ...env }, ...rights });
  return {
    home,
    run,
    portal: (...words) => outcomeOf(run(programIn(home), words)),
    install: async (archive) => {
      const { code, output } = await outcomeOf(run('npm', installWords(archive)));
      expectThat(code === 0, `npm ended with ${code}: ${output}`);
    },
  };
}

/** The words after `npm` that install an archive, as docs/operating.md has them. */
export function installWords(archive: string): string[] {
  return ['install', '--global', '--no-audit', '--no-fund', archive];
}

/** The command as npm installs it. */
export function programIn(home: string): string {
  return join(home, 'installed/bin/festival-lineup-portal');
}

/** Its registry is that of the test; nothing else of the test's own settings reaches it. */
function environmentIn(home: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    npm_config_prefix: join(home, 'installed'),
    npm_config_update_notifier: 'false',
    ...(process.env['npm_config_registry'] !== undefined && {
      npm_config_registry: process.env['npm_config_registry'],
    }),
  };
}

/** What a process writes, and the code with which it ends. */
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
