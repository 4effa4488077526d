/** Limits how many tasks run at a time; others wait in order of arrival. */
export function createTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };
  /** Starts the next waiting task, if any. */
  const end = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
