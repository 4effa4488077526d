import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { loggedPath } from '@lineup/lineup-page/http';
import { countRequest, type ServerMetrics } from '../metrics/server-metrics.ts';
import type { AppEnv } from '../session.ts';
import { securityEventOf } from './security-events.ts';

export interface RequestLogDeps {
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether to log requests that are not security events. */
  readonly accessLog: boolean;
  readonly metrics: ServerMetrics;
  readonly hasToken: (c: Context<AppEnv>) => boolean;
}

/**
 * Logs one line per request, with its security event, if any: never its body, cookies, query or preview token, which
 * may be secret.
 */
export function requestLog({
  log,
  now,
  accessLog,
  metrics,
  hasToken,
}: RequestLogDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const startedAt = now();
    const started = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    countRequest(metrics, path, status, (performance.now() - started) / 1000);
    const event = securityEventOf({
      method,
      path,
      status,
      code: c.get('errorCode'),
      hasToken: status === 401 && hasToken(c),
      accessChange: c.get('accessChange'),
    });
    if (event !== null) metrics.securityEvents.add(event.event);
    if (event === null && !accessLog) return;
    log.info(
      { requestId, method, path: loggedPath(path), status, ms: now() - startedAt, ...event },
      'request',
    );
  };
}
