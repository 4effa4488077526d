import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import {
  answerPublic,
  answerScreen,
  failedAnswer,
  failedScreenAnswer,
  isPublicPath,
  isScreenPath,
  maximumBodyBytes,
  type PublicAnswer,
} from '@lineup/lineup-page/http';
import { requireKnownHost, type OriginRule } from '../http/origin.ts';
import { rawHeader } from '../http/requests/client-address.ts';
import { chooseEncoding } from '../http/requests/encoded-body.ts';
import type { AppEnv } from '../session.ts';
import type { PublicPages } from './public-pages.ts';
import { encodeFile, type RenderedFile } from './rendered-file.ts';
import type { VisitorThrottles } from './visitor-limits.ts';

export interface PublicRoutesDeps {
  readonly pages: PublicPages;
  readonly origins: OriginRule;
  readonly throttles: VisitorThrottles;
  readonly addressOf: (c: Context<AppEnv>) => string;
  /** Whether the portal is only reached by https. */
  readonly https: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Handles the public addresses and passes all others on. It comes before the guard: nothing here reads a session or
 * sets a cookie.
 */
export function publicRoutes(deps: PublicRoutesDeps): MiddlewareHandler<AppEnv> {
  let schema: RenderedFile | undefined;
  const readSchema = () => (schema ??= encodeFile(deps.pages.schema()));
  return async (c, next) => {
    const { path } = c.req;
    if (isScreenPath(path)) {
      requireKnownHost(c, deps.origins);
      return send(c, await screenAnswer(c, deps), deps.https);
    }
    if (!isPublicPath(path)) return next();
    requireKnownHost(c, deps.origins);
    try {
      return send(c, await answer(c, deps, readSchema), deps.https);
    } catch (error) {
      deps.log.error({ requestId: c.get('requestId'), err: error }, 'a public address failed');
      return send(c, failedAnswer(path), deps.https);
    }
  };
}

function answer(
  c: Context<AppEnv>,
  deps: PublicRoutesDeps,
  schema: () => RenderedFile,
): Promise<PublicAnswer<RenderedFile>> {
  const { pages, throttles, addressOf } = deps;
  const { url, raw } = c.req;
  const query = url.indexOf('?');
  const request = {
    method: raw.method,
    path: c.req.path,
    query: query === -1 ? '' : url.slice(query),
    ifNoneMatch: rawHeader(c, 'if-none-match') ?? null,
  };
  return answerPublic(request, {
    lineupAt: (slug) =>
      pages.lineups.lineupAt(
        slug,
        throttles.asker(() => addressOf(c)),
      ),
    previewAt: async (token, path) => {
      const retryAfterSeconds = await throttles.preview(addressOf(c));
      if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds } as const;
      return pages.previews.file(token, path);
    },
    schema,
  });
}

async function screenAnswer(c: Context<AppEnv>, deps: PublicRoutesDeps): Promise<PublicAnswer<never>> {
  const { pages, throttles, addressOf, now } = deps;
  const { url, raw } = c.req;
  const query = url.indexOf('?');
  const request = {
    method: raw.method,
    path: c.req.path,
    query: query === -1 ? '' : url.slice(query),
    token: c.req.header('x-stage-token') ?? null,
    body: () => shortBody(raw),
  };
  const asker = { throttles: throttles.screens, address: () => addressOf(c), signal: raw.signal };
  const source = { ...pages.screens.source(asker), now, pauseMs: 0, page: pages.screenPage };
  try {
    return await answerScreen(request, source);
  } catch (error) {
    deps.log.error({ requestId: c.get('requestId'), err: error }, 'a stage screen could not be answered');
    return failedScreenAnswer();
  }
}

/** The body as text; null if it is longer than a screen sends, in which case reading stops. */
async function shortBody({ body }: Request): Promise<string | null> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const read = await reader?.read();
    if (read === undefined || read.done) return Buffer.concat(chunks).toString('utf8');
    bytes += read.value.byteLength;
    if (bytes > maximumBodyBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
}

const oneYear = 'max-age=31536000; includeSubDomains';

function send(c: Context<AppEnv>, { status, headers, body }: PublicAnswer<RenderedFile>, https: boolean) {
  const more = {
    ...headers,
    vary: 'accept-encoding',
    ...(https ? { 'strict-transport-security': oneYear } : {}),
  };
  if (body === null) return new Response(null, { status, headers: more });
  if (typeof body === 'string') {
    const length = String(Buffer.byteLength(body));
    return new Response(body, { status, headers: { ...more, 'content-length': length } });
  }
  const encoding = chooseEncoding(
    rawHeader(c, 'accept-encoding'),
    (name) => body.encoded[name] !== undefined,
  );
  const content = (encoding === null ? undefined : body.encoded[encoding]) ?? body.content;
  return new Response(content, {
    status,
    headers: {
      ...more,
      'content-length': String(content.byteLength),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
  });
}
