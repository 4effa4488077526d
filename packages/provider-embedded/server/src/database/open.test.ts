import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processingMessages } from '@lineup/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DamagedDatabaseError } from './errors.ts';
import { NewerDatabaseError } from './migrate.ts';
import { openDatabase, type Db, type SqlValue } from './open.ts';

const numbers = { version: 1, name: 'numbers', sql: 'CREATE TABLE numbers (n INTEGER PRIMARY KEY)' };
const names = { version: 2, name: 'names', sql: 'ALTER TABLE numbers ADD COLUMN name TEXT' };

let folder = '';
const opened: Db[] = [];
const open = (steps = [numbers], file = join(folder, 'test.sqlite')) => {
  const db = openDatabase(file, steps);
  opened.push(db);
  return db;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-database-'));
});
afterEach(() => {
  for (const db of opened.splice(0)) db.close();
  rmSync(folder, { recursive: true });
});

test('writes ahead and syncs fully, and checks foreign keys', () => {
  const db = open();
  expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  expect(db.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
});

describe('transactions', () => {
  test('keep all or nothing, and tell the first failure', () => {
    const db = open();
    const work = () => {
      db.run('INSERT INTO numbers VALUES (?)', 1);
      throw new Error('changed my mind');
    };
    expect(() => db.transaction(work)).toThrow('changed my mind');
    expect(db.all('SELECT * FROM numbers')).toEqual([]);
    db.transaction(() => db.run('INSERT INTO numbers VALUES (?)', 1));
    expect(db.all('SELECT * FROM numbers')).toEqual([{ n: 1 }]);
  });

  test('within another join it', () => {
    const db = open();
    expect(() =>
      db.transaction(() => {
        db.transaction(() => db.run('INSERT INTO numbers VALUES (?)', 1));
        throw new Error('after all');
      }),
    ).toThrow('after all');
    expect(db.all('SELECT * FROM numbers')).toEqual([]);
  });

  test('on a full disk fail with storage-full, keep nothing, and go on when there is room', () => {
    const db = open([{ version: 1, name: 'texts', sql: 'CREATE TABLE texts (text TEXT)' }]);
    const fill = () => {
      for (let i = 0; i < 100; i += 1) db.run('INSERT INTO texts VALUES (?)', 'x'.repeat(5000));
    };
    db.get('PRAGMA max_page_count = 20');
    expect(() => db.transaction(fill)).toThrow(expect.objectContaining({ code: 'storage-full' }));
    expect(db.all('SELECT * FROM texts')).toEqual([]);
    db.get('PRAGMA max_page_count = 100000');
    db.transaction(fill);
    expect(db.all('SELECT * FROM texts')).toHaveLength(100);
  });

  test('fail with unavailable while another process writes, and go on afterwards', () => {
    const db = open();
    const other = open();
    db.exec('PRAGMA busy_timeout = 1');
    const write = () => db.transaction(() => db.run('INSERT INTO numbers VALUES (?)', 1));
    other.transaction(() => {
      other.run('INSERT INTO numbers VALUES (?)', 2);
      expect(write).toThrow(expect.objectContaining({ code: 'unavailable' }));
    });
    write();
    expect(db.all('SELECT * FROM numbers')).toHaveLength(2);
  });
});

test('a single write that finds the database held spoils no later one', () => {
  const db = open();
  const other = open();
  db.exec('PRAGMA busy_timeout = 1');
  const write = (n: number) => db.run('INSERT INTO numbers VALUES (?)', n);
  other.transaction(() => {
    expect(() => write(1)).toThrow(expect.objectContaining({ code: 'unavailable' }));
  });
  db.transaction(() => db.run('INSERT INTO numbers VALUES (2) '));
  write(3);
  expect(db.all('SELECT * FROM numbers')).toEqual([{ n: 2 }, { n: 3 }]);
});

describe('a database whose file is no longer where it was opened', () => {
  const gone: unknown = expect.objectContaining({
    code: 'unavailable',
    userMessage: processingMessages.storageGone,
  });
  const count = (db: Db) => db.all('SELECT * FROM numbers').length;

  test('takes no write, can still be read, and takes writes again once the folder is back', () => {
    const db = open();
    db.run('INSERT INTO numbers VALUES (1)');
    renameSync(folder, `${folder}-away`);
    expect(() => db.requireInPlace()).toThrow(gone);
    expect(() => db.run('INSERT INTO numbers VALUES (2)')).toThrow(gone);
    expect(() => db.transaction(() => db.run('INSERT INTO numbers VALUES (3)'))).toThrow(gone);
    expect(count(db)).toBe(1);
    renameSync(`${folder}-away`, folder);
    db.requireInPlace();
    db.run('INSERT INTO numbers VALUES (4)');
    expect(count(db)).toBe(2);
  });

  test.each(['test.sqlite', 'test.sqlite-wal'])('takes no write where only %s was removed', (name) => {
    const db = open();
    db.run('INSERT INTO numbers VALUES (1)');
    rmSync(join(folder, name));
    expect(() => db.run('INSERT INTO numbers VALUES (2)')).toThrow(gone);
    expect(count(db)).toBe(1);
  });

  test('takes no write for another file of the same name', () => {
    const db = open();
    db.run('INSERT INTO numbers VALUES (1)');
    copyFileSync(join(folder, 'test.sqlite'), join(folder, 'copy'));
    renameSync(join(folder, 'copy'), join(folder, 'test.sqlite'));
    expect(() => db.run('INSERT INTO numbers VALUES (2)')).toThrow(gone);
  });

  test('acknowledges nothing that went into it at the last moment', () => {
    const db = open();
    const work = () => {
      db.run('INSERT INTO numbers VALUES (1)');
      rmSync(folder, { recursive: true });
    };
    expect(() => db.transaction(work)).toThrow(gone);
    mkdirSync(folder);
  });
});

test('its files are the owner’s alone', () => {
  open().run('INSERT INTO numbers VALUES (1)');
  const modes = ['', '-wal', '-shm'].map((end) => statSync(join(folder, `test.sqlite${end}`)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test('a folder that is not there is unavailable', () => {
  expect(() => openDatabase(join(folder, 'nowhere', 'test.sqlite'))).toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  );
});

test.each([[true], [undefined], [{}]])(
  'a value that would end the process is refused before: %j',
  (value) => {
    const db = open();
    expect(() => db.run('INSERT INTO numbers VALUES (?)', value as unknown as SqlValue)).toThrow(TypeError);
  },
);

test('closed within a transaction, it lets go of what it read', () => {
  const db = open();
  const reader = openDatabase(join(folder, 'test.sqlite'), [numbers]);
  reader.exec('BEGIN');
  reader.all('SELECT n FROM numbers');
  reader.close();
  db.run('INSERT INTO numbers VALUES (1)');
  expect(db.get('PRAGMA wal_checkpoint(TRUNCATE)')).toMatchObject({ busy: 0 });
});

describe('a damaged file is told and left as it is:', () => {
  const file = () => join(folder, 'test.sqlite');
  beforeEach(() => {
    const db = openDatabase(file(), [numbers, names]);
    for (let n = 0; n < 200; n += 1) db.run('INSERT INTO numbers VALUES (?, ?)', n, 'x'.repeat(500));
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['another kind of file', () => Buffer.from('Not a database at all.\n'.repeat(100))],
    ['a broken head', (bytes) => bytes.fill(0, 0, 100)],
    ['a page of nonsense', (bytes) => bytes.fill(0x41, 4096 * 4, 4096 * 5)],
    ['a missing end', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ])('%s', (_what, damage) => {
    const bytes = damage(readFileSync(file()));
    writeFileSync(file(), bytes);
    expect(() => openDatabase(file(), [numbers, names])).toThrow(DamagedDatabaseError);
    expect(() => openDatabase(file(), [numbers, names])).toThrow(
      /test\.sqlite is damaged and was left as it is/u,
    );
    expect(readFileSync(file()).equals(bytes)).toBe(true);
  });
});

describe('migrations', () => {
  test('are carried out once, in order', () => {
    open([numbers]).run('INSERT INTO numbers VALUES (7)');
    const db = open([numbers, names]);
    expect(db.all('SELECT * FROM numbers')).toEqual([{ n: 7, name: null }]);
    expect(open([numbers, names]).all('SELECT * FROM numbers')).toHaveLength(1);
  });

  test('that fail leave the version before', () => {
    open([numbers]);
    const broken = { version: 2, name: 'broken', sql: 'CREATE TABLE other (a TEXT); CREATE NONSENSE' };
    expect(() => openDatabase(join(folder, 'test.sqlite'), [numbers, broken])).toThrow('NONSENSE');
    const db = open([numbers]);
    expect(db.get('PRAGMA user_version')).toEqual({ user_version: 1 });
    expect(db.all("SELECT name FROM sqlite_master WHERE name = 'other'")).toEqual([]);
  });

  test('refuse a database of a newer program in one line', () => {
    open([numbers, names]);
    expect(() => openDatabase(join(folder, 'test.sqlite'), [numbers])).toThrow(NewerDatabaseError);
    expect(() => openDatabase(join(folder, 'test.sqlite'), [numbers])).toThrow(
      'The database is of version 2, newer than this program (1). Start the newer program.',
    );
  });

  test('of the server rise by one', async () => {
    const { migrations } = await import('./migrations.ts');
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
    expect(open([...migrations]).get('PRAGMA user_version')).toEqual({ user_version: migrations.length });
  });
});
