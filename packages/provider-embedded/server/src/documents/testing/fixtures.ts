import { paths, storagePaths, timestampFromMillis } from '@lineup/domain';
import { serverTimestamp, type Write, type WriteData } from '@lineup/provider';
import { openDatabase, type Db } from '../../database/open.ts';
import type { RequestSession } from '../../session.ts';
import { createDocumentStore, type CommitListener } from '../store.ts';

/** 2026-06-01T12:00:00Z */
export const startOfTests = Date.UTC(2026, 5, 1, 12);

/** Ids that can be foreseen: every call answers another one. */
export function countingIds(): (length: number) => string {
  let count = 0;
  return (length) => String((count += 1)).padStart(length, '0');
}

/** A clock that only moves when it is told to. */
export function standingClock(start = startOfTests) {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** A document store on a database of its own, in memory unless one is given. */
export function testStore(options: { db?: Db; onCommit?: CommitListener } = {}) {
  const db = options.db ?? openDatabase(':memory:');
  const clock = standingClock();
  const { onCommit } = options;
  const store = createDocumentStore({
    db,
    now: clock.now,
    randomId: countingIds(),
    ...(onCommit === undefined ? {} : { onCommit }),
  });
  return { db, clock, store };
}

export const administrator: RequestSession = {
  level: 'full',
  userId: 'admin',
  sessionId: 'session-1',
  email: 'admin@festival.example',
};

const hour = 3_600_000;
const firstDay = Date.UTC(2026, 6, 3);

/** A festival over two days in July 2026, UTC. */
export function festivalData(change: WriteData = {}): WriteData {
  return {
    name: 'Saltmarsh Weekender',
    location: 'Old Harbour',
    timezone: 'UTC',
    startDate: timestampFromMillis(firstDay),
    endDate: timestampFromMillis(firstDay + 48 * hour - 1),
    dayStartsAt: '00:00',
    stages: ['Lantern', 'Dune'],
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...change,
  };
}

export function eventData(change: WriteData = {}): WriteData {
  return {
    artistName: 'The Paper Herons',
    stage: 'Lantern',
    date: timestampFromMillis(firstDay),
    timeStart: timestampFromMillis(firstDay + 20 * hour),
    timeEnd: timestampFromMillis(firstDay + 21 * hour),
    imageURL: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...change,
  };
}

export const uploadId = 'upload_1780000000000_abcdef123456';

export function uploadData(festivalId: string, change: WriteData = {}): WriteData {
  return {
    uploadId,
    festivalId,
    fileName: 'lineup.json',
    filePath: storagePaths.lineupFile(festivalId, uploadId, 'lineup.json'),
    fileURL: '/files/some',
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...change,
  };
}

export function draftData(change: WriteData = {}): WriteData {
  return {
    artistName: 'The Paper Herons',
    stage: 'Lantern',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    row: 1,
    hints: [],
    createdAt: serverTimestamp,
    ...change,
  };
}

export function createFestival(id = 'f1', change: WriteData = {}): Write {
  return { type: 'create', path: paths.festival(id), data: festivalData(change) };
}

export function createEvent(id: string, change: WriteData = {}, festivalId = 'f1'): Write {
  return { type: 'create', path: paths.event(festivalId, id), data: eventData(change) };
}

export function createUpload(change: WriteData = {}, festivalId = 'f1'): Write {
  return { type: 'create', path: paths.upload(festivalId, uploadId), data: uploadData(festivalId, change) };
}

export function createDraft(id: string, change: WriteData = {}, festivalId = 'f1'): Write {
  return { type: 'create', path: paths.draftEvent(festivalId, uploadId, id), data: draftData(change) };
}
