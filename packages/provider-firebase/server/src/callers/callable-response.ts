import { isProviderError, ProviderError, type FieldProblem, type ProviderErrorCode } from '@lineup/provider';

/** The details of a callable function's failure besides the provider's code; the internal message stays in the logs. */
export interface FailureDetails {
  readonly code: ProviderErrorCode;
  readonly userMessage: string | null;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | null;
}

/** Returns the failure to send for a thrown error; unexpected errors are just `internal`. */
export function failureDetails(error: unknown): FailureDetails {
  const known = isProviderError(error) ? error : new ProviderError('internal');
  return {
    code: known.code,
    userMessage: known.userMessage,
    fields: known.details,
    retryAfterSeconds: known.retryAfterSeconds,
  };
}

/** The status codes of the callable protocol, which are those of gRPC. */
export type CallableStatus =
  | 'cancelled'
  | 'invalid-argument'
  | 'deadline-exceeded'
  | 'not-found'
  | 'already-exists'
  | 'permission-denied'
  | 'resource-exhausted'
  | 'failed-precondition'
  | 'aborted'
  | 'internal'
  | 'unavailable'
  | 'unauthenticated';

export const callableStatusOf: Readonly<Record<ProviderErrorCode, CallableStatus>> = {
  unauthenticated: 'unauthenticated',
  'invalid-credentials': 'unauthenticated',
  'user-not-found': 'unauthenticated',
  'wrong-password': 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-an-administrator': 'permission-denied',
  'unsupported-second-factor': 'permission-denied',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  conflict: 'aborted',
  'failed-precondition': 'failed-precondition',
  'no-pending-sign-in': 'failed-precondition',
  'no-pending-verification': 'failed-precondition',
  'requires-recent-login': 'failed-precondition',
  'phone-already-enrolled': 'failed-precondition',
  'invalid-argument': 'invalid-argument',
  'invalid-code': 'invalid-argument',
  'code-expired': 'invalid-argument',
  'invalid-email': 'invalid-argument',
  'invalid-phone-number': 'invalid-argument',
  'captcha-failed': 'invalid-argument',
  'browser-interference': 'invalid-argument',
  cancelled: 'cancelled',
  'payload-too-large': 'invalid-argument',
  'unsupported-media-type': 'invalid-argument',
  'too-many-requests': 'resource-exhausted',
  'sms-quota-exceeded': 'resource-exhausted',
  'storage-full': 'resource-exhausted',
  unavailable: 'unavailable',
  'sms-failed': 'unavailable',
  'sms-not-enabled': 'unavailable',
  'phone-auth-not-configured': 'unavailable',
  'deadline-exceeded': 'deadline-exceeded',
  internal: 'internal',
};
