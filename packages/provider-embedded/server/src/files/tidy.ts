import { mkdir } from 'node:fs/promises';
import { ProviderError } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import { latestVersion } from '../documents/store.ts';
import { namesOf, openDisk, type Disk } from './disk.ts';
import { diskError } from './file-errors.ts';
import { createFileRecords } from './records.ts';

/**
 * Opens the files' folder when the server starts, before any request: creates it if needed, and cleans up after a
 * killed process: removes incomplete and replaced files, and records without a file. Fails with `unavailable` if the
 * folder is missing although files are recorded (a volume that is not mounted), and if the database is new although
 * there are files (a lost database), which would otherwise be removed as leftovers.
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

/** Nothing was ever committed; files are only accepted for a festival that was. */
function isNew(db: Db): boolean {
  return latestVersion(db) === 0;
}

function lostDatabase(folder: string): ProviderError {
  return new ProviderError(
    'unavailable',
    `The database is new, but there are files of another one in ${folder}. Restore it, or move the files away.`,
  );
}
