import { paths, timestampFromMillis } from '@lineup/domain';
import type { Write, WriteData } from '@lineup/provider';
import { serverTimestamp } from '@lineup/provider';
import { changeData } from '@lineup/provider/sample-documents';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { runningEmulators } from '../../../testing/emulators.ts';
import { requestAsOwner } from '../../../testing/emulator-hosts.ts';
import { deleteAll } from '../files/bucket-files.ts';
import { createServerProvider } from '../server-provider.ts';

let count = 0;

interface WorldSettings {
  /** The clock for writes. */
  readonly now?: () => number;
  /** Defaults to the project's own bucket, which is the only one that the deployed functions watch. */
  readonly bucketName?: string;
}

/** The server's provider on the running emulators, which are emptied first. */
export async function emulatorWorld({ now = Date.now, bucketName }: WorldSettings = {}) {
  const emulators = runningEmulators();
  const { projectId, hosts, config } = emulators;
  // The server library only finds the emulators by these variables.
  process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.auth;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hosts.storage;
  // Disables the search for a Google machine with credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  await requestAsOwner(
    `http://${hosts.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  await requestAsOwner(`http://${hosts.auth}/emulator/v1/projects/${projectId}/accounts`, {
    method: 'DELETE',
  });
  count += 1;
  const app: App = initializeApp(
    { projectId, storageBucket: config.firebase.storageBucket },
    `world-${count}-${Date.now()}`,
  );
  const firestore = getFirestore(app);
  const bucket = getStorage(app).bucket(bucketName);
  await deleteAll(bucket);
  const provider = createServerProvider({ firestore, bucket, now });
  return {
    emulators,
    auth: getAuth(app),
    firestore,
    bucket,
    provider,
    documents: provider.documents,
    close: () => deleteApp(app),
  };
}

export type EmulatorWorld = Awaited<ReturnType<typeof emulatorWorld>>;

/** 2026-07-03T18:00:00Z, within the festival below. */
const opening = timestampFromMillis(Date.UTC(2026, 6, 3, 18));

export function createFestival(festivalId = 'f1', fields: WriteData = {}): Write {
  const data = {
    name: 'Saltmarsh Weekender',
    location: 'Old Harbour',
    timezone: 'UTC',
    startDate: timestampFromMillis(Date.UTC(2026, 6, 3)),
    endDate: timestampFromMillis(Date.UTC(2026, 6, 6) - 1),
    dayStartsAt: '00:00',
    stages: ['Lantern', 'Dune'],
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...fields,
  };
  return { type: 'create', path: paths.festival(festivalId), data };
}

export function createEvent(eventId: string, fields: WriteData = {}, festivalId = 'f1'): Write {
  const data = {
    artistName: 'The Paper Herons',
    stage: 'Lantern',
    date: timestampFromMillis(Date.UTC(2026, 6, 3)),
    timeStart: opening,
    timeEnd: opening,
    created_at: serverTimestamp,
    ...fields,
  };
  return { type: 'create', path: paths.event(festivalId, eventId), data };
}

export const uploadId = 'upload_1780000000000_abcdef123456';
export const uploadPath = paths.upload('f1', uploadId);

export function createUpload(fields: WriteData = {}): Write {
  const data = {
    uploadId,
    festivalId: 'f1',
    fileName: 'lineup.json',
    filePath: `festivalFiles/f1/lineup_uploads/${uploadId}/lineup.json`,
    fileURL: '/files/x',
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...fields,
  };
  return { type: 'create', path: uploadPath, data };
}

export function createChange(changeId: string, fields: WriteData = {}): Write {
  return { type: 'create', path: paths.change('f1', changeId), data: changeData(fields) };
}

/** The first part of a change, with the same content as the change itself. */
export function createChangePart(changeId: string, fields: WriteData = {}): Write {
  const { edits } = changeData();
  return { type: 'create', path: paths.changePart('f1', changeId, '0000'), data: { edits, ...fields } };
}
