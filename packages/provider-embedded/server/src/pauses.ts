/**
 * Creates pauses that let other work run: each ends after everything that waited before, and only one piece of work
 * continues in each round of the event loop. So requests in between wait for one of them, not for all.
 */
export function createPauses(nextRound: (work: () => void) => void = setImmediate): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) nextRound(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) nextRound(next);
    });
}
