import { isProviderError, type ProviderErrorCode } from '@lineup/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningEmulators } from '../../../../testing/emulators.ts';
import { createAuthWorld, type AuthAccount, type AuthWorld } from '../testing/auth-world.ts';
import type { AuthPage } from '../testing/auth-page.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld(runningEmulators());
});
afterAll(() => world.close());

/** The service's error code, and the port's error. */
const messageFaults: readonly [error: string, code: ProviderErrorCode][] = [
  ['Error code: 39', 'sms-failed'],
  ['QUOTA_EXCEEDED : Exceeded quota.', 'sms-quota-exceeded'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['CAPTCHA_CHECK_FAILED : Hostname match not found', 'captcha-failed'],
  ['INVALID_APP_CREDENTIAL', 'phone-auth-not-configured'],
  ['APP_NOT_AUTHORIZED', 'phone-auth-not-configured'],
  ['OPERATION_NOT_ALLOWED : SMS based MFA not enabled.', 'sms-not-enabled'],
  ['INVALID_RECAPTCHA_TOKEN', 'captcha-failed'],
  ['A_WORD_OF_TOMORROW', 'internal'],
];

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (isProviderError(error) ? error.code : error),
  );

async function awaitingCode(): Promise<{ page: AuthPage; account: AuthAccount }> {
  const account = await world.account();
  const page = world.page();
  await page.port.signIn(account.email, account.password);
  return { page, account };
}

async function newcomer(): Promise<{ page: AuthPage; account: AuthAccount }> {
  const account = await world.account({ enrolled: false });
  const page = world.page();
  await page.port.signIn(account.email, account.password);
  return { page, account };
}

function stateOf(page: AuthPage): string {
  let state = '';
  page.port.observe((session) => {
    state = session.state;
  })();
  return state;
}

