import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, EncodedBody } from '../../http/requests/encoded-body.ts';

/** The bytes of a response. */
export interface ResponseBody {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Returns the body in this encoding, which is made once, off the main thread, on first use. */
  withEncoding(encoding: Encoding | null): Promise<EncodedBody>;
  readonly etag: string;
  /** Resolves after a pause, when no encoding is in progress. */
  idle(pause: () => Promise<void>): Promise<void>;
}

/** Shorter texts fit into one packet without compression. */
const worthEncoding = 1400;

/** Saves four fifths of what the highest qualities do, in a twentieth of their time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encode: Readonly<Record<Encoding, (content: Uint8Array) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, brotliOptions),
  gzip: (content) => promisify(gzip)(content),
};

export function createResponseBody(content: Uint8Array<ArrayBuffer>, etag: string): ResponseBody {
  const plain: EncodedBody = { type: 'application/json', etag, content, encoded: {} };
  const made = new Map<Encoding, Promise<EncodedBody>>();
  const make = async (encoding: Encoding): Promise<EncodedBody> => ({
    ...plain,
    encoded: { [encoding]: new Uint8Array(await encode[encoding](content)) },
  });
  return {
    content,
    etag,
    withEncoding: (encoding) => {
      if (encoding === null || content.byteLength < worthEncoding) return Promise.resolve(plain);
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      return known;
    },
    idle: async (pause) => {
      await pause();
      await Promise.allSettled(made.values());
    },
  };
}
