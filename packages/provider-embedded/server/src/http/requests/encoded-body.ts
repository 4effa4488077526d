import type { Context } from 'hono';
import type { AppEnv } from '../../session.ts';

export type Encoding = 'br' | 'gzip';

/** A body that is sent several times, with its etag and cached encodings. */
export interface EncodedBody {
  readonly type: string;
  /** In quotes, as in the header; differs for other content. */
  readonly etag: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/**
 * Responds with the body in the best encoding the browser accepts, or with 304 if the browser already has the content.
 */
export function sendEncoded(c: Context<AppEnv>, body: EncodedBody, cacheControl: string): Response {
  c.header('vary', 'accept-encoding');
  c.header('etag', body.etag);
  c.header('cache-control', cacheControl);
  if (hasContent(c, body)) return c.body(null, 304);
  c.header('content-type', body.type);
  const encoding = chooseEncoding(
    c.req.header('accept-encoding'),
    (name) => body.encoded[name] !== undefined,
  );
  if (encoding !== null) c.header('content-encoding', encoding);
  const content = (encoding === null ? undefined : body.encoded[encoding]) ?? body.content;
  c.header('content-length', String(content.byteLength));
  return c.body(content);
}

/** Returns true if the browser already has this content. */
export function hasContent(c: Context<AppEnv>, { etag }: Pick<EncodedBody, 'etag'>): boolean {
  return c.req.header('if-none-match')?.includes(etag) === true;
}

/** The best encoding that the header `accept-encoding` accepts and that `isThere` has, or null. */
export function chooseEncoding(
  accepted: string | undefined,
  isThere: (encoding: Encoding) => boolean,
): Encoding | null {
  if (accepted === undefined) return null;
  for (const encoding of ['br', 'gzip'] as const) {
    if (isThere(encoding) && accepted.includes(encoding) && !refused[encoding].test(accepted))
      return encoding;
  }
  return null;
}

const refused: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?(?:,|$)/u,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?:,|$)/u,
};
