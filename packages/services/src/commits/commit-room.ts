import { ServiceError } from '../service-error.ts';
import { commitSize, type DocumentReader, type Write } from '@lineup/provider';

/** How many of the documents that a commit of these writes is about fit into one; null where all do. */
export function fitting(
  { commitLimit }: Pick<DocumentReader, 'commitLimit'>,
  writes: readonly Write[],
  count: number,
): number | null {
  const size = commitSize(commitLimit, writes);
  return size <= commitLimit.bytes ? null : roundedDown((count * commitLimit.bytes) / size);
}

/** Refuses a commit that the provider would not take, before anything is sent; `tell` words it for `count` events. */
export function requireFitting(
  documents: Pick<DocumentReader, 'commitLimit'>,
  writes: readonly Write[],
  tell: (count: number, fitting: number) => string,
  count = writes.length,
): void {
  const fit = fitting(documents, writes, count);
  if (fit !== null) throw new ServiceError('payload-too-large', tell(count, fit));
}

/** Two digits are enough for an estimate, and what it says fits. */
function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.floor(count / step) * step;
}
