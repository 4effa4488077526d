import { personPassword } from '@lineup/provider-embedded/testing/server';
import type { InProcessPortal } from './in-process-portal.ts';

export interface PortalResponse {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface BrowserTraits {
  /** The address that its requests come from. */
  readonly address?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Browser = ReturnType<typeof openBrowser>;

/** A browser on the in-process portal: stores its cookie, sends its origin, and has an address. */
export function openBrowser(portal: InProcessPortal, traits: BrowserTraits = {}) {
  const bindings = { incoming: { socket: { remoteAddress: traits.address ?? '203.0.113.1' } } };
  let cookie: string | null = null;
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers({ origin: portal.publicUrl, ...traits.headers });
    if (cookie !== null) headers.set('cookie', cookie);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    return portal.app.request(`${portal.publicUrl}${path}`, { ...init, headers }, bindings);
  };
  const send = async (path: string, init: RequestInit = {}): Promise<PortalResponse> => {
    const response = await request(path, init);
    const given = response.headers.getSetCookie()[0];
    if (given !== undefined) cookie = given.includes('Max-Age=0') ? null : (given.split(';')[0] ?? null);
    const text = await response.text();
    return { status: response.status, text, body: parsed(text), headers: response.headers };
  };
  const post = (path: string, body: unknown = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    send,
    post,
    get: (path: string) => send(path),
    /** The status of a response whose body may never end. */
    statusOnly: async (path: string, init: RequestInit = {}) => {
      const response = await request(path, init);
      await response.body?.cancel();
      return response.status;
    },
    cookie: () => cookie,
    useCookie: (text: string | null) => {
      cookie = text;
    },
    passPassword: (email: string, password: string = personPassword) =>
      post('/api/auth/sign-in', { email, password }),
    verify: (code: string) => post('/api/auth/verify', { code }),
    resend: () => post('/api/auth/resend'),
    state: async () => stateOf((await send('/api/auth/session')).body),
  };
}

/** Signs in fully with the code that was sent. */
export async function signInFully(
  portal: InProcessPortal,
  browser: Browser,
  email: string,
): Promise<PortalResponse> {
  await browser.passPassword(email);
  return browser.verify(portal.lastCode());
}

/** The code of a refusal, or 'ok'. */
export function codeOf({ body, status }: PortalResponse): string {
  if (typeof body !== 'object' || body === null || !('error' in body))
    return status < 400 ? 'ok' : String(status);
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(status);
}

/** Six digits that are not `code`. */
export function wrongCode(code: string, nth = 0): string {
  const other = String(nth % 1_000_000).padStart(6, '0');
  return other === code ? wrongCode(code, nth + 1) : other;
}

function stateOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'state' in body ? String(body.state) : 'none';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
