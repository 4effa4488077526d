import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@lineup/domain';
import { fileReference, type ExportedFile, type Contents } from '@lineup/provider/administration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError } from '../config/lock.ts';
import { openDatabase } from '../database/open.ts';
import { randomId } from '../documents/store.ts';
import { createEvent, createFestival, testStore, uploadId } from '../documents/testing/fixtures.ts';
import { createFileStore } from '../files/store.ts';
import { openFileFolder } from '../files/tidy.ts';
import { inPieces, lineupPath } from '../files/testing/fixtures.ts';
import { dropLeftovers } from './backup-folder.ts';
import { openContents } from './open-contents.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lineup-backup-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A portal with one festival and one lineup file, and its stores. */
async function makePortal() {
  const db = openDatabase(join(dataDir, 'portal.db'));
  const { store } = testStore({ db });
  store.commit([createFestival()]);
  const disk = await openFileFolder(join(dataDir, 'files'), db);
  const files = createFileStore({ db, disk, documents: store, now: Date.now, randomId });
  await files.put(lineupPath, inPieces('first'));
  return { db, store, files };
}

async function textOf(file: ExportedFile): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.content()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function countEvents(contents: Contents): Promise<number> {
  let count = 0;
  for await (const { path } of contents.documents()) if (path.includes('/lineupEvents/')) count += 1;
  return count;
}

describe('what is held for a backup', () => {
  it('is one moment, even if documents are written, replaced and deleted while it is read', async () => {
    const { store, files, db } = await makePortal();
    const contents = await openContents(dataDir);
    await files.put(lineupPath, inPieces('second'));
    store.commit([createEvent('late')]);
    expect(await countEvents(contents)).toBe(0);
    const texts: string[] = [];
    for await (const file of contents.files()) texts.push(await textOf(file));
    expect(texts).toEqual(['first']);
    await contents.close();
    expect(existsSync(join(dataDir, 'backup-files'))).toBe(false);
    db.close();
  });

  it('names files by their path instead of their address', async () => {
    const { store, files, db } = await makePortal();
    const imageURL = files.urlOf(lineupPath);
    store.commit([createEvent('pictured', { imageURL }), createEvent('linked', { imageURL: '/files/gone' })]);
    const contents = await openContents(dataDir);
    const addresses = new Map<string, unknown>();
    for await (const { path, data } of contents.documents()) addresses.set(path, data['imageURL']);
    await contents.close();
    expect(addresses.get(paths.event('f1', 'pictured'))).toBe(fileReference(lineupPath));
    expect(addresses.get(paths.event('f1', 'linked'))).toBe('/files/gone');
    db.close();
  });

  it('belongs to one backup at a time; what a killed one has left is no hindrance', async () => {
    const { db } = await makePortal();
    const contents = await openContents(dataDir);
    await expect(openContents(dataDir)).rejects.toThrow(LockedError);
    await contents.close();
    mkdirSync(join(dataDir, 'backup-files'));
    writeFileSync(join(dataDir, 'backup-files', uploadId), 'old');
    writeFileSync(join(dataDir, 'backup.lock'), '999999999 other/1\n');
    const next = await openContents(dataDir);
    dropLeftovers(dataDir);
    expect(readdirSync(join(dataDir, 'backup-files'))).toHaveLength(1);
    await next.close();
    mkdirSync(join(dataDir, 'backup-files'));
    dropLeftovers(dataDir);
    expect(existsSync(join(dataDir, 'backup-files'))).toBe(false);
    db.close();
  });

  it('lacks no file: one that is missing is named', async () => {
    const { files, db } = await makePortal();
    rmSync(join(dataDir, files.urlOf(lineupPath)));
    await expect(openContents(dataDir)).rejects.toThrow(`The file ${lineupPath} is missing`);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
    db.close();
  });
});

describe('under load', () => {
  it('each backup holds whole commits and a whole file', async () => {
    const { db, files } = await makePortal();
    await files.put(lineupPath, inPieces('-'.repeat(1000)));
    const script = fileURLToPath(new URL('../documents/testing/commit-for-ever.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, join(dataDir, 'portal.db')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const stop = new AbortController();
    const replaced = (async () => {
      for (let turn = 0; !stop.signal.aborted; turn += 1) {
        await files.put(lineupPath, inPieces(`${turn}`.repeat(1000)));
      }
    })();
    try {
      for (let round = 0; round < 3; round += 1) {
        const contents = await openContents(dataDir);
        const count = await countEvents(contents);
        expect([count % 2000, count > 0]).toEqual([0, true]);
        expect(await countEvents(contents)).toBe(count);
        const sizes: number[] = [];
        for await (const file of contents.files()) sizes.push((await textOf(file)).length % 1000);
        expect(sizes).toEqual([0]);
        await contents.close();
      }
    } finally {
      stop.abort();
      child.kill('SIGKILL');
      await Promise.allSettled([ended, replaced]);
    }
    db.close();
  }, 120_000);
});
