import type { Fetch } from '../options.ts';

/** A page shows few lists at once; so much is kept of those that were shown before, in characters. */
const cachedCharacters = 8_000_000;

export interface CachedResponses {
  /** Asks the server with the name of the content that is remembered; where that is unchanged, nothing is sent again. */
  readonly fetch: Fetch;
  /** Forgets all, for the end of a session. */
  readonly forget: () => void;
}

/** `fetch` with a memory for the answers that the server gives a name, and to these alone. */
export function cacheResponses(fetch: Fetch): CachedResponses {
  const kept = new Map<string, { readonly etag: string; readonly text: string }>();
  let session = {};
  const keep = (url: string, etag: string, text: string) => {
    kept.delete(url);
    kept.set(url, { etag, text });
    let size = 0;
    for (const [known, response] of [...kept].toReversed()) {
      size += response.text.length;
      if (size > cachedCharacters) kept.delete(known);
    }
  };
  const read: Fetch = async (url, init = {}) => {
    const asker = session;
    const known = kept.get(url);
    const headers = new Headers(init.headers);
    if (known !== undefined) headers.set('if-none-match', known.etag);
    const response = await fetch(url, { ...init, headers });
    if (response.status === 304 && known !== undefined) return new ReadResponse(known.text);
    const etag = response.headers.get('etag');
    if (!response.ok || etag === null) return response;
    const text = await response.text();
    if (asker === session) keep(url, etag, text);
    return new ReadResponse(text);
  };
  return {
    fetch: (url, init) => (isQuery(url, init) ? read(url, init) : fetch(url, init)),
    forget: () => {
      session = {};
      kept.clear();
    },
  };
}

/** A good answer whose text is at hand: it need not be made of bytes once more, which takes a while for a long one. */
class ReadResponse extends Response {
  readonly #text: string;

  constructor(text: string) {
    super(null);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/** Queries are asked for again and again, and are the only large responses. */
function isQuery(url: string, init: RequestInit = {}): boolean {
  return (init.method ?? 'GET') === 'GET' && url.includes('/api/documents/query?');
}
