import { createHash, type Hash } from 'node:crypto';

/** The header `etag` for this content: the beginning of its hash, in quotes. */
export function etagOf(content: Uint8Array): string {
  return etagOfHash(createHash('sha256').update(content));
}

/** The same for a content whose `hash` was fed in pieces. */
export function etagOfHash(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}
