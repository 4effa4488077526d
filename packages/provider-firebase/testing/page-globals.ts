import { afterAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import type { ApplicationVerifier } from 'firebase/auth';

/*
 * A page's globals over Node's own modules, for the file that imports this first: Vitest's own jsdom environment gives
 * its files the modules as a browser loads them, where the emulators' proxies, which are servers, can't be imported.
 */
const page = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(() => page.teardown(globalThis));

/** A check that is always passed, for where there is no page to show one. The SDK resets each after its message. */
export function passedCheck(): { readonly verifier: ApplicationVerifier; clear(): void } {
  const verifier = { type: 'recaptcha', verify: () => Promise.resolve('passed'), _reset: () => undefined };
  return { verifier, clear: () => undefined };
}
