import type { ResponseBody } from './response-body.ts';

/** How much is kept at most: answers, and bytes of their bodies before encoding. */
export interface CacheLimits {
  readonly responses: number;
  readonly bytes: number;
}

/** Answers that were made, until one of their documents changes or more is asked for than may be kept. */
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
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, CachedResponse>();
  return {
    get: (key) => {
      const response = kept.get(key);
      if (response === undefined) return null;
      kept.delete(key);
      kept.set(key, response);
      return response.body;
    },
    keep: (key, collection, body) => {
      if (body.content.byteLength > limits.bytes) return;
      kept.set(key, { collection, body });
      dropOldest(kept, limits);
    },
    drop: (collections) => {
      for (const [key, { collection }] of kept) if (collections.has(collection)) kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}

function dropOldest(kept: Map<string, CachedResponse>, limits: CacheLimits): void {
  let bytes = 0;
  for (const { body } of kept.values()) bytes += body.content.byteLength;
  for (const [key, { body }] of kept) {
    if (bytes <= limits.bytes && kept.size <= limits.responses) return;
    bytes -= body.content.byteLength;
    kept.delete(key);
  }
}
