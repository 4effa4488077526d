import type { ProviderErrorCode } from '@lineup/provider';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { failuresOf } from './sdk-code.ts';

/** What each failure of Firestore means for a caller of the port. */
export const firestoreErrors: Readonly<Record<FirestoreErrorCode, ProviderErrorCode>> = {
  // Nothing here cancels a request: it was the connection's end.
  cancelled: 'unavailable',
  // What the SDK says of a request that found no connection, and of the service's own failures.
  unknown: 'unavailable',
  'invalid-argument': 'invalid-argument',
  'deadline-exceeded': 'unavailable',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'permission-denied': 'permission-denied',
  'resource-exhausted': 'too-many-requests',
  // A request that the service does not understand, such as a query without its index.
  'failed-precondition': 'internal',
  // Others were faster, again and again.
  aborted: 'conflict',
  'out-of-range': 'invalid-argument',
  unimplemented: 'internal',
  internal: 'internal',
  unavailable: 'unavailable',
  'data-loss': 'internal',
  unauthenticated: 'unauthenticated',
};

/** The port's failure for whatever a call of Firestore threw. */
export const firestoreFailure = failuresOf('firestore', firestoreErrors, (_, message) =>
  isTooLarge(message) ? { code: 'payload-too-large' } : null,
);

/** A commit of more than the 10 MiB that Firestore takes is recognisable by its words alone. */
function isTooLarge(message: string): boolean {
  return /transaction too big|exceeds the (?:maximum|limit)|larger than max|payload size/iu.test(message);
}
