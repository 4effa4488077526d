import type { ProviderErrorCode } from '@lineup/provider';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { failuresOf } from './sdk-code.ts';

/** What each failure of Firestore means for a caller of the port. */
export const firestoreErrors: Readonly<Record<FirestoreErrorCode, ProviderErrorCode>> = {
  // Nothing here cancels a request: the connection ended.
  cancelled: 'unavailable',
  // The SDK's codes for a request without connection, and for failures of the service.
  unknown: 'unavailable',
  'invalid-argument': 'invalid-argument',
  'deadline-exceeded': 'unavailable',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'permission-denied': 'permission-denied',
  'resource-exhausted': 'too-many-requests',
  // A request that the service does not support, such as a query without its index.
  'failed-precondition': 'internal',
  // Concurrent writes won repeatedly.
  aborted: 'conflict',
  'out-of-range': 'invalid-argument',
  unimplemented: 'internal',
  internal: 'internal',
  unavailable: 'unavailable',
  'data-loss': 'internal',
  unauthenticated: 'unauthenticated',
};

/** Converts an error of Firestore to a ProviderError. */
export const firestoreFailure = failuresOf('firestore', firestoreErrors, (_, message) =>
  isTooLarge(message) ? { code: 'payload-too-large' } : null,
);

/** A commit of more than Firestore's 10 MiB can only be recognised by its message. */
function isTooLarge(message: string): boolean {
  return /transaction too big|exceeds the (?:maximum|limit)|larger than max|payload size/iu.test(message);
}
