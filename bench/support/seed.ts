import { join } from 'node:path';
import { paths, recordOf, timestampFromMillis, touchesOf, withoutStamps } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { openDatabase, type Db } from '@lineup/provider-embedded/server';
import {
  artistData,
  artistName,
  draftData,
  eventData,
  eventId,
  festivalData,
  festivalId,
  stageOf,
  stages,
  uploadData,
  uploadId,
} from './lineup-data.ts';

/** Opens the database of a data folder whose server is not running. */
export function openData(dataDir: string): Db {
  return openDatabase(join(dataDir, 'portal.db'));
}

/** Adds festivals with this many events each to the database, bypassing the server, which does the same more slowly. */
export function addFestivals(
  db: Db,
  numbers: readonly number[],
  eventsEach: number,
  stagesOfEach: readonly string[] = stages,
): void {
  inOneCommit(db, (version) => {
    for (const number of numbers) {
      const id = festivalId(number);
      const festival = festivalData(`Festival ${number}`, stagesOfEach);
      insert(db, paths.festivals, paths.festival(id), festival, version);
      if (number === numbers[0])
        addEvents(db, { festival: number, count: eventsEach, stagesOfEach }, version);
      else copyAll(db, paths.events, [numbers[0] ?? 0, number], version);
    }
  });
}

interface Added {
  readonly festival: number;
  readonly count: number;
  readonly stagesOfEach: readonly string[];
}

function addEvents(db: Db, { festival, count, stagesOfEach }: Added, version: number): void {
  const events = paths.events(festivalId(festival));
  for (let event = 0; event < count; event += 1) {
    insert(db, events, `${events}/${eventId(event)}`, eventData(event, stagesOfEach), version);
  }
}

/**
 * Copies a collection's documents from one festival to another; the database copies a million in a tenth of the time.
 */
function copyAll(
  db: Db,
  collectionOf: (festivalId: string) => string,
  [from, to]: readonly [number, number],
  version: number,
): void {
  const [source, target] = [collectionOf(festivalId(from)), collectionOf(festivalId(to))];
  db.run(
    `INSERT INTO documents SELECT ? || substr(path, ?), ?, data, ? FROM documents WHERE collection = ?`,
    target,
    source.length + 1,
    target,
    version,
    source,
  );
}

/** Copies the history of one festival to others that have the same sets. */
export function copyChanges(db: Db, from: number, festivals: readonly number[]): void {
  inOneCommit(db, (version) => {
    for (const festival of festivals) copyAll(db, paths.changes, [from, festival], version);
  });
}

/** Adds this many artists to the database. */
export function addArtists(db: Db, count: number): void {
  inOneCommit(db, (version) => {
    for (let number = 0; number < count; number += 1) {
      const path = paths.artist(`artist${String(number).padStart(9, '0')}`);
      insert(db, paths.artists, path, artistData(number), version);
    }
  });
}

interface AddedUpload {
  readonly dataOf?: typeof draftData;
  /** The number of the festival by default. */
  readonly number?: number;
}

/** Adds a parsed lineup that waits for its review to the database, for the festival of this number. */
export function addUpload(
  db: Db,
  festival: number,
  drafts: number,
  { dataOf = draftData, number = festival }: AddedUpload = {},
): void {
  inOneCommit(db, (version) => {
    const id = festivalId(festival);
    const upload = uploadId(number);
    insert(db, paths.uploads(id), paths.upload(id, upload), uploadData(festival, number), version);
    const collection = paths.draftEvents(id, upload);
    for (let draft = 0; draft < drafts; draft += 1) {
      insert(db, collection, `${collection}/${eventId(draft)}`, dataOf(draft), version);
    }
  });
}

function inOneCommit(db: Db, write: (version: number) => void): void {
  db.transaction(() => {
    const version = (db.get<{ latest: number }>('SELECT latest FROM commits')?.latest ?? 0) + 1;
    write(version);
    db.run('UPDATE commits SET latest = ?', version);
  });
}

function insert(db: Db, collection: string, path: string, data: DocumentData, version: number): void {
  db.run('INSERT INTO documents VALUES (?, ?, ?, ?)', path, collection, JSON.stringify(data), version);
}

/**
 * Adds this many changes to a festival's history in the database: one set after the other moves to another stage and
 * back. The sets are the first `events` ones, or as many from the number that `firstOf` returns for a change.
 */
export function addChanges(
  db: Db,
  festival: number,
  count: number,
  events: number,
  firstOf: (change: number) => number = () => 0,
): void {
  const id = festivalId(festival);
  const by = { id: 'bench-person', email: 'robin@festival.example' };
  inOneCommit(db, (version) => {
    for (let number = 0; number < count; number += 1) {
      const event = (number % events) + firstOf(number);
      const isAway = Math.floor(number / events) % 2 === 1;
      const places = [{ stage: stageOf(event) }, { stage: stageOf(event + 1) }] as const;
      const [before, after] = isAway ? [places[1], places[0]] : places;
      const edits = [{ target: 'set', id: eventId(event), name: artistName(event), before, after }] as const;
      const known = () => withoutStamps(eventData(event));
      const work = { kind: 'setsMoved', by, edits, isFurther: false, known, timezone: 'UTC' } as const;
      const { fields } = recordOf({ kind: 'setsMoved', by, edits, touches: touchesOf(work) });
      const data: DocumentData = { ...fields, at: timestampFromMillis(firstChange + number * 60_000) };
      const collection = paths.changes(id);
      insert(db, collection, `${collection}/change${String(number).padStart(9, '0')}`, data, version);
    }
  });
}

const firstChange = Date.UTC(2026, 5, 2);
