import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ProviderError, type SessionEnd } from '@lineup/provider';
import type { AppEnv, RequestSession } from '../session.ts';
import { type OriginRule, requireKnownHost, requireSameOrigin } from './origin.ts';
import { type Access, findRule, type RouteRule } from './route-table.ts';
import type { Auth } from '../auth/context.ts';
import { findWithOwner } from '../auth/sessions/valid-sessions.ts';
import { tokenHash } from '../auth/sessions/tokens.ts';
import { cachedRead } from '../database/cached-read.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface GuardDeps {
  readonly origins: OriginRule;
  readonly findSession: (c: Context<AppEnv>) => RequestSession;
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * Checks every request against the route table before a route handles it: host, origin, content type, session, level,
 * and finally the size of the body, so that unauthorised clients cannot make the server read a long one.
 */
export function guard({ origins, findSession }: GuardDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    requireKnownHost(c, origins);
    const rule = findRule(c.req.method, c.req.path);
    if (rule === null) {
      requirePage(c);
      c.set('session', null);
      return next();
    }
    if (rule.method !== 'GET') requireSameOrigin(c, origins);
    requireContentType(c, rule);
    const session = findSession(c);
    requireAccess(session, rule.access, c.get('sessionEnd'));
    c.set('session', session);
    return isUnlimited(rule) ? next() : limitBody(rule.maxBytes)(c, next);
  };
}

/**
 * Fails with `unauthenticated` for an anonymous request and with `permission-denied` for a session of another level.
 */
function requireAccess(session: RequestSession, access: Access, sessionEnd?: SessionEnd): void {
  if (access === 'public') return;
  if (session === null) {
    throw new ProviderError('unauthenticated', undefined, sessionEnd === undefined ? {} : { sessionEnd });
  }
  if (!access.includes(session.level))
    throw new ProviderError('permission-denied', 'The sign-in is not complete');
}

/** An address without a rule can only be a page or an asset of the portal. */
function requirePage(c: Context<AppEnv>): void {
  const reading = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (reading && !/^\/(?:api|files)(?:\/|$)/u.test(c.req.path)) return;
  throw new ProviderError('not-found', 'There is no such route');
}

/** GET requests have no body that a route could read, and checking for one costs as much as the rest of the guard. */
function isUnlimited({ method, body }: RouteRule): boolean {
  return method === 'GET' || body === 'bytes';
}

function requireContentType(c: Context<AppEnv>, rule: RouteRule): void {
  if (rule.body !== 'json' && rule.body !== 'form') return;
  const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== contentTypes[rule.body]) {
    throw new ProviderError('unsupported-media-type', `Expected ${contentTypes[rule.body]}`);
  }
}

function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ProviderError('payload-too-large', `More than ${maxSize} bytes`);
    },
  });
}

/**
 * Finds the session of a request. The account and its permission are checked again after any write; a session whose
 * owner has lost either is ended, and the reason is stored in the context for the response.
 */
export function sessionFinder(auth: Auth, cookie: SessionCookie): (c: Context<AppEnv>) => RequestSession {
  const knownOf = cachedRead(auth.db, (id) => readKnown(auth, id));
  return (c) => {
    const token = cookie.read(c);
    if (token === null) return null;
    const revision = auth.db.revision();
    const { held, because } = knownOf(tokenHash(token), revision);
    const session = held === null ? null : auth.sessions.goOn(held.session);
    if (because !== null) c.set('sessionEnd', because);
    if (held === null || session === null) return null;
    c.set('revision', revision);
    if (held.owner === null) {
      auth.sessions.end(session.id, because);
      return null;
    }
    const { id: userId, email } = held.owner;
    return { level: session.level, userId, sessionId: session.id, email };
  };
}

/** The session with this id, or the reason why it ended. */
function readKnown(auth: Auth, id: string) {
  const held = findWithOwner(auth, id);
  if (held === null) return { held, because: auth.sessions.endOf(id) };
  return { held, because: held.session.level === 'full' ? held.because : null };
}
