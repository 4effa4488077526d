import {
  createIdMaker,
  callableTimeoutMs,
  readCallableResponse,
  type FunctionPort,
  type FillRandomly,
  type Provider,
} from '@lineup/provider';
import { createAuth } from './session/auth.ts';
import { createChangeStream } from './feed/change-stream.ts';
import { createDocuments } from './documents/documents.ts';
import { createEarlyFetch } from './http/early-fetch.ts';
import { createFiles } from './files.ts';
import { timerOverdue, timerPause, type EmbeddedProviderOptions, type Fetch } from './options.ts';
import { cacheResponses } from './documents/cache-responses.ts';
import { readDocuments } from './documents/read-documents.ts';
import { withRetries } from './http/retry.ts';
import { browserSessionChannel, createSessionStore } from './session/session-store.ts';
import { createTransport, type Transport } from './http/transport.ts';
import { fetchUploader, requestUploader } from './http/upload.ts';
import { parseSession, unexpectedResponse } from './http/wire.ts';

const browserFetch: Fetch = (input, init) => globalThis.fetch(input, init);

const fillRandomly: FillRandomly = (bytes) => crypto.getRandomValues(bytes);

/** Implements the port with the HTTP API of the embedded server. The session is an HTTP-only cookie. */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): Provider {
  const {
    baseUrl,
    fetch = browserFetch,
    now = Date.now,
    pause = timerPause,
    overdue = timerOverdue,
  } = options;
  const early = createEarlyFetch(options.early ?? null, fetch);
  const unwatched = createTransport({ baseUrl, fetch: early.fetch, monitor: () => () => undefined });
  const loadSession = () => unwatched.json({ method: 'GET', path: '/api/auth/session', timeoutMs: 10_000 });
  const responses = cacheResponses(early.fetch, (text) => readDocuments(text, pause));
  const session = createSessionStore({
    load: async () => parseSession(await withRetries(loadSession, [300], pause), now()),
    pause,
    overdue,
    channel: options.channel === undefined ? browserSessionChannel() : options.channel,
    onSignedOut: () => {
      early.forget();
      responses.forget();
    },
  });
  const transport = createTransport({ baseUrl, fetch: responses.fetch, monitor: session.monitor });
  const stream = createChangeStream({ transport, pause, onReady: early.forget });
  const uploadsByRequest = options.fetch === undefined && typeof XMLHttpRequest !== 'undefined';
  return {
    name: 'embedded',
    auth: createAuth(transport, session, now),
    documents: createDocuments({
      transport,
      stream,
      pause,
      overdue,
      newId: createIdMaker(now, fillRandomly),
      documentsOf: responses.documentsOf,
      isEarly: early.has,
    }),
    files: createFiles(transport, uploadsByRequest ? requestUploader : fetchUploader(fetch), pause),
    functions: createFunctions(transport),
  };
}

/** Calls are not retried: only the caller knows whether the result is still needed. */
function createFunctions(transport: Transport): FunctionPort {
  return {
    call: async (name, request) => {
      const response = await transport.json({
        method: 'POST',
        path: `/api/functions/${name}`,
        body: request,
        timeoutMs: callableTimeoutMs,
        timeoutCode: 'deadline-exceeded',
      });
      const read = await readCallableResponse(name, response);
      if (read === null) throw unexpectedResponse(`answer of ${name}`);
      return read;
    },
  };
}
