import { ServiceError } from '../service-error.ts';
import { commitSize, type DocumentReader, type Write } from '@lineup/provider';

/** Returns how many documents of a commit with these writes would fit in one commit; null if all do. */
export function fitting(
  { commitLimit }: Pick<DocumentReader, 'commitLimit'>,
  writes: readonly Write[],
  count: number,
): number | null {
  const size = commitSize(commitLimit, writes);
  return size <= commitLimit.bytes ? null : roundedDown((count * commitLimit.bytes) / size);
}

/**
 * Rejects a commit that exceeds the provider's limit before anything is sent; `tell` returns the text for `count`
 * events.
 */
export function requireFitting(
  documents: Pick<DocumentReader, 'commitLimit'>,
  writes: readonly Write[],
  tell: (count: number, fitting: number) => string,
  count = writes.length,
): void {
  const fit = fitting(documents, writes, count);
  if (fit !== null) throw new ServiceError('payload-too-large', tell(count, fit));
}

/** Rounds down to two digits: precise enough for an estimate, and that many do fit. */
function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.floor(count / step) * step;
}
