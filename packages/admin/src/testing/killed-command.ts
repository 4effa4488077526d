import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('admin-once.ts', import.meta.url));

/** Added to this process's environment. */
type Environment = Readonly<Record<string, string>>;

/** Runs a command in a separate process; `typed` is its standard input. Fails if the command does. */
export async function runInProcess(words: string, env: Environment, typed: string): Promise<void> {
  const child = start(words, env);
  child.stdout.resume();
  child.stdin.end(typed);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${words} ended with ${child.exitCode}`);
}

/**
 * Runs a command in a separate process and kills it `afterMs` after its start; returns whether it was still running.
 */
export async function killedCommand(words: string, env: Environment, afterMs: number): Promise<boolean> {
  const child = start(words, env);
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs)).resume();
  return wasKilled(child);
}

/**
 * Runs a command in a separate process and kills it as soon as `isMoment` returns true; returns whether it was still
 * running.
 */
export async function killedWhen(words: string, env: Environment, isMoment: () => boolean): Promise<boolean> {
  const child = start(words, env);
  child.stdout.resume();
  const watch = setInterval(() => isMoment() && child.kill('SIGKILL'), 1);
  try {
    return await wasKilled(child);
  } finally {
    clearInterval(watch);
  }
}

function start(words: string, env: Environment) {
  return spawn(process.execPath, ['--import', 'tsx', script, ...words.split(' ')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function wasKilled(child: ChildProcess): Promise<boolean> {
  child.stdin?.end();
  await once(child, 'close');
  return child.signalCode === 'SIGKILL';
}
