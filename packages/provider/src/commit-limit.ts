import type { Write } from './documents.ts';
import { ProviderError } from './errors.ts';

/** How much one commit may hold. */
export interface CommitLimit {
  readonly bytes: number;
  /** So many of the bytes the write takes, by the provider's own way of counting; an estimate errs upwards. */
  sizeOf(write: Write): number;
}

/** How many bytes of the limit a commit of these writes takes. */
export function commitSize(limit: CommitLimit, writes: readonly Write[]): number {
  return writes.reduce((sum, write) => sum + limit.sizeOf(write), 0);
}

/** Fails with `payload-too-large` where the provider would not take the writes in one commit. */
export function requireRoom(limit: CommitLimit, writes: readonly Write[]): void {
  const size = commitSize(limit, writes);
  if (size <= limit.bytes) return;
  throw new ProviderError('payload-too-large', `${size} bytes in one commit, of ${limit.bytes}`);
}
