import { isProviderError, type Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { Hono } from 'hono';
import { errorBody, statusOf } from '../../http/error-response.ts';
import type { AppEnv, RequestSession } from '../../session.ts';

/** Routes under `base`, called by `session`, with errors handled as by the server. */
export function asSession(session: RequestSession, base: string, routes: Hono<AppEnv>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('session', session);
    await next();
  });
  app.route(base, routes);
  app.onError((error, c) => {
    if (!isProviderError(error)) throw error;
    return c.json({ error: errorBody(error) }, statusOf[error.code]);
  });
  return app;
}

/** The request of a commit by the user of `session`; creations get their record. */
export function commitRequest(
  session: RequestSession,
  writes: readonly Write[],
  writeId = 'write-000001',
): RequestInit {
  const by = { id: session?.userId ?? '', email: session?.email ?? '' };
  return { method: 'POST', body: JSON.stringify({ writeId, writes: withRecords(writes, writeId, by) }) };
}
