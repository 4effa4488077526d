import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sameHash } from '../auth/codes/codes.ts';
import type { AppEnv } from '../session.ts';
import { isLoopback } from './origin.ts';
import { peerAddress } from './requests/client-address.ts';

/** Headers added by proxies. A request with one of them comes from elsewhere, whatever its socket address. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Returns true for an operator: a client on this machine, not through a proxy and not by a host name that a web page
 * could use, or anyone with the token.
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

/** Compares digests, which have the same length for any input. */
function hasToken(c: Context<AppEnv>, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/iu.exec(c.req.header('authorization') ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  return sameHash(digest(given), digest(token));
}
