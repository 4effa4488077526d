import { isRecord, parseFailure, type ProviderErrorCode } from '@lineup/provider';
import { FunctionsError, type FunctionsErrorCodeCore } from 'firebase/functions';
import { failuresOf } from './sdk-code.ts';

/** What each failure of a callable function means unless the function reports details. */
export const functionsErrors: Readonly<Record<FunctionsErrorCodeCore, ProviderErrorCode>> = {
  // A success code without a valid response.
  ok: 'internal',
  cancelled: 'unavailable',
  unknown: 'internal',
  'invalid-argument': 'invalid-argument',
  'deadline-exceeded': 'deadline-exceeded',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'permission-denied': 'permission-denied',
  'resource-exhausted': 'too-many-requests',
  'failed-precondition': 'failed-precondition',
  aborted: 'conflict',
  'out-of-range': 'invalid-argument',
  unimplemented: 'internal',
  internal: 'internal',
  unavailable: 'unavailable',
  'data-loss': 'internal',
  unauthenticated: 'unauthenticated',
};

/** Converts an error of a function call to a ProviderError: from the function's details, else from the SDK's code. */
export const functionsFailure = failuresOf('functions', functionsErrors, (error) => {
  if (!(error instanceof FunctionsError)) return null;
  return isWithoutResponse(error) ? { code: 'unavailable' } : parseDetails(error.details);
});

/** The SDK uses `internal` for a missing connection, too; only its message reveals that there was no HTTP status. */
function isWithoutResponse({ code, message }: FunctionsError): boolean {
  return code === 'functions/internal' && message.endsWith('[0]');
}

/** Parses the function's own details, or returns null if they are not. */
function parseDetails(sent: unknown) {
  const { code, options } = parseFailure(isRecord(sent) ? { ...sent, details: sent['fields'] } : {});
  return code === undefined ? null : { code, options };
}
