import { isRecord, parseFailure, type ProviderErrorCode } from '@lineup/provider';
import { FunctionsError, type FunctionsErrorCodeCore } from 'firebase/functions';
import { failuresOf } from './sdk-code.ts';

/** What each failure of a callable function means where the function itself does not say. */
export const functionsErrors: Readonly<Record<FunctionsErrorCodeCore, ProviderErrorCode>> = {
  // A response that says it is good and is none.
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

/** The port's failure for whatever a call of a function threw: what the function says, else what the SDK says. */
export const functionsFailure = failuresOf('functions', functionsErrors, (error) => {
  if (!(error instanceof FunctionsError)) return null;
  return isWithoutResponse(error) ? { code: 'unavailable' } : parseDetails(error.details);
});

/** The SDK calls a missing connection `internal`, too; that there was no HTTP status only its words tell. */
function isWithoutResponse({ code, message }: FunctionsError): boolean {
  return code === 'functions/internal' && message.endsWith('[0]');
}

/** What the function's own failure says, or null where the details are not its. */
function parseDetails(sent: unknown) {
  const { code, options } = parseFailure(isRecord(sent) ? { ...sent, details: sent['fields'] } : {});
  return code === undefined ? null : { code, options };
}
