import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AdministrationError } from '@lineup/provider/administration';
import { type DataFolder, openDataFolder } from '../config/data-folder.ts';
import { LockedError, takeLock } from '../config/lock.ts';

/** The files of a backup or restore within the data folder. */
export interface BackupFolder extends DataFolder {
  /** Held by a running backup, restore or copy, of which there is at most one; the server ignores it. */
  readonly backupLock: string;
  /** Links to the files of a running backup, so that removed files remain readable. */
  readonly heldFiles: string;
  /** The database of a running restore, not active yet. */
  readonly restored: string;
}

export function openBackupFolder(dataDir: string): BackupFolder {
  const folder = openDataFolder(dataDir);
  return {
    ...folder,
    backupLock: join(folder.path, 'backup.lock'),
    heldFiles: join(folder.path, 'backup-files'),
    restored: join(folder.path, 'restored.db'),
  };
}

/** Returns the folder of an existing portal. Throws AdministrationError, and creates no folder. */
export function requirePortal(dataDir: string): BackupFolder {
  if (!hasPortal(dataDir)) throw new AdministrationError(`There is no portal in ${dataDir}.`);
  return openBackupFolder(dataDir);
}

export function hasPortal(dataDir: string): boolean {
  return existsSync(join(dataDir, 'portal.db'));
}

/** Locks the folder against the server and other commands; returns a function that releases it. Throws LockedError. */
export function takeWholeFolder(folder: BackupFolder): () => void {
  const giveBack = takeLock(folder.lock);
  try {
    const giveBackup = takeLock(folder.backupLock);
    return () => {
      giveBackup();
      giveBack();
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Removes the leftovers of a killed backup or restore, unless one is running. */
export function dropLeftovers(dataDir: string): void {
  const { backupLock, heldFiles, restored } = openBackupFolder(dataDir);
  try {
    const giveBack = takeLock(backupLock);
    rmSync(heldFiles, { recursive: true, force: true });
    rmSync(restored, { force: true });
    giveBack();
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
  }
}
