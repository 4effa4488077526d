import type { Db } from '../database/open.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import type { Mode } from './settings.ts';

/** The data folder belongs to the other mode; `message` is one line with instructions. */
export class OtherModeError extends Error {
  override readonly name = 'OtherModeError';
}

/** The mark is SQLite's application id in the database header, so that it is part of every copy of the folder. */
const marks: Record<Mode, number> = { demo: 0x4c_50_64_6d, production: 0x4c_50_70_72 };

/** Returns the mode of this database's folder, by its mark, else by its accounts; null if undetermined. */
export function modeOf(db: Db): Mode | null {
  const mark = markOf(db);
  if (mark === marks.demo) return 'demo';
  if (mark === marks.production) return 'production';
  return modeByAccounts(db);
}

/** Marks the folder for this mode; within a transaction together with other writes. */
export function markMode(db: Db, mode: Mode): void {
  if (markOf(db) === marks[mode]) return;
  db.transaction(() => db.exec(`PRAGMA application_id = ${marks[mode]}`));
}

/** Marks the folder by its current accounts, which were imported. */
export function markModeByAccounts(db: Db): void {
  const mode = modeByAccounts(db);
  if (mode !== null) markMode(db, mode);
}

/** Throws OtherModeError if the folder is for the other mode. */
export function requireMode(db: Db, mode: Mode, dataDir: string): void {
  const found = modeOf(db);
  if (found !== null && found !== mode) throw new OtherModeError(refusals[mode](dataDir));
}

const refusals: Record<Mode, (dataDir: string) => string> = {
  demo: (dataDir) =>
    `The data folder ${dataDir} is for production; the demo would show its codes to everyone on this machine. ` +
    `Give the demo a folder of its own: DATA_DIR=${dataDir}-demo npm start`,
  production: (dataDir) =>
    `The data folder ${dataDir} is for the demo. Set another DATA_DIR, or keep this one without the demo's accounts: ` +
    `DATA_DIR=${dataDir} npm run admin -- leave-demo`,
};

function markOf(db: Db): number | undefined {
  return db.get<{ application_id: number }>('PRAGMA application_id')?.application_id;
}

/**
 * Determines the mode of folders created before there were marks by their accounts, as only `leave-demo` removes a demo
 * account.
 */
function modeByAccounts(db: Db): Mode | null {
  if (db.get('SELECT 1 FROM accounts LIMIT 1') === undefined) return null;
  const emails = JSON.stringify(demoAccounts.map(({ email }) => email));
  const one = db.get(
    'SELECT 1 FROM accounts WHERE email IN (SELECT value FROM json_each(?)) LIMIT 1',
    emails,
  );
  return one === undefined ? 'production' : 'demo';
}
