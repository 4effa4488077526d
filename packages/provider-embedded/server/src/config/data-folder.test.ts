import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDataFolder, openDataFolder, probeDataFolder, readServerKey } from './data-folder.ts';
import { LockedError, takeLock } from './lock.ts';

let base: string;
const modeOf = (name: string) => statSync(join(base, name)).mode & 0o777;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'lineup-data-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made where it is new, for its owner only', () => {
    const { path } = openDataFolder(join(base, 'new/data'));
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is made with the folders above it, and told with its setting where the system makes none', () => {
    expect(() => openDataFolder('/proc/x/data')).toThrow(
      /^DATA_DIR \/proc\/x\/data cannot be used: ENOENT.*\.$/u,
    );
    writeFileSync(join(base, 'file'), '');
    expect(() => openDataFolder(join(base, 'file'))).toThrow(/^DATA_DIR .* cannot be used: EEXIST/u);
  });

  it('that others may read is closed to them, whoever made it', () => {
    chmodSync(base, 0o755);
    openDataFolder(base);
    expect(modeOf('.')).toBe(0o700);
  });

  it('is closed with database, files and keys', () => {
    const folder = openDataFolder(base);
    for (const name of ['files', 'keys']) mkdirSync(join(base, name), { mode: 0o755 });
    const expected = [
      'portal.db',
      'portal.db-wal',
      'portal.db-shm',
      'files/abc',
      'files/abc-640',
      'keys/server.key',
    ];
    for (const name of expected) writeFileSync(join(base, name), '', { mode: 0o644 });
    closeDataFolder(folder);
    expect(expected.map(modeOf)).toEqual(expected.map(() => 0o600));
    expect([modeOf('files'), modeOf('keys')]).toEqual([0o700, 0o700]);
  });

  it('that all accounts share is refused and stays as it is', () => {
    chmodSync(base, 0o1777);
    expect(() => openDataFolder(base)).toThrow(/^DATA_DIR .* cannot be used: all accounts .* share/u);
    expect(modeOf('.')).toBe(0o777);
  });

  it('keeps the server’s key over starts, for its owner only', () => {
    const folder = openDataFolder(base);
    const key = readServerKey(folder);
    expect(key.byteLength).toBe(32);
    expect(Buffer.from(readServerKey(folder)).equals(Buffer.from(key))).toBe(true);
    expect(statSync(join(base, 'keys/server.key')).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged key instead of working with it', () => {
    const folder = openDataFolder(base);
    readServerKey(folder);
    writeFileSync(join(base, 'keys/server.key'), 'short');
    expect(() => readServerKey(folder)).toThrow(/damaged/u);
  });

  it('is probed by writing, and leaves nothing', async () => {
    const folder = openDataFolder(join(base, 'data'));
    await probeDataFolder(folder);
    expect(readdirSync(folder.path)).toEqual([]);
    rmSync(folder.path, { recursive: true });
    await expect(probeDataFolder(folder)).rejects.toThrow(/ENOENT/u);
  });
});

describe('the lock', () => {
  const file = () => join(base, 'server.lock');

  it('is refused while its process runs, and named in one line', () => {
    takeLock(file(), process.ppid);
    expect(() => takeLock(file())).toThrow(LockedError);
    expect(() => takeLock(file())).toThrow(new RegExp(`process ${process.ppid}\\.`, 'u'));
  });

  it('is given back and can be taken again', () => {
    takeLock(file())();
    expect(readdirSync(base)).toEqual([]);
    takeLock(file());
  });

  it.each([
    ['of a process that is gone', '999999999 x\n'],
    ['of another process with the same number', `${process.ppid} of-another-boot/1\n`],
    ['that is empty', ''],
  ])('%s is taken over', (_what, text) => {
    writeFileSync(file(), text);
    takeLock(file());
    expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `, 'u'));
  });

  it('is not removed when another process has taken it over', () => {
    const release = takeLock(file());
    writeFileSync(file(), '1 other\n');
    release();
    expect(readFileSync(file(), 'utf8')).toBe('1 other\n');
  });
});
