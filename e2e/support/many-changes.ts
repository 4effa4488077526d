import { join } from 'node:path';
import { paths, timestampFromMillis, type ChangeData } from '@lineup/domain';
import { openDatabase } from '@lineup/provider-embedded/server';

const hour = 3_600_000;

/**
 * Adds this many changes of a festival to the database of a stopped portal, one per quarter of an hour before `until`:
 * each moves one of a hundred acts back or forth.
 */
export function addChanges(dataDir: string, festivalId: string, count: number, until: number): void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.transaction(() => {
    const version = (db.get<{ latest: number }>('SELECT latest FROM commits')?.latest ?? 0) + 1;
    for (let number = 1; number <= count; number += 1) {
      const path = paths.change(festivalId, `past-${String(count - number).padStart(6, '0')}`);
      const data = JSON.stringify(moved(number, until - (number * hour) / 4));
      const collection = paths.changes(festivalId);
      db.run('INSERT INTO documents VALUES (?, ?, ?, ?)', path, collection, data, version);
    }
    db.run('UPDATE commits SET latest = ?', version);
  });
  db.close();
}

function moved(number: number, at: number): ChangeData {
  const id = `act${number % 100}`;
  const name = `Act ${number % 100}`;
  const [before, after] = number % 2 === 0 ? ['Pier', 'Dune'] : ['Dune', 'Pier'];
  return {
    kind: 'setsMoved',
    by: { id: 'former', email: 'former@festival.example' },
    at: timestampFromMillis(at),
    edits: [{ target: 'set', id, name, before: { stage: before }, after: { stage: after } }],
    parts: 0,
    created: 0,
    edited: 1,
    deleted: 0,
    touches: [
      'listed',
      `artist:act ${number % 100}`,
      `set:${id}`,
      'stage:Pier',
      'stage:Dune',
      'kind:setsMoved',
    ],
  };
}
