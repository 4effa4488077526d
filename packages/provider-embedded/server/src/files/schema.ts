import type { Migration } from '../database/migrate.ts';

/**
 * `files` says what is kept where: `id` is the name made by the server, in the address and on the disk; `path` is the
 * name in the storage. A replaced file gets another id. `width` is that of a picture in pixels, 0 for other files.
 */
export const fileTables: Migration = {
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
