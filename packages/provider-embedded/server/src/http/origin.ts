import type { Context } from 'hono';
import { ProviderError } from '@lineup/provider';
import type { AppEnv } from '../session.ts';

export interface OriginRule {
  /** The origin of PUBLIC_URL. */
  readonly publicOrigin: string;
  /** The demo can also be reached by the other names of the loopback address. */
  readonly demo: boolean;
}

/**
 * Rejects a state-changing request that another site may have caused: its Origin must be the portal's own; without an
 * Origin, the browser must mark it as same-origin.
 */
export function requireSameOrigin(c: Context<AppEnv>, rule: OriginRule): void {
  const origin = c.req.header('origin');
  const same =
    origin === undefined ? c.req.header('sec-fetch-site') === 'same-origin' : isOwnOrigin(c, origin, rule);
  if (!same) throw new ProviderError('permission-denied', 'The request comes from another origin');
}

/** In the demo, rejects a Host that is not this machine: a foreign name resolving to it must not read the outbox. */
export function requireKnownHost(c: Context<AppEnv>, { publicOrigin, demo }: OriginRule): void {
  if (!demo) return;
  const { host, hostname } = new URL(c.req.url);
  if (isLoopback(hostname) || host === new URL(publicOrigin).host) return;
  throw new ProviderError('permission-denied', 'The demo serves this machine only');
}

function isOwnOrigin(c: Context<AppEnv>, origin: string, { publicOrigin, demo }: OriginRule): boolean {
  if (origin === publicOrigin) return true;
  if (!demo || !URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  return protocol === 'http:' && isLoopback(hostname) && host === new URL(c.req.url).host;
}

/** Returns true if a host name or address is this machine's own. */
export function isLoopback(hostname: string): boolean {
  const plain = hostname.replaceAll(/[[\]]/gu, '').toLowerCase();
  return plain === 'localhost' || plain === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/u.test(plain);
}
