import { ProviderError } from '@lineup/provider';
import type { ProviderErrorCode } from '@lineup/provider';
import { failureFrom } from './failure.ts';
import type { Fetch } from '../options.ts';
import { expectRecord, parseJson } from './wire.ts';
import type { WireRecord } from './wire.ts';

/** Long enough for a slow connection, short enough to retry before users give up. */
const requestTimeoutMs = 30_000;

interface JsonRequest {
  readonly method: 'GET' | 'POST';
  /** Begins with a slash; parameters are added from `query`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Without a response for this long, the request fails with `timeoutCode`. */
  readonly timeoutMs?: number;
  readonly timeoutCode?: ProviderErrorCode;
}

/** Called when a request starts; the returned function gets the error if it fails. */
export type Monitor = () => (error: ProviderError) => void;

export interface TransportOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly monitor: Monitor;
}

/** Sends requests to the server. They only fail with a `ProviderError`. */
export interface Transport {
  /** Sends one request and returns the JSON object in the response. */
  json(request: JsonRequest): Promise<WireRecord>;
  /** The same, with the response's text. */
  text(request: JsonRequest): Promise<string>;
  /** Sends one request and returns the response after a successful status; the caller reads its body. */
  open(path: string, init: RequestInit): Promise<Response>;
  address(path: string, query?: Readonly<Record<string, string>>): string;
  readonly monitor: Monitor;
}

export function createTransport({ baseUrl, fetch, monitor }: TransportOptions): Transport {
  const address: Transport['address'] = (path, query = {}) => {
    const parameters = new URLSearchParams(query).toString();
    return `${baseUrl}${path}${parameters === '' ? '' : `?${parameters}`}`;
  };
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const report = monitor();
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProviderError) report(error);
      throw error;
    }
  };
  const text = (request: JsonRequest) =>
    guarded(() =>
      withTimeout(request, async (signal) => {
        const init = { ...jsonInit(request), signal };
        const url = address(request.path, request.query);
        return parseBody(await expectGood(await send(fetch, url, init), signal), signal);
      }),
    );
  return {
    address,
    monitor,
    open: (path, init) =>
      guarded(async () => expectGood(await send(fetch, address(path), init), init.signal)),
    text,
    json: async (request) => expectRecord(parseJson(await text(request)), 'not an object'),
  };
}

function jsonInit({ method, body }: JsonRequest): RequestInit {
  const common: RequestInit = { method, cache: 'no-store', credentials: 'same-origin' };
  if (method !== 'POST') return common;
  return { ...common, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
}

async function withTimeout<Result>(
  { timeoutMs = requestTimeoutMs, timeoutCode = 'unavailable' }: JsonRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new ProviderError(timeoutCode, `no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await work(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function send(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw connectionFailure(error, init.signal);
  }
}

async function expectGood(response: Response, signal?: AbortSignal | null): Promise<Response> {
  if (response.ok) return response;
  const text = await parseBody(response, signal);
  throw failureFrom(response.status, text, response.headers.get('retry-after'));
}

async function parseBody(response: Response, signal?: AbortSignal | null): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw connectionFailure(error, signal);
  }
}

/** The error of a request without response: the reason it was aborted with, or a broken connection. */
export function connectionFailure(error: unknown, signal?: AbortSignal | null): ProviderError {
  if (signal?.aborted !== true) return new ProviderError('unavailable', 'no connection', { cause: error });
  const reason: unknown = signal.reason;
  return reason instanceof ProviderError ? reason : new ProviderError('cancelled', 'cancelled by the caller');
}
