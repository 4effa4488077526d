import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../session.ts';
import { clientAddress } from './client-address.ts';

function addressOf(remoteAddress: string | null, forwarded: string | null, trustedProxies: number) {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = new Headers(forwarded === null ? [] : [['x-forwarded-for', forwarded]]);
  const bindings = remoteAddress === null ? undefined : { incoming: { socket: { remoteAddress } } };
  return Promise.resolve(app.request('/', { headers }, bindings)).then((response) => response.text());
}

describe('the address that throttles count', () => {
  it.each([
    ['the peer of the socket', '203.0.113.9', null, 0, '203.0.113.9'],
    ['an IPv4 address in IPv6 clothes', '::ffff:203.0.113.9', null, 0, '203.0.113.9'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::/64'],
    ['the network of a short IPv6 address', '2001:db8::1', null, 0, '2001:db8:0:0::/64'],
    ['not what anybody claims without a proxy', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['what the one proxy noted last', '10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['what the outer of two proxies noted', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['the peer where the proxies noted too little', '10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
    ['unknown without a socket', null, null, 0, 'unknown'],
  ])('is %s', async (_what, remote, forwarded, proxies, expected) => {
    expect(await addressOf(remote, forwarded, proxies)).toBe(expected);
  });
});
