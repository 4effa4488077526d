import { describe, expect, it } from 'vitest';
import { given, codeFor, eventually, expectRefusal, follow, worldFor } from './harness.ts';
import type { ContractAccount, ContractSubject } from './world.ts';

const newPassword = 'another long password';

/**
 * Contract for `OwnAccountPort`: the password and the sessions of the signed-in user. Skips what a provider does not
 * support.
 */
export function describeOwnAccount(subject: ContractSubject): void {
  describe('one’s own account', () => {
    const { world, passwordOnly, signedIn } = worldFor(subject);
    /** Signs the same account in in another browser. */
    const signedInAgain = async (account: ContractAccount) => {
      const browser = world().newBrowser();
      const page = browser.open();
      await page.auth.signIn(account.email, account.password);
      await page.auth.verifyCode(await codeFor(world(), account));
      return { browser, page };
    };

    it('is closed to who has given only the password', async () => {
      const { provider } = await passwordOnly();
      const { account } = provider.auth;
      await expectRefusal(account.endOtherSessions(), 'unauthenticated', 'permission-denied');
      const calls = [
        account.changePassword?.('a', newPassword),
        account.sessions?.list(),
        account.sessions?.end('a'),
      ];
      for (const call of calls) {
        if (call !== undefined) await expectRefusal(call, 'unauthenticated', 'permission-denied');
      }
    });

    it('takes a new password for the present one, and ends the other sessions', async () => {
      const { provider, account } = await signedIn();
      const { changePassword } = provider.auth.account;
      if (changePassword === null) return;
      const other = await signedInAgain(account);
      await expectRefusal(changePassword('not the password', newPassword), 'wrong-password');
      await expectRefusal(changePassword(account.password, 'short'), 'invalid-argument');
      await expect(other.page.documents.get('festivals/a')).resolves.toBeNull();
      await changePassword(account.password, newPassword);
      await expect(provider.documents.get('festivals/a')).resolves.toBeNull();
      await expectRefusal(other.page.documents.get('festivals/a'), 'unauthenticated');
      const next = world().newBrowser().open();
      await expectRefusal(
        next.auth.signIn(account.email, account.password),
        'invalid-credentials',
        'wrong-password',
      );
      await next.auth.signIn(account.email, newPassword);
      await next.auth.verifyCode(await codeFor(world(), account));
      await expect(next.documents.get('festivals/a')).resolves.toBeNull();
    });

    it('lists its sessions, ends one of them, and none of somebody else', async () => {
      const { provider, account } = await signedIn();
      const { sessions } = provider.auth.account;
      if (sessions === null) return;
      const other = await signedInAgain(account);
      const stranger = await signedIn();
      const listed = await sessions.list();
      expect(listed).toHaveLength(2);
      expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const [strange] = await given(stranger.provider.auth.account.sessions, 'sessions').list();
      await sessions.end(given(strange, 'session').id);
      await expect(stranger.provider.documents.get('festivals/a')).resolves.toBeNull();
      const one = given(
        listed.find(({ isCurrent }) => !isCurrent),
        'another session',
      );
      const session = follow(other.page);
      await sessions.end(one.id);
      await sessions.end(one.id);
      await expectRefusal(other.page.documents.get('festivals/a'), 'unauthenticated');
      await eventually(() => expect(session.latest().state).toBe('signedOut'));
      expect(await sessions.list()).toHaveLength(1);
    });

    it('ends all other sessions, or all where they are not known one by one', async () => {
      const { provider, account } = await signedIn();
      const other = await signedInAgain(account);
      await provider.auth.account.endOtherSessions();
      await expectRefusal(other.page.documents.get('festivals/a'), 'unauthenticated', 'permission-denied');
      const own = provider.documents.get('festivals/a').then(
        () => 'goes on',
        () => 'has ended',
      );
      await expect(own).resolves.toBe(provider.auth.account.sessions === null ? 'has ended' : 'goes on');
    });
  });
}
