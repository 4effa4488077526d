import type { Migration } from '../database/migrate.ts';

/** `jobs` holds one row per upload that is being processed; `attempts` counts its starts, also before a crash. */
export const jobTables: Migration = {
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
