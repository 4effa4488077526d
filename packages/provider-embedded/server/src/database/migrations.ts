import { authTables, endedSessions, lastSeen, sessionDevices } from '../auth/schema.ts';
import {
  artistWords,
  changeKeys,
  documentTables,
  securePictures,
  sortKeys,
  wordsInOrder,
  writeIdContent,
} from '../documents/schema.ts';
import type { Migration } from './migrate.ts';

/** `jobs` holds one row per upload that is being processed; `attempts` counts its starts, also before a crash. */
const jobTables: Migration = {
  version: 3,
  name: 'jobs',
  sql: `
    CREATE TABLE jobs (
      upload_path TEXT PRIMARY KEY,
      attempts INTEGER NOT NULL,
      started_at INTEGER NOT NULL
    ) WITHOUT ROWID;
  `,
};

/**
 * `files` says what is stored where: `id` is the name made by the server, in the address and on the disk; `path` is the
 * name in the storage. A replaced file gets another id. `width` is that of a picture in pixels, 0 for other files.
 */
const fileTables: Migration = {
  version: 2,
  name: 'files',
  sql: `
    CREATE TABLE files (
      id TEXT PRIMARY KEY,
      path TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      type TEXT NOT NULL,
      width INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    ) WITHOUT ROWID;
  `,
};

/** Every step of the tables, in order. Each room writes its own; versions rise by one. */
export const migrations: readonly Migration[] = [
  documentTables,
  fileTables,
  jobTables,
  authTables,
  writeIdContent,
  endedSessions,
  securePictures,
  sortKeys,
  changeKeys,
  wordsInOrder,
  sessionDevices,
  lastSeen,
  artistWords,
];
