import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import type { Peer } from '../frame/row.ts';
import { eventData } from '../support/lineup-data.ts';
import { load } from './load.ts';
import { median, timesOf } from './statistics.ts';

/**
 * How long a fixed amount of work currently takes on this machine, in milliseconds: goals for times are relative to it.
 */
export interface Calibration {
  /** For computations in a page. */
  readonly computing: Peer;
  /** The same as rows per second, for throughputs. */
  readonly rowsPerSecond: number;
  /** The same with a database and a server: for waiting times. */
  readonly all: Peer;
}

const runs = 9;
const rows = 5000;
const texts = Array.from({ length: rows }, (_, number) => JSON.stringify(eventData(number)));

/** `folder` is where it may create a database. */
export async function calibrate(folder: string): Promise<Calibration> {
  const computing = median(await timesOf(runs, compute));
  const storing = await store(join(folder, 'calibration.db'));
  const all = computing + storing + (await serve());
  return {
    computing: { name: 'calibration by computing', value: computing },
    rowsPerSecond: (rows / computing) * 1000,
    all: { name: 'calibration', value: all },
  };
}

/** Parses texts, sorts the results and writes them. */
function compute(): number {
  const events = texts.map((text) => JSON.parse(text) as { readonly artistName: string });
  return JSON.stringify(events.toSorted((a, b) => (a.artistName < b.artistName ? -1 : 1))).length;
}

/**
 * Writes the texts into a table with an index, in one transaction that is synced to the disk, and reads them in index
 * order.
 */
async function store(file: string): Promise<number> {
  const db = new Database(file);
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec('CREATE TABLE calibration (name TEXT, text TEXT); CREATE INDEX by_name ON calibration (name)');
    const insert = db.prepare("INSERT INTO calibration VALUES (?1 ->> 'artistName', ?1)");
    const times = await timesOf(runs, () => {
      db.exec('BEGIN; DELETE FROM calibration');
      for (const text of texts) insert.run(text);
      db.exec('COMMIT');
      db.prepare('SELECT text FROM calibration ORDER BY name').all();
    });
    return median(times);
  } finally {
    db.close();
  }
}

/** A thousand small requests to an otherwise idle server. */
async function serve(): Promise<number> {
  const server = createServer((_, response) => response.setHeader('content-length', 2).end('ok'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const next = () => ({ method: 'GET', path: '/' });
    const { perSecond } = await load({ port, connections: 8, seconds: 0.5, next });
    return 1_000_000 / perSecond;
  } finally {
    server.close();
  }
}
