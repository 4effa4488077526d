import { mkdir } from 'node:fs/promises';
import { ProviderError } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import { latestVersion } from '../documents/store.ts';
import { namesOf, openDisk, type Disk } from './disk.ts';
import { diskError } from './file-errors.ts';
import { createFileRecords } from './records.ts';

/**
 * Opens the folder of the files at the start of the server, before any request: makes it where it is new, and mends what
 * a killed process has left: half-written and replaced files go, and so do records without a file. Fails with
 * `unavailable` where the folder is missing although files are recorded, as a volume that is not mounted, and where the
 * database is new although there are files, as one that was lost: they would be taken for what a killed process has left.
 */
export async function openFileFolder(folder: string, db: Db): Promise<Disk> {
  const records = createFileRecords(db);
  const known = new Map(records.all().map((record) => [record.id, record]));
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    const disk = openDisk(folder);
    const names = made === undefined ? await disk.list() : [];
    if (known.size > 0 && names.length === 0) throw missingFolder(folder);
    if (known.size === 0 && isNew(db) && names.some(isWhole)) throw lostDatabase(folder);
    const expected = new Set([...known.keys()].flatMap(namesOf));
    for (const name of names) if (!expected.has(name)) await disk.removeName(name);
    const present = new Set(names);
    for (const id of known.keys()) if (!present.has(id)) records.remove(id);
    return disk;
  } catch (error) {
    throw diskError(error);
  }
}

function missingFolder(folder: string): ProviderError {
  return new ProviderError(
    'unavailable',
    `The folder of the files is empty although files are recorded: ${folder}`,
  );
}

function isWhole(name: string): boolean {
  return !name.endsWith('.tmp');
}

/** Nothing was ever committed to it; a file is only taken for a festival that was. */
function isNew(db: Db): boolean {
  return latestVersion(db) === 0;
}

function lostDatabase(folder: string): ProviderError {
  return new ProviderError(
    'unavailable',
    `The database is new, but there are files of another one in ${folder}. Restore it, or move the files away.`,
  );
}
