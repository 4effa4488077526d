import { randomUUID } from 'node:crypto';
import { AdministrationError } from '@lineup/provider/administration';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Bucket } from '../files/bucket-files.ts';

/** A Firebase project's id and the bucket of its files. */
export interface ProjectName {
  readonly project: string;
  readonly bucket: string;
}

/** A project opened for an operator, bypassing the security rules. */
export interface Project {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  readonly close: () => Promise<void>;
}

const emulatorVariables = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * Opens the project with the environment's credentials, or on the emulators that the environment names. Throws
 * AdministrationError if it names only some of them (the rest would affect the real project), and if there are no
 * credentials.
 */
export async function openProject({ project, bucket }: ProjectName): Promise<Project> {
  const emulated = emulatorVariables.filter((name) => (process.env[name] ?? '') !== '');
  if (emulated.length > 0 && emulated.length < emulatorVariables.length) {
    throw new AdministrationError(`Set all of ${emulatorVariables.join(', ')}, or none.`);
  }
  // Emulators need no credentials, so do not search the network for them.
  if (emulated.length > 0) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  else await requireCredentials();
  const app = initializeApp({ projectId: project, storageBucket: bucket }, `administration-${randomUUID()}`);
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
}

/** Otherwise each service would fail with another message and after another time. */
async function requireCredentials(): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    throw new AdministrationError(
      'There are no credentials that work. GOOGLE_APPLICATION_CREDENTIALS names the file of a service account.',
      { cause },
    );
  }
}
