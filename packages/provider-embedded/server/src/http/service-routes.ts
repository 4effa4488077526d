import { Hono } from 'hono';
import type { Logger } from 'pino';
import { ProviderError } from '@lineup/provider';
import type { BackupState } from '../backup/scheduled/scheduled-backups.ts';
import { type Metric, metricsContentType, metricsText } from '../metrics/text-format.ts';
import type { AppEnv } from '../session.ts';
import { isOperator } from './operator-access.ts';
import { pageStyles } from './pages/page.ts';

export interface ServiceRoutesDeps {
  readonly demo: boolean;
  /** The stylesheet of the built portal; empty if another server serves the pages. */
  readonly portalStyles: string;
  /** Rejects if the database or the data folder does not work. */
  readonly checkHealth: () => Promise<void>;
  readonly log: Pick<Logger, 'error'>;
  readonly backups: () => BackupState;
  readonly readMetrics: () => readonly Metric[];
  readonly metricsToken: string | null;
}

/** Routes that describe this server: its configuration for the portal, its health, and its metrics for operators. */
export function serviceRoutes(deps: ServiceRoutesDeps): Hono<AppEnv> {
  const { demo, portalStyles, checkHealth, log, metricsToken } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/config.json', (c) => c.json({ provider: 'embedded', demo }));
  routes.get('/pages.css', (c) =>
    c.body(portalStyles + pageStyles, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  routes.get('/healthz', async (c) => {
    const details = isOperator(c, metricsToken) ? { backup: backupDetails(deps.backups()) } : {};
    try {
      await checkHealth();
      return c.json({ status: 'ok', ...details });
    } catch (error) {
      log.error({ err: error }, 'not healthy');
      return c.json({ status: 'unavailable', ...details }, 503);
    }
  });
  routes.get('/metrics', (c) => {
    if (!isOperator(c, metricsToken)) {
      throw new ProviderError('permission-denied', 'Metrics are for this machine and for the token');
    }
    return c.body(metricsText(deps.readMetrics()), 200, { 'content-type': metricsContentType });
  });
  return routes;
}

function backupDetails({ state, lastGood, problem }: BackupState) {
  return {
    state,
    lastGood: lastGood === null ? null : new Date(lastGood).toISOString(),
    ...(problem !== null && { problem }),
  };
}
