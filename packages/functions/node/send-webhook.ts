import type { lookup } from 'node:dns';
import { request as requestHttp, type ClientRequest } from 'node:http';
import { request as requestHttps } from 'node:https';
import { TLSSocket } from 'node:tls';
import type { WebhookProblem } from '@lineup/domain/release';
import { isWebhookAddress, type SendWebhook, type WebhookRule } from '@lineup/functions';
import { createPublicGuard, NotPublicError } from './public-address.ts';

export interface SenderOptions {
  /** Whether addresses of this machine and its network, and http, may be asked as well. For a demo. */
  readonly anywhere: boolean;
  /** After this many milliseconds without an answer a call has failed. */
  readonly timeoutMs?: number;
  /** Finds the addresses of a name; the system's way unless given. */
  readonly resolve?: typeof lookup;
}

const usualTimeoutMs = 5000;

/**
 * Accepts the addresses of public servers only: no private, loopback or metadata address, in figures or by name. A name that
 * cannot be resolved now is accepted, as every call checks the address that it connects to.
 */
export function publicWebhookRule(resolve?: typeof lookup): WebhookRule {
  const guard = createPublicGuard(resolve === undefined ? {} : { resolve });
  return async (url) => isWebhookAddress(url) && guard.isPublicNow(new URL(url));
}

/**
 * Posts webhooks. A name is resolved once and the connection goes to that very address, so that a name that answers otherwise a
 * moment later leads nowhere else; redirections are not followed, and of an answer only its status is looked at.
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
