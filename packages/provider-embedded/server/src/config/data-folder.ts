import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where things are in the data folder. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly files: string;
  readonly lock: string;
}

/** Makes the folder where it is new, for its owner only. Throws what the file system says. */
export function openDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    path,
    database: join(path, 'portal.db'),
    files: join(path, 'files'),
    lock: join(path, 'server.lock'),
  };
}

const keyBytes = 32;

/** The server's own key, made at the first start and kept in the folder. */
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
  chmodSync(file, 0o600);
  return key;
}

/** Writes and removes a small file; rejects where that fails. */
export async function probeDataFolder({ path }: DataFolder): Promise<void> {
  const file = join(path, `.probe-${randomBytes(6).toString('hex')}`);
  await writeFile(file, 'works');
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

/** Whether `error` is a failure of the file system with this code. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
