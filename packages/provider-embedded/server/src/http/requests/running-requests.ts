import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../session.ts';

/** The requests that are being answered. One goes on when its connection is cut, so that connections tell too little. */
export interface RunningRequests {
  readonly middleware: MiddlewareHandler<AppEnv>;
  /** Settles when none is under way. */
  idle(): Promise<void>;
}

export function createRunningRequests(): RunningRequests {
  const running = new Set<Promise<void>>();
  return {
    middleware: (_, next) => {
      const request = next().finally(() => running.delete(request));
      running.add(request);
      return request;
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
