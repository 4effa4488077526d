/**
 * Makes pauses in which others have their turn: each ends when all that waited before has had its turn, and only one piece of
 * work goes on in each round of the event loop, however many are under way. Requests in between wait for one, not for all.
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
