import { createHash, type Hash } from 'node:crypto';

/** The `etag` header for this content: the beginning of its hash, in quotes. */
export function etagOf(content: Uint8Array): string {
  return etagOfHash(createHash('sha256').update(content));
}

/** The same for content whose `hash` was updated in chunks. */
export function etagOfHash(hash: Hash): string {
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}
