import type { ApplicationVerifier } from 'firebase/auth';

/** A check that always passes, for tests without a page. The SDK resets each after its message. */
export function passedCheck(): { readonly verifier: ApplicationVerifier; clear(): void } {
  const verifier = { type: 'recaptcha', verify: () => Promise.resolve('passed'), _reset: () => undefined };
  return { verifier, clear: () => undefined };
}
