import { personPhone, origin, personPassword as password, type TestServer } from './test-server.ts';

export interface BrowserResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What handles a browser's requests: an app, or a listening server. */
export interface Reached {
  readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> };
}

/** A browser for the server: stores its cookie, sends its origin. */
export function createBrowser({ app }: Reached, own: Record<string, string> = {}) {
  let cookie: string | null = null;
  const send = async (path: string, init: RequestInit = {}): Promise<BrowserResponse> => {
    const headers = new Headers({ origin, ...own });
    if (cookie !== null) headers.set('cookie', cookie);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const response = await app.request(path, { ...init, headers });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.includes('Max-Age=0') ? null : (given.split(';')[0] ?? null);
    const text = await response.text();
    return { status: response.status, body: parsed(text), headers: response.headers };
  };
  return {
    send,
    get: (path: string) => send(path),
    post: (path: string, body: unknown = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    cookie: () => cookie,
    useCookie: (text: string | null) => {
      cookie = text;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** Signs in with the password step only. */
export function passPassword(browser: Browser, email: string): Promise<BrowserResponse> {
  return browser.post('/api/auth/sign-in', { email, password });
}

/** Signs in fully, with the code that was sent. */
export async function signInFully(
  server: TestServer,
  browser: Browser,
  email: string,
): Promise<BrowserResponse> {
  await passPassword(browser, email);
  return browser.post('/api/auth/verify', { code: server.lastCode() });
}

/** A server with one enrolled administrator, and a browser. */
export function withAdministrator(server: TestServer, email = 'admin@festival.example') {
  const id = server.addPerson(email, { phone: personPhone });
  return { id, email, browser: createBrowser(server) };
}

/** Six digits that are not `code`. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
