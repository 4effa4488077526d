import type { ProviderErrorCode } from '@lineup/provider';
import type { StorageErrorCode } from 'firebase/storage';
import { failuresOf } from './sdk-code.ts';

/** What each failure of the file storage means for a caller of the port. */
export const storageErrors: Readonly<Record<`${StorageErrorCode}`, ProviderErrorCode>> = {
  unknown: 'internal',
  'object-not-found': 'not-found',
  // The configured bucket does not exist.
  'bucket-not-found': 'internal',
  'project-not-found': 'internal',
  'quota-exceeded': 'storage-full',
  unauthenticated: 'unauthenticated',
  unauthorized: 'permission-denied',
  // App Check failed.
  'unauthorized-app': 'permission-denied',
  'retry-limit-exceeded': 'unavailable',
  // The data was corrupted in transit: worth another try.
  'invalid-checksum': 'unavailable',
  'server-file-wrong-size': 'unavailable',
  'cannot-slice-blob': 'unavailable',
  canceled: 'cancelled',
  'invalid-url': 'invalid-argument',
  'invalid-argument': 'invalid-argument',
  'invalid-root-operation': 'invalid-argument',
  'no-download-url': 'not-found',
  // Programming errors.
  'invalid-event-name': 'internal',
  'invalid-argument-count': 'internal',
  'invalid-format': 'internal',
  'invalid-default-bucket': 'internal',
  'no-default-bucket': 'internal',
  'app-deleted': 'internal',
  'internal-error': 'internal',
  'unsupported-environment': 'internal',
};

/** Converts an error of the file storage to a ProviderError. */
export const storageFailure = failuresOf('storage', storageErrors);
