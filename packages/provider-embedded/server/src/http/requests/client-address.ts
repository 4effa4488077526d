import type { Context } from 'hono';
import type { AppEnv } from '../../session.ts';

/**
 * The client's IP address for throttling. `trustedProxies` is the number of the operator's proxies in front; only their
 * entries in X-Forwarded-For are trusted. IPv6 is reduced to its network, as one machine owns all of it.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const noted = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const forwarded = trustedProxies > 0 ? noted.at(-trustedProxies)?.trim() : undefined;
  return networkOf(forwarded ?? socketAddress(c.env) ?? 'unknown');
}

function networkOf(address: string): string {
  const plain = address.replace(mappedIpv4, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const known = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return `${known.slice(0, 4).join(':')}::/64`;
}

/**
 * A request header as already parsed by Node.js, if its server is used: converting all headers to an object costs as
 * much as the rest of a cached response.
 */
export function rawHeader(c: Context<AppEnv>, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const bindings: unknown = c.env;
  return hasIncoming(bindings) && bindings.incoming.headers !== undefined
    ? bindings.incoming.headers[name]
    : c.req.header(name);
}

/** The peer's address, an IPv4 one in its usual form; undefined if the app is called without a server. */
export function peerAddress(c: Context<AppEnv>): string | undefined {
  return socketAddress(c.env)?.replace(mappedIpv4, '');
}

const mappedIpv4 = /^::ffff:(?=\d+\.)/iu;

/** The peer of the socket; undefined if the app is called without a server. */
function socketAddress(bindings: unknown): string | undefined {
  if (!hasIncoming(bindings)) return undefined;
  return bindings.incoming.socket?.remoteAddress;
}

interface Incoming {
  readonly socket?: { readonly remoteAddress?: string };
  readonly headers?: Readonly<Partial<Record<'accept-encoding' | 'if-none-match', string>>>;
}

function hasIncoming(bindings: unknown): bindings is { readonly incoming: Incoming } {
  return typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
}
