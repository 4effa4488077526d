import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@lineup/domain';
import type { Query } from '@lineup/provider';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open.ts';
import { artistWords, securePictures, sortKeys, wordsInOrder } from './schema.ts';
import { testStore } from './testing/fixtures.ts';

test('pictures by http are by https afterwards, and nothing else is touched', () => {
  const db = openDatabase(':memory:');
  const insert = (id: string, data: string) =>
    db.run('INSERT INTO documents VALUES (?, ?, ?, 1)', `festivals/f1/lineupEvents/${id}`, 'c', data);
  const quoted = JSON.stringify({ artistName: '"imageURL":"http://a.example"', imageURL: null });
  insert('a', JSON.stringify({ artistName: 'Tide http://a.example', imageURL: 'http://a.example/a.png' }));
  insert('b', quoted);
  insert('c', '{"imageURL":"http://a.example/c.png" broken');
  db.exec(securePictures.sql);
  expect(
    db.all<{ data: string }>('SELECT data FROM documents ORDER BY path').map(({ data }) => data),
  ).toEqual([
    JSON.stringify({ artistName: 'Tide http://a.example', imageURL: 'https://a.example/a.png' }),
    quoted,
    '{"imageURL":"https://a.example/c.png" broken',
  ]);
});

describe('sort keys', () => {
  /** A database as of the previous migration, with these documents. */
  const before = (documents: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'sort-keys-'));
    const file = join(folder, 'portal.db');
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const db = openDatabase(file, migrations.slice(0, sortKeys.version - 1));
    for (const [path, text] of Object.entries(documents)) {
      const collection = path.slice(0, path.lastIndexOf('/'));
      db.run('INSERT INTO documents VALUES (?, ?, ?, 7)', path, collection, text);
    }
    db.close();
    return file;
  };

  const event = (id: string) => paths.event('f1', id);
  const startingAt = (seconds: number) => JSON.stringify({ timeStart: { seconds, nanoseconds: 0 } });
  const schedule: Query = {
    collection: paths.events('f1'),
    orderBy: [{ field: 'timeStart', direction: 'ascending' }],
  };

  test('are made for what is there already, and every document is as it was', () => {
    const texts = { [event('a')]: startingAt(9), [event('b')]: startingAt(3), [event('c')]: '{"timeStart' };
    const db = openDatabase(before(texts));
    const { store } = testStore({ db });
    expect(store.query(schedule).map(({ id, version, damaged }) => [id, version, damaged])).toEqual([
      ['c', '7', true],
      ['b', '7', undefined],
      ['a', '7', undefined],
    ]);
    const rows = db.all<{ path: string; data: string }>('SELECT path, data FROM documents');
    expect(Object.fromEntries(rows.map(({ path, data }) => [path, data]))).toEqual(texts);
    db.close();
  });

  test('outlive a byte that changes on the disk: the document is named, and can be changed and removed', () => {
    const file = before({
      [event('a')]: startingAt(9),
      [event('b')]: startingAt(3),
      [event('c')]: startingAt(5),
    });
    const migrated = openDatabase(file);
    migrated.get('PRAGMA wal_checkpoint(TRUNCATE)');
    migrated.close();
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf(startingAt(3)); at !== -1; at = bytes.indexOf(startingAt(3), at + 1))
      bytes[at] = 0x7c;
    writeFileSync(file, bytes);
    const db = openDatabase(file);
    const { store } = testStore({ db });
    expect(store.query(schedule)).toMatchObject([{ id: 'b', damaged: true }, { id: 'c' }, { id: 'a' }]);
    store.commit([{ type: 'delete', path: event('b') }]);
    expect(store.query(schedule)).toMatchObject([{ id: 'c' }, { id: 'a' }]);
    expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    db.close();
  });
});

test('the words of a history that is there already are put in its order, those of a damaged change left out', () => {
  const db = openDatabase(':memory:', migrations.slice(0, wordsInOrder.version - 1));
  const at = (seconds: number) => ({ at: { seconds, nanoseconds: 0 } });
  const touches = ['listed', 'artist:moss', 7, 'listed'];
  const texts = {
    a: JSON.stringify({ touches, ...at(3) }),
    b: JSON.stringify({ touches, ...at(9) }),
    c: '{"touches":["listed"',
    d: JSON.stringify({ touches: 'listed', ...at(4) }),
    e: JSON.stringify({ touches: ['artist:moss'] }),
  };
  for (const [id, text] of Object.entries(texts)) {
    db.run('INSERT INTO documents VALUES (?, ?, ?, 1)', paths.change('f1', id), paths.changes('f1'), text);
  }
  db.exec(wordsInOrder.sql);
  const words = db.all<{ word: string; path: string }>(
    'SELECT word, path FROM document_words ORDER BY collection, word, key_at DESC, path',
  );
  const idsOf = (word: string) =>
    words.filter((row) => row.word === word).map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  expect(idsOf('artist:moss')).toEqual(['e', 'b', 'a']);
  expect(idsOf('listed')).toEqual(['b', 'a']);
  expect(words).toHaveLength(5);
});

test('artists, their sets and what was found before are found once the words of artists are there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artist-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'portal.db');
  const before = openDatabase(file, migrations.slice(0, artistWords.version - 1));
  const put = (path: string, data: object) =>
    before.run(
      'INSERT INTO documents (path, collection, data, version) VALUES (?, ?, ?, 1)',
      path,
      path.slice(0, path.lastIndexOf('/')),
      JSON.stringify(data),
    );
  const at = { seconds: 3, nanoseconds: 0 };
  put(paths.change('f1', 'c1'), { touches: ['listed'], at });
  put(paths.event('f1', 'e1'), { artistIds: ['moss'] });
  put(paths.artist('moss'), { keys: ['moss'] });
  before.close();
  const db = openDatabase(file);
  const { store } = testStore({ db });
  const find = (collection: string, field: string, word: string) =>
    store.query({ collection, containsAny: { field, values: [word] } }).map(({ id }) => id);
  expect(find(paths.changes('f1'), 'touches', 'listed')).toEqual(['c1']);
  expect(find(paths.allEvents, 'artistIds', 'moss')).toEqual(['e1']);
  expect(find(paths.artists, 'keys', 'moss')).toEqual(['moss']);
  db.close();
});
