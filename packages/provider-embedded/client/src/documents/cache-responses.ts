import type { DocumentSnapshot } from '@lineup/provider';
import type { Fetch } from '../options.ts';

/** The maximum size of the cache in characters; a page shows few lists at once. */
const cachedCharacters = 8_000_000;

type Documents = readonly DocumentSnapshot[];

interface CachedResponse {
  readonly etag: string;
  readonly text: string;
  documents?: Documents;
}

export interface CachedResponses {
  /** Sends the cached content's name to the server, which does not resend unchanged content. */
  readonly fetch: Fetch;
  /**
   * The documents in a response; the same objects as before if cached, so that values derived from a document can be
   * found by object.
   */
  readonly documentsOf: (text: string) => Promise<Documents>;
  /** Clears the cache at the end of a session. */
  readonly forget: () => void;
}

/** Wraps `fetch` with a cache for named responses only, and for the results of `parse`. */
export function cacheResponses(fetch: Fetch, parse: (text: string) => Promise<Documents>): CachedResponses {
  let cached = new Map<string, CachedResponse>();
  const read: Fetch = async (url, init) => {
    // Requests of an ended session must not reach the next session's cache.
    const own = cached;
    const known = own.get(url);
    const headers = new Headers(init?.headers);
    if (known !== undefined) headers.set('if-none-match', known.etag);
    const response = await fetch(url, { ...init, headers });
    if (response.status === 304 && known !== undefined) return new ReadResponse(known.text);
    const etag = response.headers.get('etag');
    if (!response.ok || etag === null) return response;
    const text = await response.text();
    own.delete(url);
    own.set(url, { etag, text });
    let size = 0;
    for (const [address, each] of [...own].toReversed()) {
      size += each.text.length;
      if (size > cachedCharacters) own.delete(address);
    }
    return new ReadResponse(text);
  };
  return {
    fetch: (url, init) => (isQuery(url, init) ? read(url, init) : fetch(url, init)),
    documentsOf: async (text) => {
      const known: Pick<CachedResponse, 'documents'> =
        [...cached.values()].find((each) => each.text === text) ?? {};
      return (known.documents ??= await parse(text));
    },
    forget: () => {
      cached = new Map();
    },
  };
}

/**
 * A successful response whose text is available, so that it need not be decoded again, which is slow for a long one.
 */
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

/** Queries are repeated often, and are the only large responses. */
function isQuery(url: string, init: RequestInit = {}): boolean {
  return (init.method ?? 'GET') === 'GET' && url.includes('/api/documents/query?');
}
