import { authTables, endedSessions } from '../auth/schema.ts';
import { documentTables, securePictures, sortKeys, writeIdContent } from '../documents/schema.ts';
import { fileTables } from '../files/schema.ts';
import { jobTables } from '../functions/schema.ts';
import type { Migration } from './migrate.ts';

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
];
