import type { ResponseBody } from './response-body.ts';

/** The maximum size of the cache: responses, and bytes of their bodies before encoding. */
export interface CacheLimits {
  readonly responses: number;
  readonly bytes: number;
}

/** Cached responses, until one of their documents changes or the cache is full. */
export interface ResponseCache {
  get(key: string): ResponseBody | null;
  keep(key: string, collection: string, body: ResponseBody): void;
  /** Drops the responses from these collections. */
  drop(collections: ReadonlySet<string>): void;
  clear(): void;
}

interface CachedResponse {
  readonly collection: string;
  readonly body: ResponseBody;
}

export function createResponseCache(limits: CacheLimits): ResponseCache {
  /** The least recently used comes first. */
  const responses = new Map<string, CachedResponse>();
  return {
    get: (key) => {
      const response = responses.get(key);
      if (response === undefined) return null;
      responses.delete(key);
      responses.set(key, response);
      return response.body;
    },
    keep: (key, collection, body) => {
      if (body.content.byteLength > limits.bytes) return;
      responses.set(key, { collection, body });
      dropOldest(responses, limits);
    },
    drop: (collections) => {
      for (const [key, { collection }] of responses) if (collections.has(collection)) responses.delete(key);
    },
    clear: () => responses.clear(),
  };
}

function dropOldest(responses: Map<string, CachedResponse>, limits: CacheLimits): void {
  let bytes = 0;
  for (const { body } of responses.values()) bytes += body.content.byteLength;
  for (const [key, { body }] of responses) {
    if (bytes <= limits.bytes && responses.size <= limits.responses) return;
    bytes -= body.content.byteLength;
    responses.delete(key);
  }
}
