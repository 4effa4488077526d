import type { lookup } from 'node:dns';
import { request as requestHttp, type ClientRequest } from 'node:http';
import { request as requestHttps } from 'node:https';
import { TLSSocket } from 'node:tls';
import type { WebhookProblem } from '@lineup/domain/release';
import { isWebhookAddress, type SendWebhook, type WebhookRule } from '@lineup/functions';
import { createPublicGuard, NotPublicError } from './public-address.ts';

export interface SenderOptions {
  /** Whether addresses of this machine and its network, and http, are allowed as well. For a demo. */
  readonly anywhere: boolean;
  /** A call fails after this many milliseconds without a response. */
  readonly timeoutMs?: number;
  /** Resolves a name to addresses; defaults to the system's resolver. */
  readonly resolve?: typeof lookup;
}

const usualTimeoutMs = 5000;

/**
 * Accepts only addresses of public servers: no private, loopback or metadata address, by IP or by name. A name that
 * cannot be resolved now is accepted, as every call checks the address it connects to.
 */
export function publicWebhookRule(resolve?: typeof lookup): WebhookRule {
  const guard = createPublicGuard(resolve === undefined ? {} : { resolve });
  return async (url) => isWebhookAddress(url) && guard.isPublicNow(new URL(url));
}

/**
 * Posts webhooks. A name is resolved once and the connection goes to the checked address, which defeats DNS rebinding.
 * Redirects are not followed, and only the status of the response is read.
 */
export function createWebhookSender({
  anywhere,
  timeoutMs = usualTimeoutMs,
  resolve,
}: SenderOptions): SendWebhook {
  const guard = createPublicGuard(resolve === undefined ? {} : { resolve });
  return (url, body, headers) =>
    new Promise((settle) => {
      if (!URL.canParse(url)) return settle('unreachable');
      const to = new URL(url);
      const isAllowed = anywhere || (to.protocol === 'https:' && guard.mayConnect(to));
      if (!isAllowed) return settle('notPublic');
      const send = to.protocol === 'https:' ? requestHttps : requestHttp;
      const signal = AbortSignal.timeout(timeoutMs);
      const request = send(to, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal,
        ...(anywhere ? {} : { lookup: guard.lookup }),
      });
      request.on('response', (response) => {
        response.destroy();
        settle(response.statusCode ?? 'unreachable');
      });
      request.on('error', (error) => settle(problemOf(error, request, signal)));
      request.end(body);
    });
}

function problemOf(error: unknown, { socket }: ClientRequest, signal: AbortSignal): WebhookProblem {
  if (error instanceof NotPublicError) return 'notPublic';
  if (signal.aborted) return 'timeout';
  const isUntrusted = socket instanceof TLSSocket && (socket.authorizationError ?? null) !== null;
  return isUntrusted ? 'untrusted' : 'unreachable';
}
