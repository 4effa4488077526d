// First: later imports expect a page.
import '../../../testing/page-globals.ts';
import { isProviderError } from '@lineup/provider';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningEmulators } from '../../../testing/emulators.ts';
import { invisibleCheck } from './recaptcha.ts';
import { createAuthWorld, type AuthWorld } from './testing/auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld(runningEmulators());
});
afterAll(() => world.close());
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** The script of the check, once requested. */
const script = () =>
  vi.waitFor(() => {
    const found = document.querySelector('script[src*="recaptcha"]');
    if (found === null) throw new Error('No script yet');
    return found;
  });

async function signInWithRealCheck() {
  const account = await world.account();
  const page = world.page({ makeVerifier: invisibleCheck });
  // The emulator accepts any check; here the page should load the real one, which no test can pass.
  page.auth.settings.appVerificationDisabledForTesting = false;
  return page.port.signIn(account.email, account.password);
}

describe('the invisible check', () => {
  it('is passed again for each message, and leaves nothing on the page', async () => {
    const account = await world.account();
    const page = world.page({ makeVerifier: invisibleCheck });
    const outcome = await page.port.signIn(account.email, account.password);
    expect(outcome).toMatchObject({ challenge: { codeSent: true }, smsError: null });
    expect(document.body.children).toHaveLength(0);
    await page.port.signIn(account.email, account.password);
    await page.port.verifyCode(await world.codeTo(account.phone));
    expect(document.body.children).toHaveLength(0);
  });

  it.each([
    [true, 'browser-interference'],
    [false, 'unavailable'],
  ])('whose script does not load (online: %s) is told as %s', async (onLine, code) => {
    const signIn = signInWithRealCheck();
    const blocked = await script();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    blocked.dispatchEvent(new Event('error'));
    await expect(signIn).resolves.toMatchObject({ challenge: { codeSent: false }, smsError: { code } });
    expect(document.body.children).toHaveLength(0);
  });

  it('that is never answered is told as failed', async () => {
    const check = invisibleCheck(world.page().auth);
    vi.useFakeTimers();
    try {
      // Its challenge was closed, which is not reported.
      vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(check.verifier)), 'verify').mockReturnValue(
        new Promise(() => undefined),
      );
      const response = check.verifier
        .verify()
        .catch((error: unknown) => isProviderError(error, 'captcha-failed'));
      await vi.advanceTimersByTimeAsync(120_000);
      await expect(response).resolves.toBe(true);
    } finally {
      vi.useRealTimers();
      check.clear();
    }
  });
});
