import type { AdminProvider } from '@lineup/provider/administration';
import { openAdministration } from '../start/open-administration.ts';
import { openHistory } from '../start/open-history.ts';
import { openInspection } from './open-inspection.ts';
import { leaveDemo } from './leave-demo.ts';
import { openContents } from './open-contents.ts';
import { openReplacement, openTarget } from './open-target.ts';
import { openDatabase } from '../database/open.ts';
import { hasPortal, requirePortal } from './backup-folder.ts';

/** The administration of a portal in a data folder. */
export function embeddedAdminProvider(dataDir: string): AdminProvider {
  return {
    name: 'embedded',
    openAdministration: async () => openAdministration(dataDir),
    openHistory: async () => openHistory(dataDir),
    isEmpty: async () => isEmptyPortal(dataDir),
    openContents: () => openContents(dataDir),
    openTarget: () => openTarget(dataDir),
    openReplacement: () => openReplacement(dataDir),
    openInspection: async () => openInspection(dataDir),
    leaveDemo: async () => leaveDemo(dataDir),
  };
}

/** Returns true if the data folder is empty: no account, no document and no file. */
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
