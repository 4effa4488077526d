import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('admin-once.ts', import.meta.url));

/** Runs a command in a process of its own to its end; `typed` is its standard input. Fails where the command does. */
export async function runInProcess(
  words: string,
  env: Readonly<Record<string, string>>,
  typed: string,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words.split(' ')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(typed);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${words} ended with ${child.exitCode}`);
}

/**
 * Runs a command in a process of its own and kills it `afterMs` past its beginning; answers whether it was still at work.
 * `env` is added to this process's environment.
 */
export async function killedCommand(
  words: string,
  env: Readonly<Record<string, string>>,
  afterMs: number,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words.split(' ')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs)).resume();
  await once(child, 'close');
  return child.signalCode === 'SIGKILL';
}

/** Runs a command in a process of its own and kills it as soon as `isMoment` is seen; answers whether it was still at work. */
export async function killedWhen(
  words: string,
  env: Readonly<Record<string, string>>,
  isMoment: () => boolean,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words.split(' ')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const watch = setInterval(() => isMoment() && child.kill('SIGKILL'), 1);
  await once(child, 'close');
  clearInterval(watch);
  return child.signalCode === 'SIGKILL';
}
