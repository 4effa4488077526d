import { presenceInMemory, type Mail } from '@lineup/functions';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { createAccountDirectory } from './auth/account-directory.ts';
import { resetPageRoutes } from './auth/passwords/reset-page.ts';
import { authRoutes, requireSession } from './auth/routes.ts';
import { proveOwnPassword } from './auth/sign-in.ts';
import type { ScheduledBackups } from './backup/scheduled/scheduled-backups.ts';
import { changeRoutes } from './changes/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { downloadRoutes, fileRoutes } from './files/routes.ts';
import { functionRoutes } from './functions/routes.ts';
import { clientAddress } from './http/requests/client-address.ts';
import { errorResponse } from './http/error-response.ts';
import { sessionFinder, guard } from './http/guard.ts';
import { firstPage, portalRoutes, portalStyles } from './http/pages/portal-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serviceRoutes } from './http/service-routes.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import type { StaticFile } from './http/pages/static-files.ts';
import { endUnreadBodies } from './http/requests/unread-bodies.ts';
import { requestLog } from './log/request-log.ts';
import { gauges } from './metrics/gauges.ts';
import { countersOf } from './metrics/server-metrics.ts';
import type { Metric } from './metrics/text-format.ts';
import type { Outbox } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { publicRoutes } from './public/routes.ts';
import {
  createVisitorThrottles,
  demoVisitorLimits,
  productionVisitorLimits,
} from './public/visitor-limits.ts';
import type { Rooms } from './rooms.ts';
import type { AppEnv } from './session.ts';

export interface AppDeps {
  readonly rooms: Rooms;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly publicUrl: string;
  /** How many proxies of the operator are in front of the server. */
  readonly trustedProxies: number;
  /** The demo has an outbox, production has none. */
  readonly outbox: Outbox | null;
  /** The built portal, by address; empty if another server serves the pages. */
  readonly portal: ReadonlyMap<string, StaticFile>;
  /** Rejects if the database or the data folder does not work. */
  readonly checkHealth: () => Promise<void>;
  readonly backups: Pick<ScheduledBackups, 'state'>;
  /** The database file; null if it is in memory. */
  readonly databaseFile: string | null;
  /** Allows other machines to read the metrics; null if only this one may. */
  readonly metricsToken: string | null;
  /** Whether to log requests that are not security events. */
  readonly accessLog: boolean;
}

/**
 * The whole server as an app that does not listen: log, public files, headers, guard, then the routes of each folder.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { rooms, log, outbox } = deps;
  const { auth, documents, files, disk, feed, provider, uploadJobs, releaseJobs, counts } = rooms;
  const { origin: publicOrigin, protocol } = new URL(deps.publicUrl);
  const https = protocol === 'https:';
  const cookie = createSessionCookie(https);
  const addressOf = (c: Parameters<typeof clientAddress>[0]) => clientAddress(c, deps.trustedProxies);
  const findSession = sessionFinder(auth, cookie);
  const demo = outbox !== null;
  const origins = { publicOrigin, demo };
  const throttles = createVisitorThrottles(demo ? demoVisitorLimits : productionVisitorLimits);

  const app = new Hono<AppEnv>();
  app.onError(errorResponse(log));
  app.use(rooms.requests.middleware);
  const { metrics } = rooms;
  const hasToken = (c: Context<AppEnv>) => cookie.read(c) !== null;
  app.use(requestLog({ log, now: deps.now, accessLog: deps.accessLog, metrics, hasToken }));
  app.use(
    publicRoutes({ pages: rooms.publicPages, origins, throttles, addressOf, https, now: deps.now, log }),
  );
  app.use(securityHeaders(https, firstPage(deps.portal)));
  app.use(endUnreadBodies);
  app.use(guard({ origins, findSession }));

  const { checkHealth, metricsToken } = deps;
  const backups = () => deps.backups.state();
  const readMetrics = () => readAllMetrics(deps);
  const sheet = { demo, portalStyles: portalStyles(deps.portal) };
  app.route('/', serviceRoutes({ ...sheet, checkHealth, log, backups, readMetrics, metricsToken }));
  if (outbox !== null) app.route('/', outboxRoutes(outbox));
  app.route('/reset-password', resetPageRoutes(auth, addressOf));
  const directory = createAccountDirectory(auth, provider.documents.newId);
  const invited = { documents: provider.documents, directory, now: deps.now };
  app.route('/api/auth', authRoutes({ auth, cookie, addressOf, invited }));
  app.route(
    '/api/documents',
    documentRoutes({ documents, responses: rooms.responses, findSession, threads: rooms.threads }),
  );
  app.route('/api/changes', changeRoutes({ feed }));
  app.route('/api/files', fileRoutes({ files }));
  app.route('/files', downloadRoutes({ files, disk }));
  const functions = {
    provider,
    uploadJobs,
    presence: presenceInMemory(),
    countLineup: counts.count,
    hasBackupFailed: () => deps.backups.state().state === 'failed',
    now: deps.now,
    onPublished: releaseJobs.onPublished,
    webhookRule: rooms.webhookRule,
    download: rooms.download,
    callInThread: rooms.threads?.call,
    directory,
    mail: (mail: Mail) => auth.mail.send(mail),
    origin: deps.publicUrl,
    provePassword: (c: Context<AppEnv>, password: string) =>
      proveOwnPassword(auth, requireSession(c), password, addressOf(c)),
  };
  app.route('/api/functions', functionRoutes(functions));
  app.route('/', portalRoutes(deps.portal));
  return app;
}

function readAllMetrics({ rooms, backups, databaseFile, now }: AppDeps): readonly Metric[] {
  const { metrics, documents, feed, auth } = rooms;
  const read = { db: auth.db, documents, databaseFile, now };
  const changeStreams = () => feed.subscribers();
  return [...countersOf(metrics), ...gauges({ ...read, changeStreams, backups: () => backups.state() })];
}
