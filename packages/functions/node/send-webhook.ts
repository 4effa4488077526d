import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isWebhookAddress, type SendWebhook, type WebhookRule } from '@lineup/functions';

export interface SenderOptions {
  /** Whether addresses of this machine and its network, and http, may be asked as well. For a demo. */
  readonly anywhere: boolean;
  /** After this many milliseconds without an answer a call has failed. */
  readonly timeoutMs?: number;
  /** Finds the addresses of a name; the system's way unless given. */
  readonly resolve?: typeof lookup;
}

const usualTimeoutMs = 5000;

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

/**
 * Accepts the addresses of public servers only: no private, loopback or metadata address, in figures or by name. A name that
 * cannot be resolved now is accepted, as every call checks the address that it connects to.
 */
export function publicWebhookRule(resolve: typeof lookup = lookup): WebhookRule {
  return async (url) => {
    if (!isWebhookAddress(url)) return false;
    const host = hostOf(url);
    if (isIP(host) !== 0) return isPublicAddress(host);
    if (localName.test(host)) return false;
    const found = await new Promise<readonly LookupAddress[]>((settle) => {
      resolve(host, { all: true }, (error, addresses) => settle(error === null ? addresses : []));
    });
    return found.every(({ address }) => isPublicAddress(address));
  };
}

/** The host without the brackets of an address of version 6. */
function hostOf(url: string): string {
  return new URL(url).hostname.replaceAll(/[[\]]/gu, '');
}

/**
 * Posts webhooks. A name is resolved once and the connection goes to that very address, so that a name that answers otherwise a
 * moment later leads nowhere else; redirections are not followed, and of an answer only its status is looked at.
 */
export function createWebhookSender({
  anywhere,
  timeoutMs = usualTimeoutMs,
  resolve = lookup,
}: SenderOptions): SendWebhook {
  const guarded = publicLookup(resolve);
  return (url, body, headers) =>
    new Promise((settle) => {
      if (!URL.canParse(url)) return settle(null);
      const { protocol } = new URL(url);
      const host = hostOf(url);
      // An address in figures is connected to without being looked up.
      const isAllowed = anywhere || (protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host)));
      if (!isAllowed) return settle(null);
      const send = protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(anywhere ? {} : { lookup: guarded }),
      });
      request.on('response', (response) => {
        response.destroy();
        settle(response.statusCode ?? null);
      });
      request.on('error', () => settle(null));
      request.end(body);
    });
}

/** Finds addresses of public servers only; a name that has any other is refused as a whole. */
function publicLookup(resolve: typeof lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
        return done(new Error('Not the address of a public server'), '', 0);
      }
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
