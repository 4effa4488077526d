import { stageScreenMessages } from '@lineup/domain';
import { closedHeaders, privateHeaders, safeHeaders } from '../headers.ts';

/**
 * How the addresses of stage screens respond, the same on both providers. The page is the same for everyone: the token
 * of a link is after `#` in its address, which browsers do not send, and the page's requests carry it in a header.
 */

/** The relevant parts of a request. */
export interface ScreenRequest {
  readonly method: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** The header `x-stage-token`, or null. */
  readonly token: string | null;
  /** Resolves to the body as text, or to null if it is longer than `maximumBodyBytes`. */
  readonly body: () => Promise<string | null>;
}

/** The request limits per minute. */
export const screenLimits = {
  /** For all screens of a link: a hundred of them may receive a change every other second. */
  readsPerMinute: 3000,
  seenPerMinute: 30,
  /** For one link, and for all links from one network address. */
  reportsPerMinute: { link: 6, address: 30 },
} as const;

/** Screens never send anything longer. */
export const maximumBodyBytes = 1024;

/** What a screen shows: `version` identifies it, and `view` is the JSON of a `ScreenView`. */
export interface ShownView {
  readonly version: string;
  readonly view: string;
}

export type RefusedScreen =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }
  | { readonly kind: 'refused'; readonly text: string };

/**
 * Supplies the content of the responses. A link that is unknown, has expired or was revoked is `invalid`; callers
 * cannot tell which.
 */
export interface ScreenSource {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** What the screen shows; may wait until it differs from the version `after`. */
  readonly state: (token: string, after: string | null) => Promise<ShownView | RefusedScreen>;
  readonly seen: (token: string, messageId: string) => Promise<{ readonly kind: 'done' } | RefusedScreen>;
  readonly report: (token: string, report: unknown) => Promise<{ readonly kind: 'done' } | RefusedScreen>;
  /** How long the screen waits before its next request, in milliseconds. */
  readonly pauseMs: number;
  /** The page of every screen, at `/stage/screen`. */
  readonly page: () => string;
}

export interface ScreenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns true if the path is that of a stage screen or of a request that it sends. */
export function isScreenPath(path: string): boolean {
  return /^\/stage(?:\/|$)/u.test(path);
}

const headers = { ...safeHeaders, ...closedHeaders, ...privateHeaders } as const;
const jsonHeaders = { ...headers, 'content-type': 'application/json; charset=utf-8' } as const;

/** Responds to a request for which `isScreenPath` returns true. Rejects with the source's errors. */
export async function answerScreen(request: ScreenRequest, source: ScreenSource): Promise<ScreenAnswer> {
  const { method, path, token } = request;
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && path === '/stage/screen') {
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      body: source.page(),
    };
  }
  if (isReading && path === '/stage/clock') return json(200, { now: source.now() });
  if (isReading && path === '/stage/state') return answerState(request, source);
  if (method !== 'POST' || (path !== '/stage/seen' && path !== '/stage/report'))
    return refused(404, 'not-found');
  const body = await request.body();
  if (body === null) return refused(413, 'payload-too-large');
  const given = parseJson(body);
  const done =
    path === '/stage/report'
      ? await source.report(token ?? '', given)
      : await source.seen(token ?? '', idOf(given));
  return done.kind === 'done' ? json(200, { now: source.now() }) : refusal(done);
}

/** The response if the server itself fails. */
export function failedScreenAnswer(): ScreenAnswer {
  return refused(503, 'unavailable', { 'retry-after': '5' });
}

async function answerState({ query, token }: ScreenRequest, source: ScreenSource): Promise<ScreenAnswer> {
  const after = /[?&]after=([\w-]{1,64})(?:&|$)/u.exec(query)?.[1] ?? null;
  const shown = await source.state(token ?? '', after);
  if ('kind' in shown) return refusal(shown);
  const { version } = shown;
  const view = version === after ? '' : `,"view":${shown.view}`;
  const facts = JSON.stringify({ now: source.now(), pauseMs: source.pauseMs, version });
  return { status: 200, headers: jsonHeaders, body: `${facts.slice(0, -1)}${view}}` };
}

function refusal(refusedAs: RefusedScreen): ScreenAnswer {
  switch (refusedAs.kind) {
    case 'invalid':
      return refused(404, 'invalid-link');
    case 'throttled':
      return refused(429, 'too-many-requests', { 'retry-after': String(refusedAs.retryAfterSeconds) });
    default:
      return json(409, { code: 'refused', message: refusedAs.text });
  }
}

const refusalTexts: Readonly<Record<string, string>> = {
  'invalid-link': stageScreenMessages.invalid,
  'too-many-requests': stageScreenMessages.throttled,
};

function refused(status: number, code: string, more: Readonly<Record<string, string>> = {}): ScreenAnswer {
  const { headers, ...answer } = json(status, { code, message: refusalTexts[code] ?? code });
  return { ...answer, headers: { ...headers, ...more } };
}

function json(status: number, value: object): ScreenAnswer {
  return { status, headers: jsonHeaders, body: JSON.stringify(value) };
}

/** Parses the text; null if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function idOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('messageId' in value)) return '';
  const { messageId } = value;
  return typeof messageId === 'string' && /^[A-Za-z0-9_-]{1,128}$/u.test(messageId) ? messageId : '';
}
