import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * How names are resolved, and which addresses count as public; defaults to the system's resolver and `isPublicAddress`.
 */
export interface PublicGuardOptions {
  readonly resolve?: typeof lookup;
  readonly isPublic?: (address: string) => boolean;
}

/** IPv4 ranges that are not public. */
const private4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Ranges within 2000::/3, where public servers are: documentation, and addresses that embed an IPv4 address. */
const private6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const notPublic = new BlockList();
for (const [net, prefix] of private4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of private6) notPublic.addSubnet(net, prefix, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Returns true if an IP address is on the public internet: not of this machine or its network, and not reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && public6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Names that no public server has; they may resolve to this machine or its network, or not at all. */
const localName = /^[^.]*\.?$|\.(?:localhost|local|internal|home\.arpa|lan)\.?$/iu;

/** A connection was refused because a name resolves to an address that is not public. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/** Keeps the server's own requests on the public internet. */
export interface PublicGuard {
  /**
   * Returns false if the host is known not to be public, by IP address or by name. Other names are only checked on
   * connection, which must use `lookup`.
   */
  readonly mayConnect: (url: URL) => boolean;
  /** Resolves to true if all addresses of the host are public, or if its name cannot be resolved now. */
  readonly isPublicNow: (url: URL) => Promise<boolean>;
  /**
   * For a request: resolves its name once, so that the connection goes to the address that was checked. Fails with
   * `NotPublicError` if the name has any address that is not public.
   */
  readonly lookup: LookupFunction;
}

/** Creates the guard that webhooks and downloads share. */
export function createPublicGuard({
  resolve = lookup,
  isPublic = isPublicAddress,
}: PublicGuardOptions = {}): PublicGuard {
  const arePublic = (found: readonly LookupAddress[]) => found.every(({ address }) => isPublic(address));
  const mayConnect = (url: URL) => {
    const host = hostOf(url);
    // IP addresses are connected to without a lookup.
    return isIP(host) === 0 ? !localName.test(host) : isPublic(host);
  };
  return {
    mayConnect,
    isPublicNow: async (url) => {
      const host = hostOf(url);
      if (!mayConnect(url) || isIP(host) !== 0) return mayConnect(url);
      return new Promise((settle) => {
        resolve(host, { all: true }, (error, found) => settle(error !== null || arePublic(found)));
      });
    },
    lookup: (hostname, options, done) => {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error !== null) return done(error, '', 0);
        const [first] = found;
        if (first === undefined || !arePublic(found)) return done(new NotPublicError(), '', 0);
        return options.all === true ? done(null, found) : done(null, first.address, first.family);
      });
    },
  };
}

/** The host without the brackets of an IPv6 address. The URL parser has normalised IPv4 addresses of any form. */
function hostOf(url: URL): string {
  return url.hostname.replaceAll(/[[\]]/gu, '');
}
