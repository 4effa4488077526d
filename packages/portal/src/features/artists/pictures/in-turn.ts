/**
 * Returns a function that runs this many tasks at a time, latest request first. Tasks that are no longer needed when
 * their turn comes are skipped and resolve to null.
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
