import { paths } from '@lineup/domain';
import type { Write, WriteData } from '@lineup/provider';
import {
  draftData,
  eventData,
  festivalData,
  sampleUploadId as uploadId,
  uploadData,
} from '@lineup/provider/sample-documents';
import { openDatabase, type Db } from '../../database/open.ts';
import type { RequestSession } from '../../session.ts';
import { createDocumentStore, type Change, type CommitListener } from '../store.ts';

export { eventData, uploadId };

/** 2026-06-01T12:00:00Z */
export const startOfTests = Date.UTC(2026, 5, 1, 12);

/** Predictable ids: every call returns a different one. */
export function countingIds(): (length: number) => string {
  let count = 0;
  return (length) => String((count += 1)).padStart(length, '0');
}

/** A clock that only moves when a test moves it. */
export function frozenClock(start = startOfTests) {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** A document store on a separate database, in memory unless one is given. */
export function testStore(
  options: { db?: Db; onCommit?: CommitListener; onDamage?: (path: string) => void } = {},
) {
  const db = options.db ?? openDatabase(':memory:');
  const clock = frozenClock();
  const { onCommit, onDamage } = options;
  const store = createDocumentStore({
    db,
    now: clock.now,
    randomId: countingIds(),
    ...(onCommit !== undefined && {
      onCommit: (version: number, changes: readonly Change[]) => onCommit(version, changes),
    }),
    ...(onDamage === undefined ? {} : { onDamage }),
  });
  return { db, clock, store };
}

export const administrator: RequestSession = {
  level: 'full',
  userId: 'admin',
  sessionId: 'session-1',
  email: 'admin@festival.example',
};

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
