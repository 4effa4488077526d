import type { Context } from 'hono';
import type { Account } from '../auth/accounts.ts';
import type { Auth } from '../auth/context.ts';
import { hasAdminPermission } from '../auth/permission.ts';
import type { StoredSession } from '../auth/sessions.ts';
import { tokenHash } from '../auth/tokens.ts';
import { rememberReading } from '../database/remember-reading.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import type { SessionCookie } from './session-cookie.ts';

/** A session with its owner, null where that one may no longer use the portal. */
interface Held {
  readonly session: StoredSession;
  readonly owner: Account | null;
}

/**
 * The session of a request. The account and its admin permission are looked at each time that anything was written since;
 * a session whose owner has lost either is ended.
 */
export function sessionFinder(auth: Auth, cookie: SessionCookie): (c: Context<AppEnv>) => RequestSession {
  const heldBy = rememberReading(auth.db, (id): Held | null => readHeld(auth, id));
  return (c) => {
    const token = cookie.read(c);
    if (token === null) return null;
    const revision = auth.db.revision();
    const held = heldBy(tokenHash(token), revision);
    const session = held === null ? null : auth.sessions.goOn(held.session);
    if (held === null || session === null) return null;
    c.set('revision', revision);
    if (held.owner === null) {
      auth.sessions.end(session.id);
      return null;
    }
    const { id: userId, email } = held.owner;
    return { level: session.level, userId, sessionId: session.id, email };
  };
}

/** Whether a session still stands; for streams that outlive their request. */
export function isSessionLive(auth: Auth, sessionId: string): boolean {
  const held = readHeld(auth, sessionId);
  return held !== null && held.owner !== null;
}

function readHeld(auth: Auth, sessionId: string): Held | null {
  const session = auth.sessions.byId(sessionId);
  if (session === null) return null;
  const account = auth.accounts.byId(session.accountId);
  const mayGoOn = account !== null && !account.disabled && hasAdminPermission(auth.documents, account.id);
  return { session, owner: mayGoOn ? account : null };
}
