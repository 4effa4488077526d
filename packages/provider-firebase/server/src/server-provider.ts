import type { ServerProvider } from '@lineup/provider/server';
import type { Firestore } from 'firebase-admin/firestore';
import { createFirestoreDocuments } from './documents/firestore-documents.ts';
import { createBucketFiles, type Bucket } from './files/bucket-files.ts';

export interface ServerProviderDeps {
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The port of the callable functions on Firestore and Cloud Storage; the security rules do not apply to it. */
export function createServerProvider({ firestore, bucket, now }: ServerProviderDeps): ServerProvider {
  return { documents: createFirestoreDocuments(firestore, now), files: createBucketFiles(bucket) };
}
