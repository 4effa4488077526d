import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@lineup/provider-embedded/server';
import type { Portal } from './portal.ts';

/** A data folder whose room can be taken away and given back while a server works on it. */
export interface ScarceDisk {
  /** In words, for the table's notes. */
  readonly how: string;
  readonly dataDir: string;
  /** From now on nothing more can be written. */
  fill(portal: Portal): void;
  release(portal: Portal): void;
  close(): void;
}

/**
 * A small file system of its own where this process may mount one, else a limit on the size of the server's files. It is
 * unmounted lazily: the library of the database keeps the files of a closed one open until its statements are collected.
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

/** The log of the database keeps the room it once had, and saves would fit in there for a while. */
function emptyLog(dataDir: string): void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

/** Writes until there is no room for a single page. */
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

/** The system then refuses to let any file of the server grow beyond what its log of the database has now. */
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
