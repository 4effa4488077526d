import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isProviderError } from '@lineup/provider';
import { closeContents, closeToOthers, OpenToOthersError } from './owner-only.ts';

/** The paths in the data folder. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly files: string;
  readonly lock: string;
}

/** The folder cannot be used; `message` is one line that names the setting. */
class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Creates the folder if needed, and makes it accessible to its owner only, even if it existed. Throws DataFolderError.
 */
export function openDataFolder(path: string): DataFolder {
  usingFolder(path, () => {
    makeFolder(path);
    closeToOthers(path);
  });
  return {
    path,
    database: join(path, 'portal.db'),
    files: join(path, 'files'),
    lock: join(path, 'server.lock'),
  };
}

/** Runs `work` and converts errors of the file system or the database to a DataFolderError. */
export function usingFolder<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !isOfFolder(error)) throw error;
    const reason = error.message.replace(/\.$/u, '');
    throw new DataFolderError(`DATA_DIR ${path} cannot be used: ${reason}.`, { cause: error });
  }
}

function isOfFolder(error: Error): boolean {
  return 'syscall' in error || error instanceof OpenToOthersError || isProviderError(error, 'unavailable');
}

/** Makes everything the portal stores in the folder accessible to its owner only. Throws DataFolderError. */
export function closeDataFolder({ path, database, files }: DataFolder): void {
  usingFolder(path, () => {
    for (const suffix of ['', '-wal', '-shm']) closeToOthers(`${database}${suffix}`);
    closeContents(files);
    closeContents(join(path, 'keys'));
  });
}

/** Node.js's recursive mkdir never returns on a file system such as /proc that does not allow folders. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(path).isDirectory()) return;
    if (!isCode(error, 'ENOENT') || existsSync(dirname(path))) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

const keyBytes = 32;

/** The server's secret key, created at the first start and stored in the folder. */
export function readServerKey({ path }: DataFolder): Uint8Array {
  const folder = join(path, 'keys');
  const file = join(folder, 'server.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = readOrNull(file);
  if (known !== null) return requireWhole(known, file);
  const key = randomBytes(keyBytes);
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, key);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return key;
}

/** Writes and removes a small file; rejects if that fails. */
export async function probeDataFolder({ path }: DataFolder): Promise<void> {
  const file = join(path, `.probe-${randomBytes(6).toString('hex')}`);
  await writeFile(file, 'works', { mode: 0o600 });
  await rm(file);
}

function requireWhole(key: Uint8Array, file: string): Uint8Array {
  if (key.byteLength === keyBytes) return key;
  throw new Error(`${file} is damaged: expected ${keyBytes} bytes. Remove it; pending codes become invalid.`);
}

function readOrNull(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Returns true if `error` is a file system error with this code. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
