import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@lineup/domain';
import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import { openDatabase, writeInProcess } from '@lineup/provider-embedded/server';
import { describe, expect, it } from 'vitest';
import { admin, contentsIndexOf, filledFolder, newFolder, removeFoldersAfterEach } from './testing/world.ts';

removeFoldersAfterEach();

const program = fileURLToPath(new URL('admin-program.ts', import.meta.url));
const never = new AbortController().signal;
const write = (dataDir: string, file: string) =>
  writeInProcess({ program, dataDir, execArgv: ['--import', 'tsx'] })(file, never);

describe('a backup by a process of the running portal', () => {
  it('brings everything back', async () => {
    const dataDir = await filledFolder();
    const file = join(newFolder(), 'one.unverified');
    await write(dataDir, file);
    const other = join(newFolder(), 'data');
    expect((await admin(`restore ${file}`, { DATA_DIR: other })).code).toBe(0);
    const contentsOf = (folder: string) => contentsIndexOf(embeddedAdminProvider(folder));
    expect(await contentsOf(other)).toEqual(await contentsOf(dataDir));
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
  }, 60_000);

  it('fails with one line that says why', async () => {
    const nowhere = join(newFolder(), 'data');
    await expect(write(nowhere, join(newFolder(), 'one'))).rejects.toThrow(
      new Error(`There is no portal in ${nowhere}.`),
    );
  }, 60_000);
});

describe('backup --verify', () => {
  it('reads the archive again', async () => {
    const archive = join(newFolder(), 'portal.backup');
    const dataDir = await filledFolder();
    expect((await admin(`backup ${archive} --verify`, { DATA_DIR: dataDir })).code).toBe(0);
    expect(existsSync(archive)).toBe(true);
  });

  it('names what the archive lacks, and leaves it for what it has', async () => {
    const archive = join(newFolder(), 'portal.backup');
    const dataDir = await filledFolder();
    const db = openDatabase(join(dataDir, 'portal.db'));
    db.run("UPDATE documents SET data = '{' WHERE path = ?", paths.event('f1', 'event-7'));
    db.close();
    expect(await admin(`backup ${archive} --verify`, { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/cannot be read: festivals\/f1\/lineupEvents\/event-7\.\n$/u) as unknown,
    });
    expect(existsSync(archive)).toBe(true);
  });
});
