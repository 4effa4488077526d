import type { Db } from './open.ts';

/** One step from a version of the tables to the next. Released steps are never changed, only followed by others. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** The database was written by a newer program; opening it could lose data. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(found: number, known: number) {
    super(
      `The database is of version ${found}, newer than this program (${known}). Start the newer program.`,
    );
  }
}

/** Runs the steps that the database has not seen, all or none. Throws NewerDatabaseError. */
export function migrate(db: Db, steps: readonly Migration[]): void {
  const known = steps.at(-1)?.version ?? 0;
  if (versionOf(db) === known) return;
  db.transaction(() => {
    const found = versionOf(db);
    if (found > known) throw new NewerDatabaseError(found, known);
    for (const step of steps) {
      if (step.version > found) db.exec(step.sql);
    }
    db.exec(`PRAGMA user_version = ${known}`);
  });
}

function versionOf(db: Db): number {
  return db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
}
