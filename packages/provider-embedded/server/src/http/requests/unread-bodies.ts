import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../session.ts';

/**
 * Ends the body of a response to HEAD, which nobody reads: an open file would stay open and a stream of changes would go on.
 * Stands before everything that answers.
 */
export const endUnreadBodies: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.req.raw.method === 'HEAD') await c.res.body?.cancel();
};
