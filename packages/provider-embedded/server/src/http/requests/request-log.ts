import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../../session.ts';

/** One line per request: never its body, its cookies or the query of its address, which may hold secrets. */
export function requestLog(log: Logger, now: () => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const startedAt = now();
    await next();
    const { method, path } = c.req;
    log.info({ requestId, method, path, status: c.res.status, ms: now() - startedAt }, 'request');
  };
}
