type Held = 'shared' | 'exclusive';

/** The part of a browser's locks that its tabs use: shared or exclusive, waiting or not. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const held: Held[] = [];
  const waiting: (() => void)[] = [];
  const isFree = (mode: Held) => (mode === 'shared' ? !held.includes('exclusive') : held.length === 0);
  const run = async <Result>(mode: Held, work: () => Result | Promise<Result>): Promise<Result> => {
    held.push(mode);
    try {
      return await work();
    } finally {
      held.splice(held.indexOf(mode), 1);
      for (const retry of waiting.splice(0)) retry();
    }
  };
  const request = async <Result>(
    name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    work: (lock: Lock | null) => Result | Promise<Result>,
  ): Promise<Result> => {
    while (!isFree(mode)) {
      if (ifAvailable) return work(null);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return run(mode, () => work({ name, mode }));
  };
  return { request } as Pick<LockManager, 'request'>;
}
