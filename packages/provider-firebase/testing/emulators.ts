import { inject } from 'vitest';
import type { Emulators } from '../emulators/start-emulators.mjs';

export type { Emulators };

declare module 'vitest' {
  interface ProvidedContext {
    readonly emulators: Emulators;
  }
}

/** The emulators that run during the tests. */
export function runningEmulators(): Emulators {
  return inject('emulators');
}
