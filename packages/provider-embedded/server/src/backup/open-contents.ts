import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AdministrationError, type Contents } from '@lineup/provider/administration';
import { takeLock } from '../config/lock.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { createFileRecords } from '../files/records.ts';
import { type BackupFolder, requirePortal } from './backup-folder.ts';
import { holdFiles } from './hold-files.ts';
import { readContents } from './read-contents.ts';

/** A file may be replaced just before it is linked; then the next snapshot is tried. */
const attempts = 10;

/**
 * Opens a snapshot of everything in the data folder, while the server may continue to write. One backup at a time:
 * throws LockedError otherwise, and AdministrationError if there is no portal.
 */
export async function openContents(dataDir: string): Promise<Contents> {
  const folder = requirePortal(dataDir);
  const release = takeLock(folder.backupLock);
  const db = openDatabase(folder.database);
  const close = async () => {
    db.close();
    await rm(folder.heldFiles, { recursive: true, force: true });
    release();
  };
  try {
    await holdMoment(db, folder);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...readContents(db, (id) => join(folder.heldFiles, id)), close };
}

/** Leaves a transaction open that sees one snapshot, with links to all of its files. */
async function holdMoment(db: Db, { files, heldFiles }: BackupFolder): Promise<void> {
  let missing: string | null = null;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    db.exec('BEGIN');
    const records = createFileRecords(db).all();
    const ids = records.map(({ id }) => id);
    const lost = await holdFiles(files, ids, heldFiles);
    if (lost === null) return;
    db.exec('ROLLBACK');
    missing = records.find(({ id }) => id === lost)?.path ?? lost;
  }
  throw new AdministrationError(`The file ${missing ?? ''} is missing in ${files}.`);
}
