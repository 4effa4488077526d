import { describe, expect, it } from 'vitest';
import { codeFor, eventually, expectRefusal, follow, otherCode, worldFor } from './harness.ts';
import type { AccountTraits, ContractSubject } from './world.ts';

export function describeSignIn(subject: ContractSubject): void {
  const { differences } = subject;

  describe('signing in', () => {
    const { world, passwordOnly } = worldFor(subject);

    it('asks for the code that was sent to the phone, and is done with it', async () => {
      const account = await world().makeAccount({ enrolled: true });
      const { auth } = world().newBrowser().open();
      const session = follow({ auth });
      await eventually(() => expect(session.latest()).toEqual({ state: 'signedOut' }));
      const outcome = await auth.signIn(account.email, account.password);
      expect(outcome).toEqual({
        kind: 'secondFactor',
        challenge: {
          phoneHint: account.phone.slice(-4),
          codeSent: true,
          resendAt: expect.any(Number) as number,
        },
        smsError: null,
      });
      expect(session.latest()).toMatchObject({ state: 'secondFactor', challenge: { codeSent: true } });
      const code = await codeFor(world(), account);
      expect(code).toMatch(/^\d{6}$/u);
      await auth.verifyCode(code);
      const user = { id: account.id, email: account.email };
      expect(session.latest()).toEqual({ state: 'signedIn', user });
    });

    it('lasts when the page is reloaded', async () => {
      const { browser, provider, account } = await passwordOnly();
      await provider.auth.verifyCode(await codeFor(world(), account));
      const session = follow(browser.open());
      expect(session.states).toEqual([{ state: 'loading' }]);
      const user = { id: account.id, email: account.email };
      await eventually(() => expect(session.latest()).toEqual({ state: 'signedIn', user }));
    });

    it.each([
      ['an unknown address', { email: 'nobody@festival.example' }, {}, differences.unknownEmail],
      ['a wrong password', { password: 'not the password' }, {}, differences.wrongPassword],
      ['a disabled account', {}, { disabled: true }, differences.disabledAccount],
      ['no users record and no phone', {}, { record: false, enrolled: false }, 'not-an-administrator'],
      ['no permission and no phone', {}, { administrator: false, enrolled: false }, 'not-an-administrator'],
      [
        'another kind of second factor',
        {},
        { enrolled: false, otherFactor: true },
        'unsupported-second-factor',
      ],
    ] as const)('is refused with %s and leaves no session behind', async (_, given, traits, code) => {
      const account = await world().makeAccount({ enrolled: true, ...(traits satisfies AccountTraits) });
      const browser = world().newBrowser();
      const { auth, documents } = browser.open();
      const { email, password } = { ...account, ...given };
      await expectRefusal(auth.signIn(email, password), code);
      const session = follow(browser.open());
      await eventually(() => expect(session.latest()).toEqual({ state: 'signedOut' }));
      await expectRefusal(documents.query({ collection: 'festivals' }), 'unauthenticated');
      await expect(world().lastCode(account.phone)).resolves.toBeNull();
    });

    it.each([
      ['no users record', { record: false }],
      ['no permission', { administrator: false }],
    ] as const)('is refused with %s though a phone is enrolled', async (_, traits) => {
      const account = await world().makeAccount({ enrolled: true, ...traits });
      const browser = world().newBrowser();
      const { auth, documents } = browser.open();
      let codeWasAwaited = false;
      const signIn = async () => {
        await auth.signIn(account.email, account.password);
        codeWasAwaited = true;
        await auth.verifyCode(await codeFor(world(), account));
      };
      await expectRefusal(signIn(), 'not-an-administrator');
      expect(codeWasAwaited).toBe(differences.permissionKnown === 'afterCode');
      const session = follow({ auth });
      await eventually(() => expect(session.latest()).toEqual({ state: 'signedOut' }));
      const reloaded = follow(browser.open());
      await eventually(() => expect(reloaded.latest()).toEqual({ state: 'signedOut' }));
      await expectRefusal(documents.query({ collection: 'festivals' }), 'unauthenticated');
    });

    it('waits for the code in a reloaded page, where it outlives the page', async () => {
      const { browser } = await passwordOnly();
      const reloaded = follow(browser.open());
      const state = differences.awaitedCode === 'outlivesPage' ? 'secondFactor' : 'signedOut';
      await eventually(() => expect(reloaded.latest().state).toBe(state));
    });

    it('takes the address in any letter case', async () => {
      const account = await world().makeAccount({ enrolled: true });
      const { auth } = world().newBrowser().open();
      const outcome = await auth.signIn(account.email.toUpperCase(), account.password);
      expect(outcome.kind).toBe('secondFactor');
    });
  });

  describe('the code', () => {
    const { world, passwordOnly } = worldFor(subject);

    it('may be given again after a wrong one', async () => {
      const { provider, account } = await passwordOnly();
      const session = follow(provider);
      const code = await codeFor(world(), account);
      await expectRefusal(provider.auth.verifyCode(otherCode(code)), 'invalid-code');
      await eventually(() => expect(session.latest().state).toBe('secondFactor'));
      await provider.auth.verifyCode(code);
      expect(session.latest().state).toBe('signedIn');
    });

    it('works once', async () => {
      const { browser, provider, account } = await passwordOnly();
      const code = await codeFor(world(), account);
      await provider.auth.verifyCode(code);
      await provider.auth.signOut();
      const { auth } = browser.open();
      await expectRefusal(auth.verifyCode(code), 'no-pending-verification');
    });

    it('is not even looked at while no sign-in is under way', async () => {
      const { auth } = world().newBrowser().open();
      await expectRefusal(auth.verifyCode('123456'), 'no-pending-verification');
      await expectRefusal(auth.resendCode(), 'no-pending-sign-in');
    });

    it('is no good in the browser of another', async () => {
      const mine = await passwordOnly();
      const other = await passwordOnly();
      const code = await codeFor(world(), mine.account);
      if (code === (await codeFor(world(), other.account))) return;
      await expectRefusal(other.provider.auth.verifyCode(code), 'invalid-code');
    });

    it('is dead after five wrong ones', async () => {
      const { provider, account } = await passwordOnly();
      const code = await codeFor(world(), account);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await expectRefusal(provider.auth.verifyCode(otherCode(code)), 'invalid-code', 'too-many-requests');
      }
      await expectRefusal(provider.auth.verifyCode(code), 'code-expired', 'too-many-requests');
    });

    it('is not sent again at once', async () => {
      const { provider } = await passwordOnly();
      const refused = await expectRefusal(provider.auth.resendCode(), 'too-many-requests');
      expect(refused.retryAfterSeconds ?? 30).toBeLessThanOrEqual(30);
    });
  });

  describe.runIf(differences.clock === 'movable')('the code in the course of time', () => {
    const { world, passwordOnly } = worldFor(subject);

    it('is replaced by the next one', async () => {
      const { provider, account } = await passwordOnly();
      const session = follow(provider);
      const first = await codeFor(world(), account);
      world().advanceClock(31);
      const challenge = await provider.auth.resendCode();
      expect(challenge).toMatchObject({ phoneHint: account.phone.slice(-4), codeSent: true });
      expect(challenge.resendAt).toBeGreaterThan(world().now());
      expect(session.latest()).toEqual({ state: 'secondFactor', challenge });
      const second = await codeFor(world(), account);
      if (first !== second) await expectRefusal(provider.auth.verifyCode(first), 'invalid-code');
      await provider.auth.verifyCode(second);
      expect(session.latest().state).toBe('signedIn');
    });

    it('may be asked for at the time told', async () => {
      const { provider } = await passwordOnly();
      const session = follow(provider);
      const challenge = await eventually(() => {
        const latest = session.latest();
        if (latest.state !== 'secondFactor') throw new Error(latest.state);
        return latest.challenge;
      });
      world().advanceClock(Math.ceil((challenge.resendAt - world().now()) / 1000));
      await expect(provider.auth.resendCode()).resolves.toMatchObject({ codeSent: true });
    });

    it('expires after five minutes', async () => {
      const { provider, account } = await passwordOnly();
      const code = await codeFor(world(), account);
      world().advanceClock(301);
      await expectRefusal(provider.auth.verifyCode(code), 'code-expired');
    });
  });

  describe.runIf(differences.faults === 'injectable')('a message that cannot be sent', () => {
    const { world } = worldFor(subject);

    it('leaves the sign-in open for another try', async () => {
      const account = await world().makeAccount({ enrolled: true });
      const { auth } = world().newBrowser().open();
      world().failNextMessage();
      const outcome = await auth.signIn(account.email, account.password);
      expect(outcome).toMatchObject({
        kind: 'secondFactor',
        challenge: { codeSent: false },
        smsError: { code: 'sms-failed' },
      });
      await expectRefusal(auth.verifyCode('123456'), 'no-pending-verification');
      if (differences.clock === 'movable') world().advanceClock(31);
      await expect(auth.resendCode()).resolves.toMatchObject({ codeSent: true });
      await auth.verifyCode(await codeFor(world(), account));
    });

    it('is told of by a resend', async () => {
      const account = await world().makeAccount({ enrolled: true });
      const { auth } = world().newBrowser().open();
      await auth.signIn(account.email, account.password);
      if (differences.clock === 'movable') world().advanceClock(31);
      world().failNextMessage();
      await expectRefusal(auth.resendCode(), 'sms-failed');
    });
  });
}
