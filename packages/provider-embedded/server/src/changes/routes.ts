import { Hono, type Context } from 'hono';
import { ProviderError } from '@lineup/provider';
import { roleOf } from '../documents/access.ts';
import type { AppEnv } from '../session.ts';
import type { ChangeFeed } from './feed.ts';
import { sseStream } from './sse-stream.ts';

export interface ChangeRoutesDeps {
  readonly feed: ChangeFeed;
}

/** The route /api/changes: server-sent events for full sessions; `Last-Event-ID` resumes. */
export function changeRoutes({ feed }: ChangeRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', (c) => {
    const session = c.get('session');
    if (session === null) throw new ProviderError('unauthenticated');
    if (roleOf(session) !== 'administrator') throw new ProviderError('permission-denied');
    const lastSeq = lastEventId(c);
    const { sessionId } = session;
    const body = sseStream({
      subscribe: (onEvent, onEnd) => feed.subscribe({ sessionId, lastSeq, onEvent, onEnd }),
    });
    return c.body(body, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Tells reverse proxies not to buffer events.
      'x-accel-buffering': 'no',
    });
  });
  return routes;
}

/** The last commit the client has received; an invalid value leads to a reset. */
function lastEventId(c: Context<AppEnv>): number | null {
  const text = c.req.header('last-event-id') ?? '';
  if (text === '') return null;
  return /^\d{1,15}$/u.test(text) ? Number(text) : -1;
}
