import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Db } from '../database/open.ts';
import { openFileFolder } from './tidy.ts';

let folder: string;
let db: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-tidy-'));
  db = openDatabase(':memory:');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

test('a new database does not take the files of a lost one for litter', async () => {
  writeFileSync(join(folder, 'abc'), 'a picture');
  await expect(openFileFolder(folder, db)).rejects.toMatchObject({
    code: 'unavailable',
    message: `The database is new, but there are files of another one in ${folder}. Restore it, or move the files away.`,
  });
  expect(readdirSync(folder)).toEqual(['abc']);
});

test('what a killed first start has left half-written goes', async () => {
  writeFileSync(join(folder, 'abc.tmp'), 'half a pic');
  await openFileFolder(folder, db);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file without a record goes once anything was committed', async () => {
  db.run('UPDATE commits SET latest = 1');
  writeFileSync(join(folder, 'abc'), 'a picture');
  await openFileFolder(folder, db);
  expect(readdirSync(folder)).toEqual([]);
});
