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

/** Implements the port of the callable functions on Firestore and Cloud Storage, bypassing the security rules. */
export function createServerProvider({ firestore, bucket, now }: ServerProviderDeps): ServerProvider {
  return { documents: createFirestoreDocuments(firestore, now), files: createBucketFiles(bucket) };
}
