import { openDatabase } from '../database/open.ts';
import { hasPortal, requirePortal } from './backup-folder.ts';

/** Whether the data folder keeps nothing yet: no account, no document and no file. */
export function isEmptyPortal(dataDir: string): boolean {
  if (!hasPortal(dataDir)) return true;
  const db = openDatabase(requirePortal(dataDir).database);
  try {
    const tables = ['accounts', 'documents', 'files'];
    return tables.every((table) => db.get(`SELECT 1 FROM ${table} LIMIT 1`) === undefined);
  } finally {
    db.close();
  }
}
