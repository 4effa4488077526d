import { isProviderError } from '@lineup/provider';
import type { ContentsTarget, Replacement } from '@lineup/provider/administration';
import { closeDataFolder } from '../config/data-folder.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { randomId } from '../documents/store.ts';
import type { Disk } from '../files/disk.ts';
import { openFileFolder } from '../files/tidy.ts';
import { type BackupFolder, openBackupFolder, takeWholeFolder } from './backup-folder.ts';
import { createTarget } from './target.ts';

const now = () => Date.now();

/** The data folder itself, made where it is new. Throws LockedError while a server or another command uses it. */
export async function openTarget(dataDir: string): Promise<ContentsTarget> {
  const { db, disk, close } = await openWhole(dataDir);
  return { ...createTarget({ db, disk, now, randomId }), close: async () => close() };
}

/**
 * The data folder as if it were empty, while in truth everything stays until `finish`: all that is put is one transaction
 * of the database, and the new files lie next to the old ones under names of their own. Closed before, or killed, it leaves
 * everything as it was. Throws LockedError.
 */
export async function openReplacement(dataDir: string): Promise<Replacement> {
  const { folder, db, disk, close } = await openWhole(dataDir);
  let finished = false;
  db.exec('BEGIN IMMEDIATE');
  removeEverything(db);
  return {
    ...createTarget({ db, disk, now, randomId }),
    finish: async () => {
      // Versions go on where no open page has read one, so that none comes twice with another content.
      db.run('UPDATE commits SET latest = max(latest + 1, ?)', now());
      db.requireInPlace();
      db.exec('COMMIT');
      db.requireInPlace();
      finished = true;
    },
    close: async () => {
      if (!finished) rollBack(db);
      // The files of the database that does not count: the old one, or the one that came to nothing.
      await openFileFolder(folder.files, db);
      close();
    },
  };
}

/** A full disk has ended the transaction already. */
function rollBack(db: Db): void {
  if (db.inTransaction()) db.exec('ROLLBACK');
}

interface WholeFolder {
  readonly folder: BackupFolder;
  readonly db: Db;
  readonly disk: Disk;
  readonly close: () => void;
}

async function openWhole(dataDir: string): Promise<WholeFolder> {
  const folder = openBackupFolder(dataDir);
  const release = takeWholeFolder(folder);
  try {
    closeDataFolder(folder);
    const db = openDatabase(folder.database);
    const close = () => {
      bringIntoOneFile(db);
      db.close();
      release();
    };
    const disk = await openFileFolder(folder.files, db).catch((error: unknown) => {
      db.close();
      throw error;
    });
    // From here on the database is not new: files that it does not know are what a killed command has left.
    db.run('UPDATE commits SET latest = latest + 1');
    return { folder, db, disk, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** On a full disk the journal stays beside the database, which is as good. */
function bringIntoOneFile(db: Db): void {
  try {
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isProviderError(error, 'storage-full')) throw error;
  }
}

/** Sessions, codes and jobs under way belong to what goes. */
function removeEverything(db: Db): void {
  for (const table of ['accounts', 'documents', 'files', 'jobs', 'write_ids']) db.run(`DELETE FROM ${table}`);
}
