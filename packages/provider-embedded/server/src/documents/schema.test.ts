import { expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { securePictures } from './schema.ts';

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
