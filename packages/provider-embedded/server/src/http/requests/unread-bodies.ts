import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../session.ts';

/**
 * Cancels the body of a response to HEAD, which is never read: an open file would stay open and a change stream would
 * continue. Must come before all handlers.
 */
export const endUnreadBodies: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.req.raw.method === 'HEAD') await c.res.body?.cancel();
};
