import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type IssuedSession, longestLifeMs } from '../auth/sessions/sessions.ts';
import type { AppEnv } from '../session.ts';

/** The HTTP-only cookie with the token of a browser's session. */
export interface SessionCookie {
  read(c: Context<AppEnv>): string | null;
  write(c: Context<AppEnv>, issued: IssuedSession): void;
  clear(c: Context<AppEnv>): void;
}

/** With https the name binds the cookie to this host. */
export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-session' : 'session';
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read: (c) => getCookie(c, name) ?? null,
    write: (c, { token, session }) =>
      setCookie(c, name, token, { ...options, maxAge: longestLifeMs(session.level) / 1000 }),
    clear: (c) => void deleteCookie(c, name, options),
  };
}
