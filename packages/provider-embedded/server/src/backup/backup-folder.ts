import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AdministrationError } from '@lineup/provider/administration';
import { type DataFolder, openDataFolder } from '../config/data-folder.ts';
import { LockedError, takeLock } from '../config/lock.ts';

/** Where a backup or restore works within the data folder. */
export interface BackupFolder extends DataFolder {
  /** Held by the one backup, restore or copy that may be under way; the server does not mind it. */
  readonly backupLock: string;
  /** The files of a backup under way, held so that they outlive their removal. */
  readonly heldFiles: string;
  /** The database of a restore under way, which does not count yet. */
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

/** The folder of a portal that is there. Throws AdministrationError, and makes no folder. */
export function requirePortal(dataDir: string): BackupFolder {
  if (!hasPortal(dataDir)) throw new AdministrationError(`There is no portal in ${dataDir}.`);
  return openBackupFolder(dataDir);
}

export function hasPortal(dataDir: string): boolean {
  return existsSync(join(dataDir, 'portal.db'));
}

/** Takes the folder from the server and from other commands; answers a function that gives it back. Throws LockedError. */
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

/** Removes what a killed backup or restore has left, unless one is under way. */
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
