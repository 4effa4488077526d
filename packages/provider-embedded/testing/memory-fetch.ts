import type { Hono } from 'hono';
import type { Fetch } from '../client/src/options.ts';
import type { AppEnv } from '../server/src/session.ts';

/** Sends requests to the app without a network, but aborts with their signal. */
export function memoryFetch(app: Hono<AppEnv>): Fetch {
  return async (url, { signal, ...init } = {}) => {
    signal?.throwIfAborted();
    const response = await app.request(url, await withBytes(init));
    if (!signal || response.body === null) return response;
    const body = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
    return new Response(body, response);
  };
}

/** Tests of pages have a Blob that Node's requests do not support. */
async function withBytes(init: RequestInit): Promise<RequestInit> {
  return init.body instanceof Blob ? { ...init, body: await init.body.arrayBuffer() } : init;
}
