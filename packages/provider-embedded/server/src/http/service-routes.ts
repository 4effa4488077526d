import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../session.ts';
import { pageStyles } from './pages/page.ts';

export interface ServiceRoutesDeps {
  readonly demo: boolean;
  /** The sheet of the built portal; empty where another server shows the pages. */
  readonly portalStyles: string;
  /** Rejects while database or data folder do not work. */
  readonly checkHealth: () => Promise<void>;
  readonly log: Pick<Logger, 'error'>;
}

/** What tells others about this server: its configuration for the portal and its health for operators. */
export function serviceRoutes({ demo, portalStyles, checkHealth, log }: ServiceRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/config.json', (c) => c.json({ provider: 'embedded', demo }));
  routes.get('/pages.css', (c) =>
    c.body(portalStyles + pageStyles, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  routes.get('/healthz', async (c) => {
    try {
      await checkHealth();
      return c.json({ status: 'ok' });
    } catch (error) {
      log.error({ err: error }, 'not healthy');
      return c.json({ status: 'unavailable' }, 503);
    }
  });
  return routes;
}
