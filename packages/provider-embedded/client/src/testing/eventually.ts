import { vi } from 'vitest';

/** Waits until `check` no longer throws, trying every other millisecond; returns its result. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { interval: 2, timeout: 3000 });
}
