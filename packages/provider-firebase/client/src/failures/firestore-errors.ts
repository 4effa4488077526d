import { isProviderError, ProviderError, type ProviderErrorCode } from '@lineup/provider';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { authFailure } from '../auth/errors/auth-failure.ts';
import { isBrokenResponse, isTokenFailure, sdkCode } from './sdk-code.ts';

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

const meanings = new Map<string, ProviderErrorCode>(Object.entries(firestoreErrors));

/** The port's failure for whatever a call of Firestore threw. */
export function firestoreFailure(error: unknown): ProviderError {
  if (isProviderError(error)) return error;
  if (isTokenFailure(error)) return authFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  const code = sdkCode(error, 'firestore');
  if (isTooLarge(message)) return new ProviderError('payload-too-large', message, { cause: error });
  if (code === null && isBrokenResponse(error))
    return new ProviderError('unavailable', message, { cause: error });
  return new ProviderError(meanings.get(code ?? '') ?? 'internal', message, { cause: error });
}

/** A commit of more than the 10 MiB that Firestore takes is recognisable by its words alone. */
function isTooLarge(message: string): boolean {
  return /transaction too big|exceeds the (?:maximum|limit)|larger than max|payload size/iu.test(message);
}
