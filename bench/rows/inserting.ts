import { join } from 'node:path';
import Database from 'libsql';
import { paths, type ChangeAuthor } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { openDatabase } from '@lineup/provider-embedded/server';
import type { Row, RowContext } from '../frame/row.ts';
import { load } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';
import { eventData, eventId, festivalId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** One request that creates 1,000 events, compared with the bare driver inserting the same rows. */
export const inserting: Row = {
  name: 'inserting',
  title: '1,000 events inserted in one request',
  run: (context) =>
    withPortal(context, { seed: (db) => addFestivals(db, [0], 0) }, (portal) => measure(portal, context)),
};

const count = 1000;

async function measure({ server, client }: BenchPortal, { folder, quick }: RowContext) {
  const bare = openBare(join(folder, 'bare.db'));
  const headers = { cookie: client.cookie(), origin: server.address, 'content-type': 'application/json' };
  const session: unknown = await (await fetch(`${server.address}/api/auth/session`, { headers })).json();
  const { user } = session as { user: ChangeAuthor };
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < (quick ? 5 : 30); round += 1) {
    const bareTime = bare.insert(round);
    const next = () => ({
      method: 'POST',
      path: '/api/documents/commit',
      headers,
      body: commitBody(round, user),
    });
    const { times, statuses } = await load({ port: server.port, connections: 1, seconds: 0, next });
    if (statuses[200] !== 1) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
    const [time = 0] = times;
    ours.push(time);
    theirs.push(bareTime);
    ratios.push(bareTime / time);
  }
  bare.close();
  return {
    figures: [
      {
        label: 'rows per second of the request',
        value: (count / median(ours)) * 1000,
        unit: 'rows/s',
        peers: [{ name: 'bare driver', value: (count / median(theirs)) * 1000 }],
      },
      {
        label: 'rows per second to those of the bare driver',
        value: median(ratios),
        unit: 'of 1',
        goal: { value: 0.5, direction: 'at least' as const },
      },
    ],
    notes: [
      'The bare driver writes the same texts into a table with the same indexes, one prepared statement for each row, one ' +
        'transaction, synced to the disk; the request is judged, written, answered and told to open portals besides.',
      'Tried: statements that write fifty rows each, one that reads all that may be there, timestamps that are judged by hand ' +
        '(an event takes a third of the time), an answer that is not built key by key; a young generation of 8 or 16 MB instead ' +
        'of 4 made no difference. A profile of 200 such requests shows for each, in milliseconds: rows and commit in the database ' +
        '4.4 of the 15 in all, which is nearly what the bare driver takes; the collecting of memory 3.3; JSON read and written ' +
        '2.4; the schemas of its thousand events 2.5. Half of the bare driver would be 9: what the database and JSON need leaves ' +
        '2 of them for HTTP, the session, the access table, the schemas and the collecting of memory together.',
    ],
  };
}

/** Ids that sort by time, like those of both providers. */
function pathOf(round: number, index: number): string {
  return paths.event(festivalId(0), eventId(round * count + index));
}

function commitBody(round: number, by: ChangeAuthor): string {
  const writes = Array.from({ length: count }, (_, index): Write => ({
    type: 'create',
    path: pathOf(round, index),
    data: { ...eventData(index), createdAt: serverTimestamp, updatedAt: serverTimestamp },
  }));
  const writeId = `bench-insert-${round}`;
  return JSON.stringify({ writeId, writes: withRecords(writes, writeId, by) });
}

/** The driver alone, on the tables of the portal. */
function openBare(file: string) {
  openDatabase(file).close();
  const db = new Database(file);
  db.exec('PRAGMA synchronous = FULL');
  const statement = db.prepare('INSERT INTO documents VALUES (?, ?, ?, ?)');
  const collection = paths.events(festivalId(0));
  return {
    /** Inserts the rows of this round and returns the milliseconds. */
    insert: (round: number): number => {
      const rows = Array.from({ length: count }, (_, index) => [
        pathOf(round, index),
        collection,
        JSON.stringify(eventData(index)),
        round,
      ]);
      const started = performance.now();
      db.exec('BEGIN IMMEDIATE');
      for (const row of rows) statement.run(row);
      db.exec('COMMIT');
      return performance.now() - started;
    },
    close: () => db.close(),
  };
}
