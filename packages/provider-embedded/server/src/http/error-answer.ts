import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { ProviderError } from '@lineup/provider';
import type { AppEnv } from '../session.ts';
import { errorBody, statusOf } from './error-body.ts';

/** Turns what a route throws into the protocol's answer. What nobody foresaw is logged and told as `internal` only. */
export function errorAnswer(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = error instanceof ProviderError ? error : new ProviderError('internal');
    const status = statusOf[known.code];
    if (status >= 500) log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    if (known.retryAfterSeconds !== null) c.header('retry-after', String(known.retryAfterSeconds));
    return c.json({ error: errorBody(known) }, status);
  };
}
