import { paths, peopleMessages } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { eventually, expectRefusal, follow, given, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** Contract for managing who has access. */
export function describePeopleContract(subject: ContractSubject): void {
  describe(`people: ${subject.name}`, () => {
    const { world, administrator, signedIn, passwordOnly } = worldFor(subject);
    const call = () => administrator().provider.functions;
    const own = () => administrator().account;
    const list = () => call().call('administrators', {});
    const change = (type: 'revoke' | 'resetPhone', id: string, password = own().password) =>
      call().call('changeAccess', { password, change: { type, id } });

    /** An administrator with an open page, which notices when its session ends. */
    async function atWork() {
      const other = await signedIn();
      const nothing = () => undefined;
      other.provider.documents.watch({ collection: paths.festivals }, nothing, nothing);
      return { ...other, session: follow(other.provider) };
    }

    it('are listed with their phone and when they were last seen, and without anybody who has no access', async () => {
      const newcomer = await world().makeAccount({ enrolled: false });
      const visitor = await world().makeAccount({ administrator: false });
      const { people } = await list();
      expect(people.find(({ id }) => id === own().id)).toMatchObject({
        email: own().email,
        name: null,
        hasPhone: true,
        since: expect.any(Number) as number,
        lastSeen: expect.any(Number) as number,
      });
      expect(people.find(({ id }) => id === newcomer.id)).toMatchObject({ hasPhone: false });
      expect(people.map(({ id }) => id)).not.toContain(visitor.id);
    });

    it('lose their access at once when it is revoked, and the log says who did it', async () => {
      const other = await atWork();
      const { session } = other;
      await expect(change('revoke', other.account.id)).resolves.toEqual({ success: true });
      await eventually(() => expect(session.latest().state).toBe('signedOut'));
      await expectRefusal(other.provider.documents.query({ collection: paths.festivals }), 'unauthenticated');
      const { people, log } = await list();
      expect(people.map(({ id }) => id)).not.toContain(other.account.id);
      expect(log[0]).toMatchObject({ action: 'revoked', by: own().email, person: other.account.email });
      await expectRefusal(change('revoke', other.account.id), 'not-found');
    });

    it('enroll a phone again after theirs was reset, and their sessions end', async () => {
      const other = await atWork();
      const { session } = other;
      await change('resetPhone', other.account.id);
      await eventually(() => expect(session.latest().state).toBe('signedOut'));
      const page = world().newBrowser().open();
      const { email, password } = other.account;
      // A provider may store the time of a sign-in in whole seconds, and treat one in the same second as the reset as
      // older.
      const outcome = await eventually(() => page.auth.signIn(email, password));
      expect(outcome).toEqual({ kind: 'enrolment' });
      const { people, log } = await list();
      expect(people.find(({ id }) => id === other.account.id)).toMatchObject({ hasPhone: false });
      expect(log[0]).toMatchObject({ action: 'phoneReset', by: own().email, person: email });
    });

    it('stay as they are without the password of who asks', async () => {
      const other = await world().makeAccount();
      const { log } = await list();
      await expectRefusal(change('revoke', other.id, 'not the password'), 'wrong-password');
      await expectRefusal(change('resetPhone', other.id, other.email), 'wrong-password');
      const after = await list();
      expect(after.people.map(({ id }) => id)).toContain(other.id);
      expect(after.log).toEqual(log);
      expect((await administrator().provider.documents.get(paths.user(own().id)))?.id).toBe(own().id);
    });

    it('are nobody’s business before the second factor', async () => {
      const other = await world().makeAccount();
      for (const enrolled of [true, false]) {
        const half = await passwordOnly({ enrolled });
        const { functions } = half.provider;
        const request = {
          password: half.account.password,
          change: { type: 'revoke', id: other.id },
        } as const;
        await expectRefusal(functions.call('administrators', {}), 'unauthenticated', 'permission-denied');
        await expectRefusal(functions.call('changeAccess', request), 'unauthenticated', 'permission-denied');
      }
    });

    it('cannot take away their own access or phone', async () => {
      const { errors } = peopleMessages;
      const phone = await expectRefusal(change('resetPhone', own().id), 'failed-precondition');
      expect(phone.userMessage).toBe(errors.ownPhone);
      const access = await expectRefusal(change('revoke', own().id), 'failed-precondition');
      expect(access.userMessage).toBe(errors.ownAccess);
    });

    it('are never none: of two who revoke each other at the same time, one stays', async () => {
      const [one, two] = [await signedIn(), await signedIn()];
      const revokeOf = ({ provider, account }: typeof one, id: string) =>
        provider.functions.call('changeAccess', {
          password: account.password,
          change: { type: 'revoke', id },
        });
      const outcomes = await Promise.allSettled([
        revokeOf(one, two.account.id),
        revokeOf(two, one.account.id),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { people } = await list();
      const left = people.filter(({ id }) => id === one.account.id || id === two.account.id);
      expect(left).toHaveLength(1);
    });

    it('are not to be found in documents that a page could read or write', async () => {
      const { documents } = administrator().provider;
      const [entry] = await world().server.documents.query({ collection: paths.accessLog });
      const path = given(entry, 'an entry').path;
      await expectRefusal(documents.get(path), 'permission-denied');
      await expectRefusal(documents.query({ collection: paths.accessLog }), 'permission-denied');
      await expectRefusal(documents.commit([{ type: 'delete', path }]), 'permission-denied');
    });

    it('cannot be left by the last administrator', async () => {
      const last = await loneAdministrator();
      const request = {
        password: last.account.password,
        change: { type: 'revoke', id: last.account.id },
      } as const;
      const refused = await expectRefusal(
        last.provider.functions.call('changeAccess', request),
        'failed-precondition',
      );
      expect(refused.userMessage).toBe(peopleMessages.errors.last);
    });

    /** Removes everyone else's access. */
    async function loneAdministrator() {
      const { people } = await list();
      for (const { id } of people) if (id !== own().id) await change('revoke', id);
      return administrator();
    }
  });
}
