import type { Context } from 'hono';
import type { AppEnv } from '../../session.ts';

export type Encoding = 'br' | 'gzip';

/** A body that is sent more than once, with the name of its content and the encodings that were made of it. */
export interface EncodedBody {
  readonly type: string;
  /** In quotes, as the header has it; another content has another one. */
  readonly etag: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** Answers with the body in the best encoding the browser takes, or with 304 where it has the content already. */
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

/** Returns true if the browser says that it has this very content. */
export function hasContent(c: Context<AppEnv>, { etag }: Pick<EncodedBody, 'etag'>): boolean {
  return c.req.header('if-none-match')?.includes(etag) === true;
}

/** The best encoding that a browser takes by its header `accept-encoding` and `isThere` has, or null. */
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
