import type { Fetch } from '../client/src/options.ts';

/** The cookies of one browser, of one origin. */
export interface CookieJar {
  /** Like a browser's `fetch` for a page of `origin`: sends cookies and origin, and stores received cookies. */
  fetchAs(origin: string, fetch: Fetch): Fetch;
  /** Applies a `set-cookie` header. */
  keep(line: string): void;
  /** All cookies as a `cookie` header. */
  header(): string;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    const ended = attributes.some((attribute) => /^max-age=0$/iu.test(attribute));
    if (ended || value === '') cookies.delete(name);
    else cookies.set(name, value);
  };
  const header = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  return {
    header,
    keep,
    fetchAs:
      (origin, fetch) =>
      async (url, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('cookie', header());
        if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin);
        const response = await fetch(url, { ...init, headers });
        for (const line of response.headers.getSetCookie()) keep(line);
        return response;
      },
  };
}
