import type { ProviderErrorCode } from '@lineup/provider';
import type { StorageErrorCode } from 'firebase/storage';
import { failuresOf } from './sdk-code.ts';

/** What each failure of the file storage means for a caller of the port. */
export const storageErrors: Readonly<Record<`${StorageErrorCode}`, ProviderErrorCode>> = {
  unknown: 'internal',
  'object-not-found': 'not-found',
  // The configuration names a place that is not there.
  'bucket-not-found': 'internal',
  'project-not-found': 'internal',
  'quota-exceeded': 'storage-full',
  unauthenticated: 'unauthenticated',
  unauthorized: 'permission-denied',
  // The app could not prove itself (App Check).
  'unauthorized-app': 'permission-denied',
  'retry-limit-exceeded': 'unavailable',
  // What arrived is not what was sent: worth another try.
  'invalid-checksum': 'unavailable',
  'server-file-wrong-size': 'unavailable',
  'cannot-slice-blob': 'unavailable',
  canceled: 'cancelled',
  'invalid-url': 'invalid-argument',
  'invalid-argument': 'invalid-argument',
  'invalid-root-operation': 'invalid-argument',
  'no-download-url': 'not-found',
  // Mistakes in the use of the SDK.
  'invalid-event-name': 'internal',
  'invalid-argument-count': 'internal',
  'invalid-format': 'internal',
  'invalid-default-bucket': 'internal',
  'no-default-bucket': 'internal',
  'app-deleted': 'internal',
  'internal-error': 'internal',
  'unsupported-environment': 'internal',
};

/** The port's failure for whatever a call of the file storage threw. */
export const storageFailure = failuresOf('storage', storageErrors);
