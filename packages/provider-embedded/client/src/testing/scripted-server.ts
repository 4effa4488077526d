import type { Fetch } from '../options.ts';

export interface RecordedRequest {
  readonly method: string;
  /** Path and parameters, decoded. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** How the server handles a request: responds, or breaks the connection. */
export type Reply = Response | Error | ((request: RecordedRequest, signal: AbortSignal) => Promise<Response>);

export interface ScriptedServer {
  readonly fetch: Fetch;
  readonly requests: readonly RecordedRequest[];
  /** Requests whose 'METHOD /path' starts like this get these replies in turn; the last one is repeated. */
  on(start: string, ...replies: readonly Reply[]): void;
  /** How often the request was made. */
  count(start: string): number;
}

/** A server with prepared replies. Any other request is rejected with 500, which fails the test. */
export function scriptedServer(): ScriptedServer {
  const routes: { readonly start: string; readonly replies: Reply[] }[] = [];
  const requests: RecordedRequest[] = [];
  return {
    requests,
    on: (start, ...replies) => void routes.unshift({ start, replies: [...replies] }),
    count: (start) => requests.filter((request) => keyOf(request).startsWith(start)).length,
    fetch: async (url, init = {}) => {
      const request = seen(url, init);
      requests.push(request);
      const route = routes.find(({ start }) => keyOf(request).startsWith(start));
      const reply =
        route !== undefined && route.replies.length > 1 ? route.replies.shift() : route?.replies[0];
      const signal = init.signal ?? new AbortController().signal;
      if (reply === undefined) return refusal(500, { code: 'internal', message: `no ${keyOf(request)}` });
      if (reply instanceof Error) throw reply;
      return typeof reply === 'function' ? reply(request, signal) : reply.clone();
    },
  };
}

function seen(url: string, init: RequestInit): RecordedRequest {
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  return {
    method: init.method ?? 'GET',
    path: decodeURIComponent(url.replaceAll('+', ' ')),
    headers: new Headers(init.headers),
    body,
  };
}

function keyOf({ method, path }: RecordedRequest): string {
  return `${method} ${path}`;
}

export function respond(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** A rejection in the server's format. */
export function refusal(status: number, error: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ error }), { status, headers });
}

/** What `fetch` throws when there is no connection. */
export const brokenConnection = new TypeError('fetch failed');
