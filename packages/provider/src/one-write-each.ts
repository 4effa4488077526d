import type { Write } from './documents.ts';
import { ProviderError } from './errors.ts';

/**
 * Passes where every document is named once. Fails with `invalid-argument` where a commit names one twice: what is to be
 * left of it would depend on the order in which a provider carries writes out.
 */
export function requireOneWriteEach(writes: readonly Write[]): void {
  const named = new Set<string>();
  for (const { path } of writes) {
    if (named.has(path))
      throw new ProviderError('invalid-argument', `${path} is written twice in one commit`);
    named.add(path);
  }
}
