import type { Logger } from 'pino';

/** Work that continues after the response was sent. */
export interface BackgroundWork {
  /** Starts `work`; its failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void;
  /** Settles when no work is in progress. */
  idle(): Promise<void>;
}

export function createBackgroundWork(log: Pick<Logger, 'error'>): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
