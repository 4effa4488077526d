import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { isProviderError } from '@lineup/provider';
import { AdministrationError, type ContentsTarget, type Replacement } from '@lineup/provider/administration';
import { closeDataFolder } from '../config/data-folder.ts';
import { markMode, modeOf } from '../config/folder-mode.ts';
import { type Db, makeUncounted, openDatabase } from '../database/open.ts';
import { latestVersion, randomId } from '../documents/store.ts';
import type { Disk } from '../files/disk.ts';
import { openFileFolder } from '../files/tidy.ts';
import { type BackupFolder, openBackupFolder, takeWholeFolder } from './backup-folder.ts';
import { createTarget } from './target.ts';

const now = () => Date.now();

/** Opens the data folder, creating it if needed. Throws LockedError while a server or another command uses it. */
export async function openTarget(dataDir: string): Promise<ContentsTarget> {
  const { db, disk, close } = await openWhole(dataDir);
  return { ...createTarget({ db, disk, now, randomId }), close: async () => close() };
}

/**
 * Opens the data folder as if it were empty, while everything remains until `finish`: new data goes into a separate
 * database, and new files get separate names next to the old ones. If closed early, or killed, everything is unchanged.
 * Throws LockedError; `finish` throws AdministrationError while another process reads the old data.
 */
export async function openReplacement(dataDir: string): Promise<Replacement> {
  const { folder, db: old, disk, close } = await openWhole(dataDir);
  let restored: Db | undefined;
  let counts = old;
  const closeBoth = async () => {
    try {
      restored?.close();
      rmSync(folder.restored, { force: true });
    } finally {
      close();
    }
  };
  try {
    restored = makeRestored(folder, old);
    const db = restored;
    return {
      ...createTarget({ db, disk, now, randomId }),
      finish: async () => {
        // Versions continue above those read by open pages, so that none is reused with other content.
        db.run('UPDATE commits SET latest = max(latest + 1, ?)', now());
        putInPlace(folder, old);
        counts = db;
      },
      close: async () => {
        // Removes the files of the unused database: the old one, or the failed new one.
        await openFileFolder(folder.files, counts);
        await closeBoth();
      },
    };
  } catch (error) {
    await closeBoth();
    throw error;
  }
}

/** Creates an empty database, with only the data that survives a replacement. */
function makeRestored({ restored: file }: BackupFolder, old: Db): Db {
  rmSync(file, { force: true });
  const db = makeUncounted(file);
  db.run('UPDATE commits SET latest = ?', latestVersion(old));
  const mode = modeOf(old);
  if (mode !== null) markMode(db, mode);
  const ended = old.all<EndedSession>('SELECT id, because, ended_at FROM ended_sessions');
  for (const { id, because, ended_at } of ended) {
    db.run('INSERT INTO ended_sessions VALUES (?, ?, ?)', id, because, ended_at);
  }
  return db;
}

interface EndedSession {
  readonly id: string;
  readonly because: string;
  readonly ended_at: number;
}

/**
 * Replaces the old database with the restored one. The old journal is removed first, as it would be applied to the new
 * one.
 */
function putInPlace({ path, database, restored }: BackupFolder, old: Db): void {
  bringToDisk(restored);
  old.requireInPlace();
  const left = old.get<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  if (left?.busy !== 0) {
    throw new AdministrationError('Another process reads the portal. Restore again once it has ended.');
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
  bringToDisk(path);
  renameSync(restored, database);
  bringToDisk(path);
}

function bringToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
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
    // From here on the database is not new: files it does not know are leftovers of a killed command.
    db.run('UPDATE commits SET latest = latest + 1');
    return { folder, db, disk, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** On a full disk the journal stays next to the database, which works just as well. */
function bringIntoOneFile(db: Db): void {
  try {
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isProviderError(error, 'storage-full')) throw error;
  }
}
