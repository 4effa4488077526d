import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isCode } from './data-folder.ts';

/** Another running process uses the data folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(pid: number) {
    super(`The data folder is in use by process ${pid}. Stop that one first, or set another DATA_DIR.`);
  }
}

/**
 * Takes the data folder for this process by the file at `path`; a lock whose process has died is taken over. Answers a
 * function that gives it back. Throws LockedError.
 */
export function takeLock(path: string, pid: number = process.pid): () => void {
  const mine = `${pid} ${startOf(pid)}\n`;
  if (!write(path, mine)) {
    const holder = holderOf(path);
    if (holder !== null) throw new LockedError(holder);
    rmSync(path, { force: true });
    if (!write(path, mine)) throw new LockedError(holderOf(path) ?? 0);
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** The process that holds the lock, or null when it is gone. */
function holderOf(path: string): number | null {
  const [, pid, start] = /^(\d{1,10}) (\S*)/u.exec(read(path)) ?? [];
  if (pid === undefined || !isRunning(Number(pid))) return null;
  return start === startOf(Number(pid)) ? Number(pid) : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** When the process was started, where the system tells, since numbers of processes come again. */
function startOf(pid: number): string {
  const boot = read('/proc/sys/kernel/random/boot_id').trim();
  const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1) ?? '';
  return `${boot}/${afterName.split(' ')[19] ?? ''}`;
}

function write(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The text of a file, or nothing where it cannot be read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
