import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { ProviderError, type FieldProblem, type ProviderErrorCode, type SessionEnd } from '@lineup/provider';
import type { AppEnv } from '../session.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in the format of the protocol. The internal message stays in the logs. */
export interface ErrorBody {
  readonly code: ProviderErrorCode;
  readonly message?: string;
  readonly userMessage?: string;
  readonly retryAfterSeconds?: number;
  readonly attemptsLeft?: number;
  readonly details?: readonly FieldProblem[];
  readonly sessionEnd?: SessionEnd;
}

export function errorBody(error: ProviderError): ErrorBody {
  return {
    code: error.code,
    ...(error.userMessage === null ? {} : { userMessage: error.userMessage }),
    ...(error.retryAfterSeconds === null ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    ...(error.attemptsLeft === null ? {} : { attemptsLeft: error.attemptsLeft }),
    ...(error.sessionEnd === null ? {} : { sessionEnd: error.sessionEnd }),
    ...(error.details.length === 0 ? {} : { details: error.details }),
  };
}

/** The HTTP status of each code. */
export const statusOf: Record<ProviderErrorCode, ContentfulStatusCode> = {
  unauthenticated: 401,
  'invalid-credentials': 401,
  'user-not-found': 401,
  'wrong-password': 401,
  'permission-denied': 403,
  'not-an-administrator': 403,
  'unsupported-second-factor': 403,
  'not-found': 404,
  'already-exists': 409,
  conflict: 409,
  'failed-precondition': 409,
  'no-pending-sign-in': 409,
  'no-pending-verification': 409,
  'requires-recent-login': 409,
  'phone-already-enrolled': 409,
  'invalid-argument': 400,
  'invalid-code': 400,
  'code-expired': 400,
  'invalid-email': 400,
  'invalid-phone-number': 400,
  'captcha-failed': 400,
  'browser-interference': 400,
  cancelled: 400,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'sms-quota-exceeded': 429,
  'storage-full': 507,
  unavailable: 503,
  'sms-failed': 503,
  'sms-not-enabled': 503,
  'phone-auth-not-configured': 503,
  'deadline-exceeded': 504,
  internal: 500,
};

/** Converts errors of routes to the protocol's response. Unexpected errors are logged and sent as `internal`. */
export function errorResponse(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = error instanceof ProviderError ? error : unforeseen(error);
    const status = statusOf[known.code];
    c.set('errorCode', known.code);
    if (status >= 500) log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    if (known.code === 'cancelled') log.info({ requestId: c.get('requestId') }, 'the sender has gone');
    if (known.retryAfterSeconds !== null) c.header('retry-after', String(known.retryAfterSeconds));
    return c.json({ error: errorBody(known) }, status);
  };
}

function unforeseen(error: Error): ProviderError {
  return hasSenderGone(error) ? new ProviderError('cancelled') : new ProviderError('internal');
}

/** Node.js fails reading a body with this error if the connection ends before the body does. */
function hasSenderGone(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
