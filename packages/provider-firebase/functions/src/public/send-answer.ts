import type { PublicAnswer } from '@lineup/lineup-page/http';
import type { Request } from 'firebase-functions/https';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedFile } from './public-source.ts';

type Response = NonNullable<Request['res']>;

/** Compressing shorter responses gains nothing. */
const compressedFrom = 1024;
/** A page of 450 KB takes a few milliseconds, less than rendering it. */
const brotliQuality = 5;

/**
 * Sends a response, with texts compressed as the request accepts: what Hosting fetches and caches is billed by its
 * bytes, and Hosting passes compressed responses on unchanged.
 */
export async function sendAnswer(
  request: Request,
  response: Response,
  { status, headers, body }: PublicAnswer<ServedFile>,
): Promise<void> {
  response.status(status).set(headers).vary('accept-encoding');
  if (body === null) {
    response.end();
    return;
  }
  const content = Buffer.from(typeof body === 'string' ? body : body.content);
  const encoding = encodingFor(request, content, headers['content-type'] ?? '');
  if (encoding !== null) response.set('content-encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else response.end(encoding === null ? content : await compress[encoding](content));
}

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;

/** Pictures are already compressed. */
function encodingFor(request: Request, content: Buffer, contentType: string): keyof typeof compress | null {
  if (content.byteLength < compressedFrom || !/^(?:text|application)\//u.test(contentType)) return null;
  const accepted = request.acceptsEncodings('br', 'gzip');
  return accepted === 'br' || accepted === 'gzip' ? accepted : null;
}
