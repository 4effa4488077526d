import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sameHash } from '../auth/codes/codes.ts';
import type { AppEnv } from '../session.ts';
import { isLoopback } from './origin.ts';
import { peerAddress } from './requests/client-address.ts';

/** What proxies add. A request with one of them comes from elsewhere, whatever its socket says. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Returns true if an operator asks: somebody on this machine, not through a proxy and not by a foreign name that a page in a
 * browser could have, or anyone who has the token.
 */
export function isOperator(c: Context<AppEnv>, token: string | null): boolean {
  return (token !== null && hasToken(c, token)) || isOnThisMachine(c);
}

function isOnThisMachine(c: Context<AppEnv>): boolean {
  const peer = peerAddress(c);
  if (peer === undefined || !isLoopback(peer)) return false;
  if (forwardingHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  return isLoopback(new URL(c.req.url).hostname);
}

/** Compares digests, which are equally long whatever was given. */
function hasToken(c: Context<AppEnv>, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/iu.exec(c.req.header('authorization') ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  return sameHash(digest(given), digest(token));
}
