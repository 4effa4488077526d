import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { ProviderError } from '@lineup/provider';
import type { AppEnv } from '../session.ts';
import { errorBody, statusOf } from './error-body.ts';

/** Turns what a route throws into the protocol's answer. What nobody foresaw is logged and told as `internal` only. */
export function errorResponse(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = error instanceof ProviderError ? error : unforeseen(error);
    const status = statusOf[known.code];
    if (status >= 500) log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    if (known.code === 'cancelled') log.info({ requestId: c.get('requestId') }, 'the sender has gone');
    if (known.retryAfterSeconds !== null) c.header('retry-after', String(known.retryAfterSeconds));
    return c.json({ error: errorBody(known) }, status);
  };
}

function unforeseen(error: Error): ProviderError {
  return hasSenderGone(error) ? new ProviderError('cancelled') : new ProviderError('internal');
}

/** Node.js ends the body of a request with this error when the connection ends before the body does. */
function hasSenderGone(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
