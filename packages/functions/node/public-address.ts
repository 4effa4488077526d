import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How names are resolved, and which addresses count as public; the system's way and `isPublicAddress` unless given. */
export interface PublicGuardOptions {
  readonly resolve?: typeof lookup;
  readonly isPublic?: (address: string) => boolean;
}

/** What of the address space of version 4 is no public server's. */
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

/** Within 2000::/3, where public servers are: documentation, and what carries an address of version 4 inside. */
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

/** Returns true if an IP address is one of the public internet: not of this machine, its network, or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && public6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Names that no public server has; they may resolve to this machine or its network, or nowhere from here. */
const localName = /^[^.]*\.?$|\.(?:localhost|local|internal|home\.arpa|lan)\.?$/iu;

/** A connection was refused because a name leads to an address that is not public. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/** Keeps the server's own requests on the public internet. */
export interface PublicGuard {
  /**
   * Returns false if the host of the address is known not to be public, in figures or by name. Of any other name only the
   * connection tells: it has to be made with `lookup`.
   */
  readonly mayConnect: (url: URL) => boolean;
  /** Resolves to true if all addresses of the host are public, and where its name cannot be resolved now. */
  readonly isPublicNow: (url: URL) => Promise<boolean>;
  /**
   * For a request: resolves its name once, so that the connection goes to the very address that was checked. Fails with
   * `NotPublicError` where a name has any address that is not public.
   */
  readonly lookup: LookupFunction;
}

/** Creates the one guard of webhooks and downloads. */
export function createPublicGuard({
  resolve = lookup,
  isPublic = isPublicAddress,
}: PublicGuardOptions = {}): PublicGuard {
  const arePublic = (found: readonly LookupAddress[]) => found.every(({ address }) => isPublic(address));
  const mayConnect = (url: URL) => {
    const host = hostOf(url);
    // An address in figures is connected to without being looked up.
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

/** The host without the brackets of an address of version 6. The parser has made figures of any form dotted decimals. */
function hostOf(url: URL): string {
  return url.hostname.replaceAll(/[[\]]/gu, '');
}
