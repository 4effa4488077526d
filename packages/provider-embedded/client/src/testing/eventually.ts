import { vi } from 'vitest';

/** Waits until `check` no longer throws, looking every other millisecond; answers what it returned. */
export function eventually<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, { interval: 2, timeout: 3000 });
}
