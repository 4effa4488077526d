import { paths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { Provider } from '../provider.ts';
import { create, festivalData, pictureFile } from './data.ts';
import { codeFor, eventually, expectRefusal, follow, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** Everything that requires a signed-in session. */
const guardedCalls: Readonly<Record<string, (provider: Provider) => Promise<unknown>>> = {
  'documents.get': ({ documents }) => documents.get('festivals/a'),
  'documents.query': ({ documents }) => documents.query({ collection: 'festivals' }),
  'documents.count': ({ documents }) => documents.count({ collection: 'festivals' }),
  'documents.commit': ({ documents }) =>
    documents.commit([create(paths.festival(documents.newId()), festivalData())]),
  'documents.watch': ({ documents }) => endOfWatch(documents),
  'files.upload': ({ files }) => files.upload('festivals/a/festival-image', pictureFile()),
  'files.downloadUrl': ({ files }) => files.downloadUrl('festivals/a/festival-image'),
  'functions.processUpload': ({ functions }) =>
    functions.call('processUpload', {
      uploadId: 'upload_1790000000000_abcdef',
      fileURL: '/files/a',
      uploadType: 'json',
      festivalId: 'a',
    }),
  'functions.deleteFestival': ({ functions }) => functions.call('deleteFestival', { festivalId: 'a' }),
  'functions.festivalStats': ({ functions }) => functions.call('festivalStats', {}),
  'functions.peopleNames': ({ functions }) => functions.call('peopleNames', { ids: [] }),
  'functions.announcePresence': ({ functions }) =>
    functions.call('announcePresence', { festivalId: 'a', setId: null }),
  'functions.downloadSource': ({ functions }) =>
    functions.call('downloadSource', {
      festivalId: 'a',
      from: { type: 'address', address: 'https://files.example/' },
    }),
  'functions.fetchArtistPicture': ({ functions }) =>
    functions.call('fetchArtistPicture', { artistId: 'a', address: 'https://files.example/' }),
  'functions.administrators': ({ functions }) => functions.call('administrators', {}),
  'functions.changeAccess': ({ functions }) =>
    functions.call('changeAccess', { password: 'x', change: { type: 'revoke', id: 'a' } }),
};

export function describeSession(subject: ContractSubject): void {
  describe('a session', () => {
    const { world, passwordOnly, signedIn } = worldFor(subject);

    describe.each(Object.entries(guardedCalls))('is needed for %s', (_, call) => {
      it('by no one', async () => {
        await expectRefusal(call(world().newBrowser().open()), 'unauthenticated');
      });

      it('by one who has given only the password', async () => {
        const { provider } = await passwordOnly();
        await expectRefusal(call(provider), 'unauthenticated', 'permission-denied');
      });

      it('by one who has yet to enrol a phone', async () => {
        const { provider } = await passwordOnly({ enrolled: false });
        await expectRefusal(call(provider), 'unauthenticated', 'permission-denied');
      });
    });

    it('does not end by being refused what a half-signed one may not do', async () => {
      const { provider, account } = await passwordOnly();
      const session = follow(provider);
      await expectRefusal(provider.documents.get('festivals/a'), 'unauthenticated', 'permission-denied');
      await eventually(() => expect(session.latest().state).toBe('secondFactor'));
      await provider.auth.verifyCode(await codeFor(world(), account));
      expect(session.latest().state).toBe('signedIn');
    });

    it('ends with signing out, everywhere in the browser', async () => {
      const { browser, provider } = await signedIn();
      const session = follow(provider);
      await provider.auth.signOut();
      expect(session.latest()).toEqual({ state: 'signedOut' });
      await expectRefusal(provider.documents.get('festivals/a'), 'unauthenticated');
      const reloaded = follow(browser.open());
      await eventually(() => expect(reloaded.latest()).toEqual({ state: 'signedOut' }));
    });

    it('can be signed out of when there is none', async () => {
      const { auth } = world().newBrowser().open();
      await expect(auth.signOut()).resolves.toBeUndefined();
      await expect(auth.signOut()).resolves.toBeUndefined();
    });

    it('takes every pending step along when it ends', async () => {
      const { provider, account } = await passwordOnly();
      const code = await codeFor(world(), account);
      await provider.auth.signOut();
      await expectRefusal(provider.auth.verifyCode(code), 'no-pending-verification');
      await expectRefusal(provider.auth.resendCode(), 'no-pending-sign-in');
    });

    it('leaves the sessions of other browsers alone', async () => {
      const one = await signedIn();
      const two = await signedIn();
      await one.provider.auth.signOut();
      await expect(two.provider.documents.get('festivals/a')).resolves.toBeNull();
    });

    it('ends when the permission is taken away, and says that it was', async () => {
      const { provider, account } = await signedIn();
      const session = follow(provider);
      await world().revoke(account);
      await expectRefusal(provider.documents.get('festivals/a'), 'unauthenticated', 'permission-denied');
      const expected = { state: 'signedOut', because: 'permissionWithdrawn' };
      await eventually(() => expect(session.latest()).toEqual(expected));
    });

    it('says so too to a page that is loaded only then, and to no other browser', async () => {
      const { browser, account } = await signedIn();
      browser.closePages();
      await world().revoke(account);
      const reloaded = follow(browser.open());
      const expected = { state: 'signedOut', because: 'permissionWithdrawn' };
      await eventually(() => expect(reloaded.latest()).toEqual(expected));
      const other = follow(world().newBrowser().open());
      await eventually(() => expect(other.latest()).toEqual({ state: 'signedOut' }));
    });

    it('tells observers only until they leave', async () => {
      const { provider } = await signedIn();
      let calls = 0;
      const leave = provider.auth.observe(() => (calls += 1));
      leave();
      const before = calls;
      await provider.auth.signOut();
      expect(calls).toBe(before);
    });
  });

  describe.runIf(subject.differences.faults === 'injectable')('a session that cannot be asked for', () => {
    const { signedIn } = worldFor(subject);

    it('is unreachable when the answer is overdue, and goes on when it comes', async () => {
      const { browser } = await signedIn();
      const restore = browser.cutOff();
      const page = browser.open();
      const session = follow(page);
      browser.endPatience();
      expect(session.states.map(({ state }) => state)).toEqual(['loading', 'unreachable']);
      await expect(page.auth.retry()).resolves.toBeUndefined();
      expect(session.latest().state).toBe('unreachable');
      restore();
      await page.auth.retry();
      await eventually(() => expect(session.latest().state).toBe('signedIn'));
    });
  });

  describe('proving the password again', () => {
    const { world, signedIn } = worldFor(subject);

    it('takes the right one and refuses another', async () => {
      const { provider, account } = await signedIn();
      await expect(provider.auth.reauthenticate(account.password)).resolves.toBeUndefined();
      await expectRefusal(provider.auth.reauthenticate('not the password'), 'wrong-password');
      await expect(provider.documents.get('festivals/a')).resolves.toBeNull();
    });

    it('is refused to an anonymous caller', async () => {
      const { auth } = world().newBrowser().open();
      await expectRefusal(auth.reauthenticate('a password'), 'unauthenticated');
    });
  });

  describe('the reset mail', () => {
    const { world, administrator } = worldFor(subject);

    it('may be asked for both known and unknown addresses', async () => {
      const { auth } = world().newBrowser().open();
      await expect(auth.sendPasswordReset(administrator().account.email)).resolves.toBeUndefined();
      await expect(auth.sendPasswordReset('nobody@festival.example')).resolves.toBeUndefined();
    });

    it('is refused for what is no address', async () => {
      const { auth } = world().newBrowser().open();
      await expectRefusal(auth.sendPasswordReset('nobody'), 'invalid-email');
    });
  });
}

/** Rejects with the error that ended the watch. */
function endOfWatch(documents: Provider['documents']): Promise<never> {
  return new Promise((_, reject) => {
    documents.watch({ collection: 'festivals' }, () => undefined, reject);
  });
}
