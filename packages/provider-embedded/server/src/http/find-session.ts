import type { Context } from 'hono';
import type { Auth } from '../auth/context.ts';
import { hasAdminPermission } from '../auth/permission.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import type { SessionCookie } from './session-cookie.ts';

/**
 * The session of a request. The account and its admin permission are looked at each time; a session whose owner has lost
 * either is ended.
 */
export function sessionFinder(auth: Auth, cookie: SessionCookie): (c: Context<AppEnv>) => RequestSession {
  return (c) => {
    const token = cookie.read(c);
    const session = token === null ? null : auth.sessions.find(token);
    if (session === null) return null;
    const account = auth.accounts.byId(session.accountId);
    if (account === null || account.disabled || !hasAdminPermission(auth.documents, account.id)) {
      auth.sessions.end(session.id);
      return null;
    }
    return { level: session.level, userId: account.id, sessionId: session.id, email: account.email };
  };
}

/** Whether a session still stands; for streams that outlive their request. */
export function isSessionLive(auth: Auth, sessionId: string): boolean {
  const session = auth.sessions.byId(sessionId);
  const account = session === null ? null : auth.accounts.byId(session.accountId);
  return account !== null && !account.disabled && hasAdminPermission(auth.documents, account.id);
}
