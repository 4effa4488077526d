import type { DocumentSnapshot } from '@lineup/provider';
import type { Fetch } from '../options.ts';

/** A page shows few lists at once; this much of earlier ones is cached, in characters. */
const cachedCharacters = 8_000_000;

type Documents = readonly DocumentSnapshot[];

interface CachedResponse {
  readonly etag: string;
  readonly text: string;
  documents?: Documents;
}

export interface CachedResponses {
  /** Asks the server with the name of the content that is remembered; where that is unchanged, nothing is sent again. */
  readonly fetch: Fetch;
  /**
   * The documents in a response; the same as before for one that is cached. Who made something of a document finds it
   * again by the object.
   */
  readonly documentsOf: (text: string) => Promise<Documents>;
  /** Forgets all, for the end of a session. */
  readonly forget: () => void;
}

/** `fetch` with a memory for the answers that the server gives a name, and to these alone, and for what `parse` makes of them. */
export function cacheResponses(fetch: Fetch, parse: (text: string) => Promise<Documents>): CachedResponses {
  let cached = new Map<string, CachedResponse>();
  const read: Fetch = async (url, init) => {
    // What a session was still asking for when it ended is not for the next.
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
