import {
  isProviderError,
  ProviderError,
  providerErrorCodes,
  type FieldProblem,
  type ProviderErrorCode,
} from '@lineup/provider';
import { FunctionsError, type FunctionsErrorCodeCore } from 'firebase/functions';
import { authFailure } from '../auth/errors/auth-failure.ts';
import { isBrokenResponse, isTokenFailure, sdkCode } from './sdk-code.ts';

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

const meanings = new Map<string, ProviderErrorCode>(Object.entries(functionsErrors));

/** The port's failure for whatever a call of a function threw: what the function says, else what the SDK says. */
export function functionsFailure(error: unknown): ProviderError {
  if (isProviderError(error)) return error;
  if (isTokenFailure(error)) return authFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  if (isBrokenResponse(error) || isWithoutResponse(error)) {
    return new ProviderError('unavailable', message, { cause: error });
  }
  const failure = error instanceof FunctionsError ? parseDetails(error.details) : null;
  const code = failure?.code ?? meanings.get(sdkCode(error, 'functions') ?? '') ?? 'internal';
  return new ProviderError(code, message, { ...failure?.options, cause: error });
}

/** The SDK calls a missing connection `internal`, too; that there was no HTTP status only its words tell. */
function isWithoutResponse(error: unknown): boolean {
  return (
    error instanceof FunctionsError && error.code === 'functions/internal' && error.message.endsWith('[0]')
  );
}

/** What the function's own failure says, or null where the details are not its. */
function parseDetails(details: unknown) {
  if (!isRecord(details)) return null;
  const code = providerErrorCodes.find((each) => each === details['code']);
  if (code === undefined) return null;
  const { userMessage, retryAfterSeconds, fields } = details;
  return {
    code,
    options: {
      ...(typeof userMessage === 'string' && { userMessage }),
      ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
      ...(Array.isArray(fields) && { details: fields.filter(isFieldProblem) }),
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}
