/** Work that pauses at each `yield`, so that others have their turn. */
export type Sliced<Result> = Generator<void, Result, void>;

/**
 * Makes the pauses: each ends when all that waited before has had its turn, and only one piece of work goes on in each
 * round of the event loop, however many are under way. Requests in between wait for one slice, not for one of each.
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

/** Carries the work on to its end, with a pause wherever it asks for one. */
export async function carryOn<Result>(work: Sliced<Result>, pause: () => Promise<void>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await pause();
  }
}
