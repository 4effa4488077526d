import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Download, DownloadOptions, DownloadOutcome } from '@lineup/functions';
import { createPublicGuard, NotPublicError, type PublicGuardOptions } from './public-address.ts';
import { createTurns } from './turns.ts';

export interface DownloaderOptions extends PublicGuardOptions {
  /** Whether addresses of this machine and its network are allowed as well. For a demo. */
  readonly anywhere: boolean;
  /** The time limit for the whole download including redirects, in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;
const usualMaximumBytes = 10 * 1024 * 1024;
const maximumRedirects = 5;
const atOnce = 8;

/** Hosts to which servers redirect visitors who are not signed in; they never serve the file. */
const signInHost = /^(?:accounts\.google\.com|login\.(?:microsoftonline|live)\.com)$/u;
const signInPath = /\/(?:log-?in|sign-?in)(?:\/|$)/iu;

type Failed = Extract<DownloadOutcome, { state: 'failed' }>;

/**
 * Downloads files for users: only from public servers, by http and https, without cookies or credentials. At every step
 * the name is resolved once and the connection goes to the address that was checked. At most eight downloads run at a
 * time, others wait.
 */
export function createDownloader({
  anywhere,
  timeoutMs = usualTimeoutMs,
  ...guarded
}: DownloaderOptions): Download {
  const guard = createPublicGuard(guarded);
  const inTurn = createTurns(atOnce);
  const ask: Ask = async (url, headers, signal) => {
    if (!anywhere && !guard.mayConnect(url)) throw new NotPublicError();
    return response(url, headers, signal, anywhere ? {} : { lookup: guard.lookup });
  };
  return (address, options = {}) =>
    inTurn(async () => {
      const url = addressOf(address);
      if (url === null) return failed('badAddress');
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(ask, url, options, signal);
      } catch (error) {
        return failed(problemOf(error, signal));
      }
    });
}

type Ask = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<IncomingMessage>;

function response(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  connection: Pick<Parameters<typeof requestHttps>[1] & object, 'lookup'>,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle, reject) => {
    send(url, { headers, signal, agent: false, ...connection })
      .on('response', settle)
      .on('error', reject)
      .end();
  });
}

async function follow(
  ask: Ask,
  start: URL,
  { maximumBytes = usualMaximumBytes, known = {} }: DownloadOptions,
  signal: AbortSignal,
): Promise<DownloadOutcome> {
  const headers = {
    'user-agent': 'Lineup',
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...(known.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
  let url = start;
  for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
    const answer = await ask(url, headers, signal).catch((error: unknown) => {
      throw redirects > 0 && error instanceof NotPublicError ? new RefusedRedirectError() : error;
    });
    const { statusCode = 0 } = answer;
    if (statusCode === 200) return readFile(answer, maximumBytes);
    // The rest of the response is not needed.
    answer.destroy();
    if (statusCode === 304) return { state: 'unchanged' };
    const { location } = answer.headers;
    if (statusCode < 300 || statusCode > 399 || location === undefined)
      return failed(problemOfStatus(statusCode));
    const next = redirectTarget(location, url);
    if (next === null) return failed('refusedRedirect');
    if (signInHost.test(next.hostname) || signInPath.test(next.pathname)) return failed('needsSignIn');
    url = next;
  }
  return failed('refusedRedirect');
}

async function readFile(answer: IncomingMessage, maximumBytes: number): Promise<DownloadOutcome> {
  const { headers } = answer;
  if (Number(headers['content-length'] ?? 0) > maximumBytes) {
    answer.destroy();
    return failed('tooLarge');
  }
  const bytes = await readLimited(decoded(answer), maximumBytes);
  if (bytes === null) return failed('tooLarge');
  return {
    state: 'done',
    bytes,
    disposition: headers['content-disposition'] ?? '',
    etag: headers.etag ?? '',
    lastModified: headers['last-modified'] ?? '',
  };
}

/** Reads the whole stream; returns null, and stops reading, if it exceeds the limit. */
function readLimited(content: Readable, maximumBytes: number): Promise<Uint8Array | null> {
  return new Promise((settle, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    content.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maximumBytes) return;
      settle(null);
      content.destroy();
    });
    content.on('end', () => settle(Buffer.concat(chunks)));
    content.on('error', reject);
    content.on('close', () => reject(new Error('The connection was closed')));
  });
}

/** The content, decompressed according to its content encoding. */
function decoded(answer: IncomingMessage): Readable {
  const decoder = decoderOf(answer.headers['content-encoding'] ?? 'identity');
  if (decoder === null) return answer;
  // Errors of either stream reach the reader of the decoder.
  return pipeline(answer, decoder, () => undefined);
}

function decoderOf(encoding: string) {
  switch (encoding.toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}

/** Parses an address for a download or a redirect: http or https, without credentials. Null for any other. */
function addressOf(address: string): URL | null {
  if (!/^\S+$/u.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, password } = url;
  if (!['https:', 'http:'].includes(protocol) || hostname === '') return null;
  return username === '' && password === '' ? url : null;
}

/** Returns the target of a redirect. An https address is not redirected to http, as it may be a secret. */
function redirectTarget(location: string, from: URL): URL | null {
  const next = URL.canParse(location, from.href) ? addressOf(new URL(location, from).href) : null;
  return next?.protocol === 'http:' && from.protocol === 'https:' ? null : next;
}

class RefusedRedirectError extends Error {
  override readonly name = 'RefusedRedirectError';
}

function problemOfStatus(status: number): Failed['problem'] {
  if (status === 401 || status === 403 || status === 407) return 'needsSignIn';
  if (status === 404 || status === 410) return 'notFound';
  return 'serverError';
}

function problemOf(error: unknown, signal: AbortSignal): Failed['problem'] {
  if (error instanceof NotPublicError) return 'notPublic';
  if (error instanceof RefusedRedirectError) return 'refusedRedirect';
  return signal.aborted ? 'tookTooLong' : 'unreachable';
}

function failed(problem: Failed['problem']): Failed {
  return { state: 'failed', problem };
}