describe('the password', () => {
  it.each<[string, ProviderErrorCode]>([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled.', 'too-many-requests'],
    ['USER_DISABLED', 'invalid-credentials'],
    ['INVALID_PASSWORD', 'wrong-password'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['INVALID_EMAIL', 'invalid-email'],
    ['A_WORD_OF_TOMORROW', 'internal'],
  ])('that is answered with %s: %s, and nobody is signed in', async (error, code) => {
    const account = await world.account({ enrolled: false });
    const page = world.page();
    world.proxy.failNext({ path: ':signInWithPassword', error });
    await expect(codeOf(page.port.signIn(account.email, account.password))).resolves.toBe(code);
    expect(stateOf(page)).toBe('signedOut');
  });

  it('that cannot be sent is told as a lack of a connection', async () => {
    const away = await createAuthWorld(runningEmulators());
    const page = away.page();
    await page.auth.authStateReady();
    await away.proxy.stop();
    await expect(codeOf(page.port.signIn('a@b.example', 'x'))).resolves.toBe('unavailable');
    await expect(codeOf(page.port.sendPasswordReset('a@b.example'))).resolves.toBe('unavailable');
    await page.close();
  });

  it.each<[string, ProviderErrorCode]>([
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
    ['INVALID_LOGIN_CREDENTIALS', 'wrong-password'],
    ['TOKEN_EXPIRED', 'unauthenticated'],
  ])('asked for again and answered with %s: %s', async (error, code) => {
    const { page, account } = await newcomer();
    world.proxy.failNext({ path: ':signInWithPassword', error });
    await expect(codeOf(page.port.reauthenticate(account.password))).resolves.toBe(code);
  });
});

describe('the first message of a sign-in', () => {
  it.each(messageFaults)(
    'that is answered with %s: %s, and may be asked for again at once',
    async (error, code) => {
      const account = await world.account();
      const page = world.page();
      world.proxy.failNext({ path: '/mfaSignIn:start', error });
      const outcome = await page.port.signIn(account.email, account.password);
      expect(outcome).toMatchObject({
        kind: 'secondFactor',
        challenge: { codeSent: false },
        smsError: { code },
      });
      expect(stateOf(page)).toBe('secondFactor');
      await expect(codeOf(page.port.verifyCode('123456'))).resolves.toBe('no-pending-verification');
      await expect(page.port.resendCode()).resolves.toMatchObject({ codeSent: true });
      await page.port.verifyCode(await world.codeTo(account.phone));
      expect(stateOf(page)).toBe('signedIn');
    },
  );
});

describe('the code of a sign-in', () => {
  it.each<[string, ProviderErrorCode]>([
    ['SESSION_EXPIRED : The SMS code has expired.', 'code-expired'],
    ['INVALID_SESSION_INFO', 'code-expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ])('that is answered with %s: %s, and the sign-in stands', async (error, code) => {
    const { page, account } = await awaitingCode();
    const sent = await world.codeTo(account.phone);
    world.proxy.failNext({ path: '/mfaSignIn:finalize', error });
    await expect(codeOf(page.port.verifyCode(sent))).resolves.toBe(code);
    await page.port.verifyCode(sent);
    expect(stateOf(page)).toBe('signedIn');
  });

  it.each(['INVALID_MFA_PENDING_CREDENTIAL', 'MFA_ENROLLMENT_NOT_FOUND'])(
    'that is answered with %s ends the sign-in: the password has to be given again',
    async (error) => {
      const { page, account } = await awaitingCode();
      const sent = await world.codeTo(account.phone);
      world.proxy.failNext({ path: '/mfaSignIn:finalize', error });
      await expect(codeOf(page.port.verifyCode(sent))).resolves.toBe('no-pending-sign-in');
      expect(stateOf(page)).toBe('signedOut');
      await expect(codeOf(page.port.resendCode())).resolves.toBe('no-pending-sign-in');
    },
  );
});

describe('the message of an enrolment', () => {
  it.each<[string, ProviderErrorCode]>([
    ...messageFaults,
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
    ['INVALID_PHONE_NUMBER : Invalid format.', 'invalid-phone-number'],
    ['UNVERIFIED_EMAIL : Need to verify email first.', 'phone-auth-not-configured'],
  ])('that is answered with %s: %s, and may be asked for again at once', async (error, code) => {
    const { page, account } = await newcomer();
    world.proxy.failNext({ path: '/mfaEnrollment:start', error });
    await expect(codeOf(page.port.startEnrolment(account.phone))).resolves.toBe(code);
    await expect(page.port.startEnrolment(account.phone)).resolves.toMatchObject({ codeSent: true });
  });

  it('needs a sign-in that lasts: an ended one is told, and nobody is signed in', async () => {
    const { page, account } = await newcomer();
    world.proxy.failNext({ path: '/mfaEnrollment:start', error: 'TOKEN_EXPIRED' });
    await expect(codeOf(page.port.startEnrolment(account.phone))).resolves.toBe('unauthenticated');
  });
});

describe('the code of an enrolment', () => {
  it.each<[string, ProviderErrorCode]>([
    ['SESSION_EXPIRED', 'code-expired'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
    ['SECOND_FACTOR_EXISTS', 'phone-already-enrolled'],
  ])('that is answered with %s: %s', async (error, code) => {
    const { page, account } = await newcomer();
    await page.port.startEnrolment(account.phone);
    world.proxy.failNext({ path: '/mfaEnrollment:finalize', error });
    const sent = await world.codeTo(account.phone);
    await expect(codeOf(page.port.completeEnrolment(sent, 'Phone'))).resolves.toBe(code);
    await page.port.completeEnrolment(sent, 'Phone');
    expect(stateOf(page)).toBe('signedIn');
  });
});

describe('the reset mail', () => {
  it.each([
    ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests'],
    ['INVALID_RECIPIENT_EMAIL', 'invalid-email'],
    // Even if a project reveals unknown addresses, the portal does not.
    ['EMAIL_NOT_FOUND', 'no failure'],
  ])('that is answered with %s: %s', async (error, code) => {
    world.proxy.failNext({ path: ':sendOobCode', error });
    await expect(codeOf(world.page().port.sendPasswordReset('a@b.example'))).resolves.toBe(code);
  });
});

describe('the control of the faults', () => {
  it('is open to browser tests, too', async () => {
    const body = JSON.stringify({ path: ':sendOobCode', error: 'QUOTA_EXCEEDED', status: 429 });
    const { status } = await fetch(`http://${world.proxy.host}/__fault`, { method: 'POST', body });
    expect(status).toBe(204);
    await expect(codeOf(world.page().port.sendPasswordReset('a@b.example'))).resolves.toBe(
      'sms-quota-exceeded',
    );
  });
});
