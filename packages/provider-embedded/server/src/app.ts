import { presenceInMemory, type Mail } from '@lineup/functions';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { createAccountDirectory } from './auth/account-directory.ts';
import { resetPageRoutes } from './auth/passwords/reset-page.ts';
import { authRoutes, requireSession } from './auth/routes.ts';
import { proveOwnPassword } from './auth/sign-in.ts';
import { changeRoutes } from './changes/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { downloadRoutes, fileRoutes } from './files/routes.ts';
import { functionRoutes } from './functions/routes.ts';
import { clientAddress } from './http/requests/client-address.ts';
import { errorResponse } from './http/error-response.ts';
import { sessionFinder, guard } from './http/guard.ts';
import { firstPage, portalRoutes, portalStyles } from './http/pages/portal-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import type { StaticFile } from './http/pages/static-files.ts';
import { endUnreadBodies } from './http/requests/unread-bodies.ts';
import { loggedPath } from '@lineup/lineup-page/http';
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
import { randomUUID } from 'node:crypto';
import { pageStyles } from './http/pages/page.ts';

export interface AppDeps {
  readonly rooms: Rooms;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly publicUrl: string;
  /** How many proxies of the operator stand in front. */
  readonly trustedProxies: number;
  /** The demo has an outbox, production has none. */
  readonly outbox: Outbox | null;
  /** The built portal, by address; empty where another server shows the pages. */
  readonly portal: ReadonlyMap<string, StaticFile>;
  /** Rejects while database or data folder do not work. */
  readonly checkHealth: () => Promise<void>;
}

/** The whole server as an app that does not listen: log, what is public, headers, guard, then the routes of each room. */
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
  app.use(requestLog(log, deps.now));
  app.use(
    publicRoutes({ pages: rooms.publicPages, origins, throttles, addressOf, https, now: deps.now, log }),
  );
  app.use(securityHeaders(https, firstPage(deps.portal)));
  app.use(endUnreadBodies);
  app.use(guard({ origins, findSession }));

  const service = { demo, portalStyles: portalStyles(deps.portal), checkHealth: deps.checkHealth, log };
  app.route('/', serviceRoutes(service));
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

/** One line per request: never its body, its cookies, the query of its address or the token of a preview, which may be secrets. */
function requestLog(log: Logger, now: () => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const startedAt = now();
    await next();
    const { method, path } = c.req;
    log.info(
      { requestId, method, path: loggedPath(path), status: c.res.status, ms: now() - startedAt },
      'request',
    );
  };
}

interface ServiceRoutesDeps {
  readonly demo: boolean;
  /** The sheet of the built portal; empty where another server shows the pages. */
  readonly portalStyles: string;
  /** Rejects while database or data folder do not work. */
  readonly checkHealth: () => Promise<void>;
  readonly log: Pick<Logger, 'error'>;
}

/** What tells others about this server: its configuration for the portal and its health for operators. */
function serviceRoutes({ demo, portalStyles, checkHealth, log }: ServiceRoutesDeps): Hono<AppEnv> {
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
