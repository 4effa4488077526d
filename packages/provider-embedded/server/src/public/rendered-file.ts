import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PublicFile } from '@lineup/lineup-page';
import type { ReadyFile } from '@lineup/lineup-page/http';
import { etagOf } from '../http/pages/etag.ts';
import type { EncodedBody } from '../http/requests/encoded-body.ts';

/** A file of a release with its bytes in every encoding. */
export interface RenderedFile extends ReadyFile, Pick<EncodedBody, 'content' | 'encoded'> {
  /** The total size of its encodings. */
  readonly bytes: number;
}

/** Compressing shorter files gains nothing. */
const compressedFrom = 1024;
/** The best quality without a noticeable delay: the first visitor after a release waits for it. */
const brotliQuality = 9;

/**
 * Encodes a file in the calling thread. Node.js has few threads for compression, shared by the whole process: a large
 * page and its feed would occupy all of them, at the priority of the server's own thread.
 */
export function encodeFile(file: PublicFile): RenderedFile {
  const content = new TextEncoder().encode(file.body);
  const encoded = content.byteLength < compressedFrom ? {} : compress(content);
  return { ...plainFile(file, content), encoded, bytes: sizeOf([content, ...Object.values(encoded)]) };
}

/** A picture, which is already compressed. */
export function pictureFile(content: Uint8Array<ArrayBuffer>, contentType: string): RenderedFile {
  return { ...plainFile({ contentType, cors: true }, content), encoded: {}, bytes: content.byteLength };
}

function plainFile(file: Omit<PublicFile, 'body'>, content: Uint8Array<ArrayBuffer>) {
  const { contentType, cors, fileName, status, inlineStyle } = file;
  return {
    contentType,
    cors,
    ...(fileName === undefined ? {} : { fileName }),
    ...(status === undefined ? {} : { status }),
    ...(inlineStyle === undefined ? {} : { styleHash: styleHashOf(inlineStyle) }),
    etag: etagOf(content),
    content,
  };
}

function styleHashOf(style: string): string {
  return createHash('sha256').update(style).digest('base64');
}

function compress(content: Uint8Array): RenderedFile['encoded'] {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const br = brotliCompressSync(content, { params });
  const gz = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
