import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storagePaths } from '@lineup/domain';
import sharp from 'sharp';
import { afterEach } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import {
  countingIds,
  createFestival,
  startOfTests,
  testStore,
  uploadId,
} from '../../documents/testing/fixtures.ts';
import type { ByteSource } from '../disk.ts';
import { createFileStore } from '../store.ts';
import { openFileFolder } from '../tidy.ts';

const folders: string[] = [];

/** Removes the folders of `fileWorld`; call it once in a test file. */
export function removeFoldersAfterEach(): void {
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
}

/** A file store in a separate folder, on a database with the festival f1. */
export async function fileWorld() {
  const parent = await mkdtemp(join(tmpdir(), 'lineup-files-'));
  folders.push(parent);
  const folder = join(parent, 'files');
  const { db, store: documents } = testStore({ db: openDatabase(':memory:') });
  documents.commit([createFestival()]);
  const randomId = countingIds();
  /** As when the server starts. */
  const open = async () => {
    const disk = await openFileFolder(folder, db);
    const files = createFileStore({ db, disk, documents, now: () => startOfTests, randomId });
    return { disk, files };
  };
  return { db, documents, folder, open, ...(await open()) };
}

export const lineupPath = storagePaths.lineupFile('f1', uploadId, 'lineup.json');
export const coverPath = storagePaths.festivalImage('f1');

/** Splits the bytes into chunks of at most `size`. */
export async function* inPieces(bytes: Uint8Array | string, size = 65_536): ByteSource {
  const all = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  for (let start = 0; start < all.length; start += size) yield all.subarray(start, start + size);
}

/** A single-colour picture. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c2410c' } });
}
