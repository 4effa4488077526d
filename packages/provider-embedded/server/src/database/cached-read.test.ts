import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type Db } from './open.ts';
import { cachedRead } from './cached-read.ts';

const steps = [{ version: 1, name: 'words', sql: 'CREATE TABLE words (id TEXT PRIMARY KEY, word TEXT)' }];
let folder = '';
let db: Db;
let other: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-remember-'));
  db = openDatabase(join(folder, 'test.sqlite'), steps);
  other = openDatabase(join(folder, 'test.sqlite'), steps);
});
afterEach(() => {
  db.close();
  other.close();
  rmSync(folder, { recursive: true });
});

/** A cached read, and how often it was run. */
function reader() {
  const read = vi.fn(
    (id: string) => db.get<{ word: string }>('SELECT word FROM words WHERE id = ?', id)?.word ?? null,
  );
  return { read, wordOf: cachedRead(db, read) };
}

const put = (on: Db, word: string) => on.run('REPLACE INTO words VALUES (?, ?)', 'a', word);

test('reads once while nobody writes, also that there is nothing', () => {
  const { read, wordOf } = reader();
  expect([wordOf('a'), wordOf('a'), wordOf('b')]).toEqual([null, null, null]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('sees what was written here, in a transaction and by another connection', () => {
  const { wordOf } = reader();
  put(db, 'first');
  expect(wordOf('a')).toBe('first');
  db.transaction(() => put(db, 'second'));
  expect(wordOf('a')).toBe('second');
  put(other, 'third');
  expect(wordOf('a')).toBe('third');
  db.exec("UPDATE words SET word = 'fourth'");
  expect(wordOf('a')).toBe('fourth');
});

test('forgets what was read in a transaction that was taken back', () => {
  const { wordOf } = reader();
  put(db, 'before');
  const work = () =>
    db.transaction(() => {
      put(db, 'never');
      expect(wordOf('a')).toBe('never');
      throw new Error('taken back');
    });
  expect(work).toThrow('taken back');
  expect(wordOf('a')).toBe('before');
});
