import type { OpenAdministration } from '@lineup/provider/administration';
import { createAdministration } from '../auth/administration.ts';
import { createAccountStore } from '../auth/accounts.ts';
import { argonPasswords } from '../auth/passwords/passwords.ts';
import { createResetTokens } from '../auth/passwords/reset-tokens.ts';
import { createSessionStore } from '../auth/sessions/sessions.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { randomId, createDocumentStore } from '../documents/store.ts';

/**
 * Opens the accounts of a data folder for an operator's command; a running server notices changes with the next request
 * of each session.
 */
export function openAdministration(dataDir: string): OpenAdministration {
  const db = openDatabase(openDataFolder(dataDir).database);
  const now = () => Date.now();
  const documents = createDocumentStore({ db, now, randomId });
  const auth = {
    db,
    accounts: createAccountStore(db, now),
    sessions: createSessionStore(db, now, () => undefined),
    resetTokens: createResetTokens(db, now),
    passwords: argonPasswords,
  };
  return { ...createAdministration({ auth, documents }), close: async () => db.close() };
}
