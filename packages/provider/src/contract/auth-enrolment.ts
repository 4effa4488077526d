import { messages, paths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { makeFestival } from './data.ts';
import { codeFor, eventually, expectRefusal, follow, given, otherCode, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

export function describeEnrolment(subject: ContractSubject): void {
  describe('enrolment', () => {
    const { world, passwordOnly } = worldFor(subject);
    const newcomer = () => passwordOnly({ enrolled: false });

    it('is what an administrator without a phone is led to', async () => {
      const account = await world().makeAccount({ enrolled: false });
      const browser = world().newBrowser();
      const outcome = await browser.open().auth.signIn(account.email, account.password);
      expect(outcome).toEqual({ kind: 'enrolment' });
      const session = follow(browser.open());
      const user = { id: account.id, email: account.email };
      await eventually(() => expect(session.latest()).toEqual({ state: 'enrolment', user }));
    });

    it('proves the phone with a code and signs in', async () => {
      const { provider, account } = await newcomer();
      const session = follow(provider);
      const challenge = await provider.auth.startEnrolment(account.phone);
      expect(challenge).toMatchObject({ phoneHint: account.phone.slice(-4), codeSent: true });
      expect(challenge.resendAt).toBeGreaterThan(world().now());
      expect(session.latest().state).toBe('enrolment');
      await provider.auth.completeEnrolment(await codeFor(world(), account), 'Phone');
      const user = { id: account.id, email: account.email };
      expect(session.latest()).toEqual({ state: 'signedIn', user });
      await expect(provider.documents.query({ collection: 'festivals' })).resolves.toEqual([]);
    });

    it('makes the next sign-in ask for a code', async () => {
      const { browser, provider, account } = await newcomer();
      await provider.auth.startEnrolment(account.phone);
      await provider.auth.completeEnrolment(await codeFor(world(), account), 'Phone');
      await provider.auth.signOut();
      if (subject.differences.clock === 'movable') world().advanceClock(31);
      const outcome = await browser.open().auth.signIn(account.email, account.password);
      expect(outcome).toMatchObject({
        kind: 'secondFactor',
        challenge: { phoneHint: account.phone.slice(-4) },
      });
    });

    it('refuses a wrong code and takes the right one after it', async () => {
      const { provider, account } = await newcomer();
      await provider.auth.startEnrolment(account.phone);
      const code = await codeFor(world(), account);
      await expectRefusal(provider.auth.completeEnrolment(otherCode(code), 'Phone'), 'invalid-code');
      await provider.auth.completeEnrolment(code, 'Phone');
    });

    it.each(['', '12125550100', '+1', '+12', 'phone', '+1212555010000000000'])(
      'refuses %j as a phone number',
      async (phoneNumber) => {
        const { provider } = await newcomer();
        await expectRefusal(provider.auth.startEnrolment(phoneNumber), 'invalid-phone-number');
      },
    );

    it('completes nothing that was not started', async () => {
      const { provider } = await newcomer();
      await expectRefusal(provider.auth.completeEnrolment('123456', 'Phone'), 'no-pending-verification');
    });

    it('is refused to whom nothing is known of', async () => {
      const { auth } = world().newBrowser().open();
      await expectRefusal(auth.startEnrolment('+12125550100'), 'unauthenticated');
      await expectRefusal(
        auth.completeEnrolment('123456', 'Phone'),
        'unauthenticated',
        'no-pending-verification',
      );
    });

    it('is no way around the second factor', async () => {
      const { provider } = await passwordOnly();
      await expectRefusal(
        provider.auth.startEnrolment('+12125550199'),
        'unauthenticated',
        'permission-denied',
        'phone-already-enrolled',
      );
    });
  });

  describe('the change of an enrolled phone', () => {
    const { world, signedIn } = worldFor(subject);
    /** A number that no account uses yet. */
    const newNumber = async () => (await world().makeAccount({ enrolled: false })).phone;
    const codeTo = async (phone: string) => given(await world().lastCode(phone), `a message to ${phone}`);
    const waitForNextMessage = () => {
      if (subject.differences.clock === 'movable') world().advanceClock(31);
    };

    it('takes place when the new phone has been proven, and not before', async () => {
      const { browser, provider, account } = await signedIn();
      const phone = await newNumber();
      waitForNextMessage();
      const challenge = await provider.auth.startEnrolment(phone);
      expect(challenge).toMatchObject({ phoneHint: phone.slice(-4), codeSent: true });
      const code = await codeTo(phone);
      await expectRefusal(provider.auth.completeEnrolment(otherCode(code), 'Phone'), 'invalid-code');
      const hintOf = async () => {
        waitForNextMessage();
        const outcome = await world().newBrowser().open().auth.signIn(account.email, account.password);
        return outcome.kind === 'secondFactor' ? outcome.challenge.phoneHint : outcome.kind;
      };
      await expect(hintOf()).resolves.toBe(account.phone.slice(-4));
      await provider.auth.completeEnrolment(code, 'Phone');
      await expect(hintOf()).resolves.toBe(phone.slice(-4));
      const user = { id: account.id, email: account.email };
      const reloaded = follow(browser.open());
      await eventually(() => expect(reloaded.latest()).toEqual({ state: 'signedIn', user }));
    });

    it('ends the sessions of the account elsewhere, and leaves this one and its watches alive', async () => {
      const { provider, account } = await signedIn();
      waitForNextMessage();
      const elsewhere = world().newBrowser().open();
      await elsewhere.auth.signIn(account.email, account.password);
      await elsewhere.auth.verifyCode(await codeFor(world(), account));
      const festivalId = await makeFestival(provider.documents);
      const names: unknown[] = [];
      const stop = provider.documents.watchDocument(
        paths.festival(festivalId),
        (festival) => names.push(festival?.data['name']),
        (error) => names.push(error),
      );
      await eventually(() => expect(names).toHaveLength(1));
      const phone = await newNumber();
      waitForNextMessage();
      await provider.auth.startEnrolment(phone);
      await provider.auth.completeEnrolment(await codeTo(phone), 'Phone');
      await expectRefusal(elsewhere.documents.get('festivals/none'), 'unauthenticated');
      const data = { name: 'Renamed' };
      await provider.documents.commit([{ type: 'update', path: paths.festival(festivalId), data }]);
      await eventually(() => expect(names.at(-1)).toBe('Renamed'));
      stop();
    });

    it('is refused for the phone that is enrolled already', async () => {
      const { provider, account } = await signedIn();
      await expectRefusal(provider.auth.startEnrolment(account.phone), 'phone-already-enrolled');
    });
  });

  describe.runIf(subject.differences.clock === 'movable')('enrolment in the course of time', () => {
    const { world, passwordOnly, signedIn } = worldFor(subject);

    it('asks for the password once more when it was given long ago', async () => {
      const { provider, account } = await passwordOnly({ enrolled: false });
      world().advanceClock(301);
      await expectRefusal(provider.auth.startEnrolment(account.phone), 'requires-recent-login');
      await expectRefusal(provider.auth.reauthenticate('not the password'), 'wrong-password');
      await expectRefusal(provider.auth.startEnrolment(account.phone), 'requires-recent-login');
      await provider.auth.reauthenticate(account.password);
      await provider.auth.startEnrolment(account.phone);
      await provider.auth.completeEnrolment(await codeFor(world(), account), 'Phone');
    });

    it('asks for proof once more before an enrolled phone is changed, too', async () => {
      const { provider, account } = await signedIn();
      const { auth } = provider;
      const ways = {
        password: {
          code: 'requires-recent-login',
          userMessage: null,
          prove: () => auth.reauthenticate(account.password),
        },
        signIn: {
          code: 'failed-precondition',
          userMessage: messages.enrollment.signInAgain,
          prove: async () => {
            await auth.signOut();
            await auth.signIn(account.email, account.password);
            await auth.verifyCode(await codeFor(world(), account));
          },
        },
      } as const;
      const way = ways[subject.differences.latePhoneChange];
      world().advanceClock(301);
      const refusal = await expectRefusal(auth.startEnrolment('+12125550197'), way.code);
      expect(refusal.userMessage).toBe(way.userMessage);
      await way.prove();
      await expect(auth.startEnrolment('+12125550197')).resolves.toMatchObject({ codeSent: true });
    });

    it('refuses a code that is older than five minutes', async () => {
      const { provider, account } = await passwordOnly({ enrolled: false });
      await provider.auth.startEnrolment(account.phone);
      const code = await codeFor(world(), account);
      world().advanceClock(301);
      await expectRefusal(provider.auth.completeEnrolment(code, 'Phone'), 'code-expired');
    });
  });

  describe.runIf(subject.differences.faults === 'injectable')('an enrolment whose message fails', () => {
    const { world, passwordOnly } = worldFor(subject);

    it('says so and can be started again', async () => {
      const { provider, account } = await passwordOnly({ enrolled: false });
      world().failNextMessage();
      await expectRefusal(provider.auth.startEnrolment(account.phone), 'sms-failed');
      if (subject.differences.clock === 'movable') world().advanceClock(31);
      await provider.auth.startEnrolment(account.phone);
      await provider.auth.completeEnrolment(await codeFor(world(), account), 'Phone');
    });
  });
}
