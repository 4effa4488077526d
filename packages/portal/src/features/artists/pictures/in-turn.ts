/**
 * Returns a function that does work, this much of it at a time and what was asked for last first. What is not needed any more when its
 * turn comes is passed over: the answer is null.
 */
export function inTurn(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <Result>(isNeeded: () => boolean, work: () => Promise<Result>): Promise<Result | null> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return isNeeded() ? await work() : null;
    } finally {
      const next = waiting.pop();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
