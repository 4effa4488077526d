import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../session.ts';

/**
 * Tracks requests in progress. They continue when their connection is closed, so counting connections is not enough.
 */
export interface RunningRequests {
  readonly middleware: MiddlewareHandler<AppEnv>;
  /** Settles when no request is in progress. */
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
