import { randomUUID } from 'node:crypto';
import { firebaseAdminProvider } from '@lineup/provider-firebase/administration';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeEach } from 'vitest';
import { requestAsOwner } from '../../../provider-firebase/testing/emulator-hosts.ts';
import { runningEmulators } from '../../../provider-firebase/testing/emulators.ts';

/** The emulators as the command line finds them, by its environment, with direct access for the test. */
export function firebaseWorld() {
  const { projectId, hosts, config } = runningEmulators();
  const bucket = config.firebase.storageBucket;
  process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.auth;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hosts.storage;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId, storageBucket: bucket }, randomUUID());
  const world = {
    env: { PROVIDER: 'firebase', FIREBASE_PROJECT: projectId, FIREBASE_BUCKET: bucket },
    adminProvider: firebaseAdminProvider({ project: projectId, bucket }),
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
  };
  beforeEach(() => empty(projectId, hosts));
  afterAll(() => deleteApp(app));
  return world;
}

async function empty(projectId: string, hosts: Readonly<Record<string, string>>): Promise<void> {
  const { firestore = '', auth = '', storage = '' } = hosts;
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await requestAsOwner(`http://${firestore}/${documents}`, { method: 'DELETE' });
  await requestAsOwner(`http://${auth}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' });
  const reset = await fetch(`http://${storage}/internal/reset`, { method: 'POST' });
  await reset.arrayBuffer();
}
