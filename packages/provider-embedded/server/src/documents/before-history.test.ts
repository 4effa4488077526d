import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSchema, paths } from '@lineup/domain';
import type { Query, Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { openDatabase, type Db } from '../database/open.ts';
import { changeKeys } from './schema.ts';
import { testStore } from './testing/fixtures.ts';

/** A small portal written by the version before the history. */
const dump = readFileSync(new URL('testing/before-history.sql', import.meta.url), 'utf8');

function oldDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'before-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'portal.db');
  const db = openDatabase(file, []);
  db.exec(dump);
  db.close();
  return file;
}

function opened(file: string, steps = migrations): Db {
  const db = openDatabase(file, steps);
  onTestFinished(() => db.close());
  return db;
}

const schemaOf = (db: Db) =>
  db.all<{ sql: string }>('SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name');
const oldSteps = migrations.slice(0, changeKeys.version - 1);
const tables = ['documents', 'accounts', 'files', 'commits'];
/** The former columns of tables that now have more. */
const columnsOfThen: Readonly<Record<string, string>> = {
  documents: 'path, collection, data, version',
  accounts:
    'id, email, password_hash, disabled, phone, phone_name, other_factor, code_locked_until, created_at, updated_at',
};
const contentsOf = (db: Db) =>
  tables.map((table) => db.all(`SELECT ${columnsOfThen[table] ?? '*'} FROM ${table} ORDER BY 1`));
const history: Query = {
  collection: paths.changes('f1'),
  containsAny: { field: 'touches', values: ['listed'] },
  orderBy: [{ field: 'at', direction: 'descending' }],
  limit: 50,
};

describe('a database of before the history', () => {
  test('is what the steps until then still make', () => {
    expect(schemaOf(opened(oldDatabase(), oldSteps))).toEqual(schemaOf(opened(':memory:', oldSteps)));
  });

  test('holds everything afterwards, in the tables of a new one, and no past is invented', () => {
    const file = oldDatabase();
    const old = openDatabase(file, oldSteps);
    const before = contentsOf(old);
    old.close();
    const db = opened(file);
    expect(before.map((rows) => rows.length)).toEqual([7, 2, 3, 1]);
    expect(contentsOf(db)).toEqual(before);
    expect(schemaOf(db)).toEqual(schemaOf(opened(':memory:')));
    expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const { store } = testStore({ db });
    expect(store.query(history)).toEqual([]);
    expect(db.all('SELECT * FROM document_words')).toEqual([]);
    const schedule: Query = {
      collection: paths.events('f1'),
      orderBy: [{ field: 'timeStart', direction: 'ascending' }],
    };
    expect(store.query(schedule).map(({ id, version }) => [id, version])).toEqual([
      ['event-0', '2'],
      ['event-1', '2'],
    ]);
  });

  test('tells from then on what is done to it', () => {
    const { store } = testStore({ db: opened(oldDatabase()) });
    const by = { id: 'user-ada', email: 'ada@festival.example' };
    const path = paths.event('f1', 'event-0');
    const before = new Map([path, paths.festival('f1')].map((known) => [known, store.get(known)]));
    const writes: Write[] = [{ type: 'update', path, data: { stage: 'Dune' } }];
    store.commit(withRecords(writes, 'change-1', by, before), { name: 'change-1', by });
    const [entry, ...others] = store.query(history).map(({ data }) => changeSchema.parse(data));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'setsMoved', edits: [{ before: { stage: 'Lantern' } }] });
  });
});
