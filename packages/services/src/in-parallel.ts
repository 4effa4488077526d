import type { AbortSignalLike } from '@lineup/provider';

/** Runs the work for each item in order, this many at a time; starts no more once `signal` is aborted. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  signal: Pick<AbortSignalLike, 'aborted'>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
