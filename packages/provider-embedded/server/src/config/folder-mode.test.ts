import { describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '../database/open.ts';
import { markMode, markModeByAccounts, modeOf, OtherModeError, requireMode } from './folder-mode.ts';
import type { Mode } from './settings.ts';

function folderWith(...emails: string[]): Db {
  const db = openDatabase(':memory:');
  for (const email of emails)
    db.run("INSERT INTO accounts VALUES (?1, ?1, '', 0, NULL, NULL, 0, 0, 0, 0, NULL)", email);
  return db;
}

describe('what a data folder is for', () => {
  it.each<[string, Mode, Mode]>([
    ['demo', 'demo', 'production'],
    ['production', 'production', 'demo'],
  ])('is remembered: %s', (_name, mode, other) => {
    const db = folderWith();
    markMode(db, mode);
    expect(modeOf(db)).toBe(mode);
    requireMode(db, mode, '/srv/data');
    expect(() => requireMode(db, other, '/srv/data')).toThrow(OtherModeError);
  });

  it('is told by the accounts where an earlier version made it', () => {
    expect(modeOf(folderWith('newcomer@festival.example'))).toBe('demo');
    expect(modeOf(folderWith('ada@lineup.example', 'admin@festival.example'))).toBe('demo');
    expect(modeOf(folderWith('ada@lineup.example'))).toBe('production');
  });

  it('is open while nobody has an account', () => {
    const db = folderWith();
    expect(modeOf(db)).toBeNull();
    markModeByAccounts(db);
    for (const mode of ['demo', 'production'] as const) requireMode(db, mode, '/srv/data');
  });

  it('stays what it was marked as, whatever accounts there are', () => {
    const db = folderWith('newcomer@festival.example');
    markMode(db, 'production');
    expect(modeOf(db)).toBe('production');
  });

  it('is refused with the command that says how to go on', () => {
    const db = folderWith();
    markMode(db, 'demo');
    expect(() => requireMode(db, 'production', '/srv/data')).toThrow(
      /another DATA_DIR.*: DATA_DIR=\/srv\/data npm run admin -- leave-demo$/u,
    );
    markMode(db, 'production');
    expect(() => requireMode(db, 'demo', '/srv/data')).toThrow(/: DATA_DIR=\/srv\/data-demo npm start$/u);
  });
});
