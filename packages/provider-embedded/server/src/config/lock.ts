import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isCode } from './data-folder.ts';

/** Another running process uses the data folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(pid: number) {
    super(`The data folder is in use by process ${pid}. Stop that one first, or set another DATA_DIR.`);
  }
}

/**
 * Locks the data folder for this process with the file at `path`. The lock of a dead process is taken over by one of
 * those that try simultaneously. Returns a function that releases it. Throws LockedError.
 */
export function takeLock(path: string, pid: number = process.pid): () => void {
  const mine = `${pid} ${startOf(pid)}\n`;
  if (!write(path, mine, pid)) {
    const turn = `${path}.turn`;
    takeTurn(turn, mine, pid);
    try {
      const holder = holderOf(path);
      if (holder !== null) throw new LockedError(holder);
      rmSync(path, { force: true });
      if (!write(path, mine, pid)) throw new LockedError(holderOf(path) ?? 0);
    } finally {
      rmSync(turn, { force: true });
    }
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/**
 * Only the holder of the turn may remove a lock: if two processes find the same dead one, the later would remove the
 * other's new lock.
 */
function takeTurn(turn: string, mine: string, pid: number): void {
  if (write(turn, mine, pid)) return;
  const holder = holderOf(turn);
  if (holder !== null) throw new LockedError(holder);
  rmSync(turn, { force: true });
  if (!write(turn, mine, pid)) throw new LockedError(holderOf(turn) ?? 0);
}

/** The process that holds the lock, or null if it no longer runs. */
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

/** When the process started, if the system provides that, since process ids are reused. */
function startOf(pid: number): string {
  const boot = read('/proc/sys/kernel/random/boot_id').trim();
  const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1) ?? '';
  return `${boot}/${afterName.split(' ')[19] ?? ''}`;
}

/** Creates the file with its content atomically, so that it is never seen empty; returns false if it already exists. */
function write(path: string, text: string, pid: number): boolean {
  const prepared = `${path}.${pid}`;
  writeFileSync(prepared, text, { mode: 0o600 });
  try {
    linkOrWrite(prepared, path, text);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(prepared, { force: true });
  }
}

/** Some file systems, such as those of memory sticks, have no hard links. */
function linkOrWrite(prepared: string, path: string, text: string): void {
  try {
    linkSync(prepared, path);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].some((code) => isCode(error, code))) throw error;
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  }
}

/** The content of a file, or an empty text if it cannot be read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
