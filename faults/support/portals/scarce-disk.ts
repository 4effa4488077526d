import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@lineup/provider-embedded/server';
import type { Portal } from './portal.ts';

/** A data folder whose disk space can be taken away and given back while a server uses it. */
export interface ScarceDisk {
  /** A description for the notes of the table. */
  readonly how: string;
  readonly dataDir: string;
  /** From now on, nothing more can be written. */
  fill(portal: Portal): void;
  release(portal: Portal): void;
  close(): void;
}

/**
 * Uses a small separate file system if this process may mount one, otherwise a limit on the size of the server's files.
 * Unmounts lazily: the database library keeps the files of a closed database open until its statements are collected.
 */
export function openScarceDisk(folder: string): ScarceDisk {
  return mountedDisk(folder) ?? limitedFiles(folder);
}

const diskBytes = 24 * 1024 * 1024;

function mountedDisk(folder: string): ScarceDisk | null {
  const mount = join(folder, 'small-disk');
  mkdirSync(mount);
  if (!runs('mount', '-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', mount)) return null;
  const ballast = join(mount, 'ballast');
  return {
    how: `a tmpfs of ${diskBytes / 1024 / 1024} MiB was filled up`,
    dataDir: join(mount, 'data'),
    fill: ({ dataDir }) => {
      emptyLog(dataDir);
      fillUp(ballast);
    },
    release: () => rmSync(ballast),
    close: () => {
      if (!runs('umount', '--lazy', mount)) throw new Error(`${mount} cannot be unmounted.`);
    },
  };
}

/** The database's log keeps its size, so that saves would fit into it for a while. */
function emptyLog(dataDir: string): void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

/** Writes until there is no space for a single page. */
function fillUp(ballast: string): void {
  for (const piece of [1024 * 1024, 4096]) {
    const bytes = new Uint8Array(piece);
    try {
      for (;;) writeFileSync(ballast, bytes, { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}

/** The system then refuses to let any file of the server grow beyond the current size of its database log. */
function limitedFiles(folder: string): ScarceDisk {
  const dataDir = join(folder, 'limited');
  const limit = (portal: Portal, size: string) => {
    const { pid } = portal.process();
    if (!runs('prlimit', `--pid=${pid}`, `--fsize=${size}:unlimited`))
      throw new Error('prlimit does not work here.');
  };
  return {
    how: 'the size of the server’s files was limited by prlimit: no file system can be mounted here',
    dataDir,
    fill: (portal) =>
      limit(portal, String(Math.max(statSync(join(dataDir, 'portal.db-wal')).size, 64 * 1024))),
    release: (portal) => limit(portal, 'unlimited'),
    close: () => undefined,
  };
}

function runs(command: string, ...words: readonly string[]): boolean {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0;
}
