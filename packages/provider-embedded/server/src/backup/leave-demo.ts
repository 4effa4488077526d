import { paths } from '@lineup/domain';
import { AdministrationError } from '@lineup/provider/administration';
import { createAccountStore } from '../auth/accounts.ts';
import { markMode, modeOf } from '../config/folder-mode.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { randomId, createDocumentStore } from '../documents/store.ts';
import { requirePortal, takeWholeFolder } from './backup-folder.ts';

const now = () => Date.now();

/**
 * Converts the demo's data folder for production: removes its accounts and ends every session, but retains all other
 * data. All or nothing. Throws AdministrationError if the folder is not a demo's, and LockedError while a server uses
 * it.
 */
export function leaveDemo(dataDir: string): void {
  const folder = requirePortal(dataDir);
  const release = takeWholeFolder(folder);
  try {
    const db = openDatabase(folder.database);
    try {
      if (modeOf(db) !== 'demo')
        throw new AdministrationError(`The data folder ${dataDir} is not the demo's.`);
      db.transaction(() => {
        removeDemoAccounts(db);
        db.run('DELETE FROM sessions');
        markMode(db, 'production');
      });
    } finally {
      db.close();
    }
  } finally {
    release();
  }
}

function removeDemoAccounts(db: Db): void {
  const accounts = createAccountStore(db, now);
  const documents = createDocumentStore({ db, now, randomId });
  for (const { email } of demoAccounts) {
    const account = accounts.byEmail(email);
    if (account === null) continue;
    db.run('DELETE FROM accounts WHERE id = ?', account.id);
    const path = paths.user(account.id);
    if (documents.get(path) !== null) documents.commit([{ type: 'delete', path }]);
  }
}
