import { paths, peopleMessages, timestampFromMillis } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { AccessChange } from '../functions.ts';
import { eventually, expectRefusal, given, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

const password = 'a password of their own';

/** Contract for invitations: how people without access get it. */
export function describeInvitationsContract(subject: ContractSubject): void {
  describe(`invitations: ${subject.name}`, () => {
    const { world, administrator, passwordOnly } = worldFor(subject);
    const own = () => administrator().account;
    const list = () => administrator().provider.functions.call('administrators', {});
    const change = (what: AccessChange, proof = own().password) =>
      administrator().provider.functions.call('changeAccess', { password: proof, change: what });
    /** A page of a browser without a session. */
    const guest = () => world().newBrowser().open().auth.invitations;

    let invited = 0;
    const newAddress = () => `guest${(invited += 1)}@festival.example`;
    const mailTo = async (email: string) => given(await world().lastMail(email), `mail to ${email}`);
    /** The secret in the most recently mailed link. */
    const tokenOf = async (email: string) =>
      given(/\/invitation#([\w-]{43})$/mu.exec(await mailTo(email))?.[1], 'link of an invitation');
    const invite = async (email = newAddress()) => {
      await change({ type: 'invite', email });
      return { email, token: await tokenOf(email) };
    };
    const idOf = async (email: string) => {
      const { invitations } = await list();
      return given(
        invitations.find((invitation) => invitation.email === email),
        'invitation',
      ).id;
    };
    const expectNone = async (token: string) => {
      const refusals = [
        await expectRefusal(guest().find(token), 'not-found'),
        await expectRefusal(guest().accept(token, password), 'not-found'),
      ];
      for (const { userMessage, details } of refusals) expect([userMessage, details]).toEqual([null, []]);
    };

    it('lead from the mail to a password, a phone and the portal', async () => {
      const { email, token } = await invite();
      await expect(guest().find(token)).resolves.toBe(email);
      await guest().accept(token, password);
      const { people, invitations, log } = await list();
      expect(people.find((person) => person.email === email)).toMatchObject({ hasPhone: false });
      expect(invitations.map((each) => each.email)).not.toContain(email);
      expect(log[0]).toMatchObject({ action: 'joined', by: email, person: email });

      const page = world().newBrowser().open();
      await expect(page.auth.signIn(email, password)).resolves.toEqual({ kind: 'enrolment' });
      const early = page.documents.query({ collection: paths.festivals });
      await expectRefusal(early, 'permission-denied', 'unauthenticated');
      await expectRefusal(page.functions.call('administrators', {}), 'permission-denied', 'unauthenticated');
      const { phone } = await world().makeAccount({ record: false });
      await page.auth.startEnrolment(phone);
      await page.auth.completeEnrolment(given(await world().lastCode(phone), 'code'), 'Phone');
      await expect(page.documents.query({ collection: paths.festivals })).resolves.toEqual([]);
    });

    it('are listed and logged with who sent them', async () => {
      const { email } = await invite();
      const { invitations, log } = await list();
      const [found] = invitations;
      expect(found).toMatchObject({ email, by: own().email });
      expect(given(found, 'invitation').expiresAt - given(found, 'invitation').sentAt).toBe(3 * 86_400_000);
      expect(log[0]).toMatchObject({ action: 'invited', by: own().email, person: email });
    });

    it('work once', async () => {
      const { token } = await invite();
      const outcomes = await Promise.allSettled([
        guest().accept(token, password),
        guest().accept(token, `${password} of another`),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expectNone(token);
    });

    it('are worth nothing once they have expired, also if they were made up', async () => {
      const { email, token } = await invite();
      const path = paths.invitation(await idOf(email));
      const data = { expiresAt: timestampFromMillis(world().now() - 1000) };
      await world().server.documents.commit([{ type: 'update', path, data }]);
      await expectNone(token);
      for (const guess of ['', 'x', await idOf(email), `${token}x`, 'A'.repeat(43), '../users/x']) {
        await expectNone(guess);
      }
      expect((await list()).people.map((person) => person.email)).not.toContain(email);
    });

    it('are sent again with a new link, and the old one dies', async () => {
      const { email, token } = await invite();
      const id = await idOf(email);
      await change({ type: 'resendInvitation', id });
      const renewed = await tokenOf(email);
      expect(renewed).not.toBe(token);
      await expectNone(token);
      await expect(guest().find(renewed)).resolves.toBe(email);
      const { invitations, log } = await list();
      expect(invitations.filter((each) => each.email === email)).toHaveLength(1);
      expect(log[0]).toMatchObject({ action: 'invitationResent', person: email });
      await expectRefusal(change({ type: 'resendInvitation', id }), 'not-found');
    });

    it('are replaced by another to the same address, three times an hour at most', async () => {
      const { email, token } = await invite();
      await change({ type: 'invite', email: ` ${email.toUpperCase()} ` });
      await expectNone(token);
      await change({ type: 'resendInvitation', id: await idOf(email) });
      const refused = await expectRefusal(change({ type: 'invite', email }), 'too-many-requests');
      expect(refused.userMessage).toBe(peopleMessages.errors.invitedOften);
      await expect(guest().find(await tokenOf(email))).resolves.toBe(email);
    });

    it('are worth nothing once they are withdrawn', async () => {
      const { email, token } = await invite();
      const id = await idOf(email);
      await change({ type: 'withdrawInvitation', id });
      await expectNone(token);
      const { invitations, log } = await list();
      expect(invitations.map((each) => each.email)).not.toContain(email);
      expect(log[0]).toMatchObject({ action: 'invitationWithdrawn', by: own().email, person: email });
      const refused = await expectRefusal(change({ type: 'withdrawInvitation', id }), 'not-found');
      expect(refused.userMessage).toBe(peopleMessages.errors.invitationGone);
    });

    it('stay good after a password that is refused', async () => {
      const { email, token } = await invite();
      const refused = await expectRefusal(guest().accept(token, 'elevenchars'), 'invalid-argument');
      expect(refused.userMessage).toMatch(/at least 12/u);
      await expect(guest().find(token)).resolves.toBe(email);
    });

    it('do not show that an address has an account: its owner is mailed that, and gets no link', async () => {
      const known = await world().makeAccount();
      const disabled = await world().makeAccount({ disabled: true, administrator: false });
      for (const { email } of [known, disabled]) {
        await expect(change({ type: 'invite', email })).resolves.toEqual({ success: true });
        expect((await list()).invitations[0]).toMatchObject({ email, by: own().email });
        expect((await list()).log[0]).toMatchObject({ action: 'invited', person: email });
        const mail = await mailTo(email);
        expect(mail).toContain('You already have an account');
        expect(mail).toMatch(/\/login$/mu);
        expect(mail).not.toContain('/invitation');
      }
    });

    it('are worth nothing once their address has access in another way', async () => {
      const account = await world().makeAccount({ administrator: false });
      const { token } = await invite(account.email);
      const data = { permissions: ['admin'] };
      await world().server.documents.commit([{ type: 'update', path: paths.user(account.id), data }]);
      await expectNone(token);
    });

    it('give access again to whom it was taken from, from the beginning', async () => {
      const account = await world().makeAccount({ administrator: false, enrolled: true });
      const { token } = await invite(account.email);
      await guest().accept(token, password);
      const page = world().newBrowser().open();
      // A provider may store the time of a sign-in in whole seconds.
      const outcome = await eventually(() => page.auth.signIn(account.email, password));
      expect(outcome).toEqual({ kind: 'enrolment' });
      await expectRefusal(
        world().newBrowser().open().auth.signIn(account.email, account.password),
        subject.differences.wrongPassword,
        'invalid-credentials',
      );
      const { people } = await list();
      expect(people.find(({ id }) => id === account.id)).toMatchObject({ hasPhone: false });
    });

    it.each(['', 'guest', 'a b@festival.example', 'a@b@festival.example'])(
      'are not sent to %j',
      async (email) => {
        const refused = await expectRefusal(change({ type: 'invite', email }), 'invalid-email');
        expect(refused.userMessage).toBe(peopleMessages.errors.invalidEmail);
      },
    );

    it('need the password of who sends, repeats or withdraws them', async () => {
      const { email, token } = await invite();
      const id = await idOf(email);
      const { log } = await list();
      const changes: readonly AccessChange[] = [
        { type: 'invite', email: newAddress() },
        { type: 'resendInvitation', id },
        { type: 'withdrawInvitation', id },
      ];
      for (const each of changes) await expectRefusal(change(each, 'not the password'), 'wrong-password');
      expect((await list()).log).toEqual(log);
      await expect(guest().find(token)).resolves.toBe(email);
    });

    it('are sent by no one before the second factor', async () => {
      for (const enrolled of [true, false]) {
        const { provider, account } = await passwordOnly({ enrolled });
        const request = {
          password: account.password,
          change: { type: 'invite', email: newAddress() },
        } as const;
        await expectRefusal(
          provider.functions.call('changeAccess', request),
          'unauthenticated',
          'permission-denied',
        );
      }
    });

    it('are not to be found in documents that a page could read or write, and their secret in none', async () => {
      const { email, token } = await invite();
      const { documents } = administrator().provider;
      const path = paths.invitation(await idOf(email));
      await expectRefusal(documents.get(path), 'permission-denied');
      await expectRefusal(documents.query({ collection: paths.invitations }), 'permission-denied');
      await expectRefusal(documents.commit([{ type: 'delete', path }]), 'permission-denied');
      const stored = await world().server.documents.query({ collection: paths.invitations });
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(JSON.stringify(await list())).not.toContain(token);
    });
  });
}
