import type { Context } from 'hono';
import type { Auth } from '../auth/context.ts';
import { findWithOwner } from '../auth/sessions/standing.ts';
import { tokenHash } from '../auth/sessions/tokens.ts';
import { cachedRead } from '../database/cached-read.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import type { SessionCookie } from './session-cookie.ts';

/**
 * The session of a request. The account and its admin permission are looked at each time that anything was written since;
 * a session whose owner has lost either is ended, and what has ended it is left on the context for the response.
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

/** The session of this id, or else what has ended it. */
function readKnown(auth: Auth, id: string) {
  const held = findWithOwner(auth, id);
  if (held === null) return { held, because: auth.sessions.endOf(id) };
  return { held, because: held.session.level === 'full' ? held.because : null };
}
