import { createHash } from 'node:crypto';

/** The header `etag` for this content: the beginning of its hash, in quotes. */
export function etagOf(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
