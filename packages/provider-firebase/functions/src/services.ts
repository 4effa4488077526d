import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { ServerProvider } from '@lineup/provider/server';
import { createServerProvider } from '../../server/src/index.ts';

/** What the functions work on: the project in which they run. */
interface Services {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  readonly provider: ServerProvider;
}

let made: Services | null = null;

/** Opened by the first call and reused by those that follow; loading the functions opens nothing. */
export function services(): Services {
  made ??= open();
  return made;
}

function open(): Services {
  const app = getApps()[0] ?? initializeApp();
  const firestore = getFirestore(app);
  const bucket = getStorage(app).bucket();
  const provider = createServerProvider({ firestore, bucket, now: Date.now });
  return { auth: getAuth(app), firestore, bucket, provider };
}
