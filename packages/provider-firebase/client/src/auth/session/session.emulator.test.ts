import { timestampFromMillis } from '@lineup/domain';
import { isProviderError, ProviderError, type Session } from '@lineup/provider';
import { manualOverdue } from '@lineup/provider/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningEmulators } from '../../../../testing/emulators.ts';
import type { AuthDependencies } from '../dependencies.ts';
import type { AuthPage } from '../testing/auth-page.ts';
import { createAuthWorld, type AuthBrowser, type AuthWorld } from '../testing/auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld(runningEmulators());
});
afterAll(() => world.close());

function follow(page: AuthPage): readonly Session[] {
  const states: Session[] = [];
  page.port.observe((session) => states.push(session));
  return states;
}

async function signedIn(browser: AuthBrowser, given: Partial<AuthDependencies> = {}) {
  const account = await world.account();
  const page = browser.open(given);
  await page.port.signIn(account.email, account.password);
  await page.port.verifyCode(await world.codeTo(account.phone));
  return { page, account, user: { id: account.id, email: account.email } };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (isProviderError(error) ? error.code : error),
  );
const administrator = { permissions: ['admin'] };

describe('a session', () => {
  it('is told once for each change', async () => {
    const account = await world.account();
    const page = world.page();
    const states = follow(page);
    await page.port.signIn(account.email, account.password);
    await page.port.verifyCode(await world.codeTo(account.phone));
    world.records.set(account.id, { ...administrator, displayName: 'Robin' });
    await page.port.signOut();
    await page.port.signOut();
    expect(states.map(({ state }) => state)).toEqual([
      'loading',
      'signedOut',
      'secondFactor',
      'signedIn',
      'signedOut',
    ]);
  });

  it('is loading until the users record has been heard of', async () => {
    const browser = world.newBrowser();
    const { user } = await signedIn(browser);
    let tell = (): void => undefined;
    const watchOwnRecord: AuthDependencies['watchOwnRecord'] = (_, onRecord) => {
      tell = () => onRecord(administrator);
      return () => undefined;
    };
    const reloaded = browser.open({ watchOwnRecord });
    const states = follow(reloaded);
    await reloaded.auth.authStateReady();
    await Promise.resolve();
    expect(states).toEqual([{ state: 'loading' }]);
    await vi.waitFor(() => {
      tell();
      expect(states.at(-1)).toEqual({ state: 'signedIn', user });
    });
  });

  it('is unreachable where the record is overdue, and goes on when it comes', async () => {
    const browser = world.newBrowser();
    const { user } = await signedIn(browser);
    const patience = manualOverdue();
    const records: ((record: typeof administrator) => void)[] = [];
    const watchOwnRecord: AuthDependencies['watchOwnRecord'] = (_, onRecord) => {
      records.push(onRecord);
      return () => undefined;
    };
    const readOwnRecord = () => Promise.reject(new ProviderError('unavailable'));
    const page = browser.open({ watchOwnRecord, readOwnRecord, overdue: patience.overdue });
    const states = follow(page);
    patience.run();
    expect(states).toEqual([{ state: 'loading' }, { state: 'unreachable' }]);
    await expect(page.port.retry()).resolves.toBeUndefined();
    expect(states.at(-1)).toEqual({ state: 'unreachable' });
    await vi.waitFor(() => expect(records).not.toEqual([]));
    for (const tell of records) tell(administrator);
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ state: 'signedIn', user }));
  });

  it('begins and ends in all pages of a browser', async () => {
    const browser = world.newBrowser();
    const other = follow(browser.open());
    const { page, user } = await signedIn(browser);
    await vi.waitFor(() => expect(other.at(-1)).toEqual({ state: 'signedIn', user }));
    await page.port.signOut();
    await vi.waitFor(() => expect(other.at(-1)).toEqual({ state: 'signedOut' }));
  });

  it.each([
    ['without the record', null, { because: 'recordGone' }],
    ['without the permission', { permissions: [] }, { because: 'permissionWithdrawn' }],
    [
      'ended by the operator',
      { ...administrator, sessionsFrom: timestampFromMillis(Date.now() + 60_000) },
      {},
    ],
    ['of another phone by now', { ...administrator, phoneId: 'another' }, {}],
  ])('is at an end when it is one %s, in the browser’s storage as well', async (_, record, reason) => {
    const browser = world.newBrowser();
    const { page, account } = await signedIn(browser);
    const states = follow(page);
    world.records.set(account.id, record);
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ state: 'signedOut', ...reason }));
    const reloaded = follow(browser.open());
    await vi.waitFor(() => expect(reloaded.at(-1)).toEqual({ state: 'signedOut' }));
  });

  it('is at an end when nothing more is heard of the record', async () => {
    let end = (): void => undefined;
    const { page } = await signedIn(world.newBrowser(), {
      watchOwnRecord: (_, _onRecord, onEnd) => {
        end = () => onEnd(new ProviderError('unauthenticated'));
        return () => undefined;
      },
    });
    const states = follow(page);
    end();
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ state: 'signedOut' }));
  });

  it('is judged by the record of the moment when it is asked about', async () => {
    const { page, account } = await signedIn(world.newBrowser(), { watchOwnRecord: () => () => undefined });
    await expect(page.confirmSession()).resolves.toBe(true);
    world.records.set(account.id, null);
    await expect(page.confirmSession()).resolves.toBe(false);
    expect(follow(page)).toEqual([{ state: 'signedOut', because: 'recordGone' }]);
    await expect(page.confirmSession()).resolves.toBe(false);
  });
});

describe('signing in', () => {
  it('fails and leaves nobody signed in when the record cannot be read', async () => {
    const account = await world.account({ enrolled: false });
    const browser = world.newBrowser();
    const page = browser.open({ readOwnRecord: () => Promise.reject(new ProviderError('unavailable')) });
    await expect(codeOf(page.port.signIn(account.email, account.password))).resolves.toBe('unavailable');
    expect(page.auth.currentUser).toBeNull();
    expect(follow(page)).toEqual([{ state: 'signedOut' }]);
  });

  it('ends the session of whoever was there before', async () => {
    const { page, account } = await signedIn(world.newBrowser());
    await expect(codeOf(page.port.signIn(account.email, 'not it'))).resolves.toBe('invalid-credentials');
    expect(follow(page)).toEqual([{ state: 'signedOut' }]);
  });

  it('comes to nothing when one signs out in the meantime', async () => {
    const account = await world.account();
    const page = world.page();
    const signIn = codeOf(page.port.signIn(account.email, account.password));
    await page.auth.authStateReady();
    await page.port.signOut();
    await expect(signIn).resolves.toBe('cancelled');
    expect(follow(page)).toEqual([{ state: 'signedOut' }]);
    await expect(codeOf(page.port.verifyCode('123456'))).resolves.toBe('no-pending-verification');
  });

  it('sends another code after half a minute, and says until when to wait', async () => {
    const account = await world.account();
    let now = 1_780_000_000_000;
    const page = world.page({ now: () => now });
    const outcome = await page.port.signIn(account.email, account.password);
    expect(outcome).toMatchObject({ challenge: { resendAt: now + 30_000 } });
    now += 29_001;
    await expect(page.port.resendCode()).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 1,
    });
    now += 1000;
    await expect(page.port.resendCode()).resolves.toMatchObject({ resendAt: now + 30_000 });
  });

  it('clears the check of each message, also of one that failed', async () => {
    const account = await world.account();
    const clear = vi.fn();
    const makeVerifier = vi.fn(() => {
      const verifier = {
        type: 'recaptcha',
        verify: () => Promise.resolve('passed'),
        _reset: () => undefined,
      };
      return { verifier, clear };
    });
    const page = world.page({ makeVerifier });
    world.proxy.failNext({ path: '/mfaSignIn:start', error: 'Error code: 39', status: 503 });
    await page.port.signIn(account.email, account.password);
    await page.port.resendCode();
    expect(makeVerifier).toHaveBeenCalledTimes(2);
    expect(clear).toHaveBeenCalledTimes(2);
  });
});

describe('the phone', () => {
  it('takes the watches off while it is enrolled, also by a wrong code', async () => {
    const account = await world.account({ enrolled: false });
    const events: string[] = [];
    const holdWatches = () => {
      events.push('held');
      return () => events.push('resumed');
    };
    const page = world.page({ holdWatches });
    await page.port.signIn(account.email, account.password);
    await page.port.startEnrolment(account.phone);
    expect(events).toEqual([]);
    await expect(codeOf(page.port.completeEnrolment('x', 'Phone'))).resolves.toBe('invalid-code');
    expect(events).toEqual(['held', 'resumed']);
    page.port.observe(({ state }) => events.push(state));
    await page.port.completeEnrolment(await world.codeTo(account.phone), 'Phone');
    expect(events.slice(2)).toEqual(['enrolment', 'held', 'signedIn', 'resumed']);
  });

  it('is not asked to be remembered when it is the first', async () => {
    const account = await world.account({ enrolled: false });
    const callKeepPhone = vi.fn(() => Promise.resolve());
    const page = world.page({ callKeepPhone });
    await page.port.signIn(account.email, account.password);
    await page.port.startEnrolment(account.phone);
    await page.port.completeEnrolment(await world.codeTo(account.phone), 'Phone');
    expect(callKeepPhone).not.toHaveBeenCalled();
  });

  it('takes the place of another in a second try when the first one was cut off', async () => {
    const callKeepPhone = vi.fn(() => Promise.resolve());
    callKeepPhone.mockRejectedValueOnce(new ProviderError('unavailable'));
    const { page } = await signedIn(world.newBrowser(), { callKeepPhone });
    const phone = world.newPhone();
    await page.port.startEnrolment(phone);
    const code = await world.codeTo(phone);
    await expect(codeOf(page.port.completeEnrolment(code, 'Phone'))).resolves.toBe('unavailable');
    await page.port.completeEnrolment(code, 'Phone');
    expect(callKeepPhone).toHaveBeenCalledTimes(2);
    expect(follow(page)).toMatchObject([{ state: 'signedIn' }]);
  });

  it('takes the place of another at the next sign-in when the change was cut off for good', async () => {
    const callKeepPhone = vi.fn(() => Promise.reject(new ProviderError('unavailable')));
    const { page, account } = await signedIn(world.newBrowser(), { callKeepPhone });
    const phone = world.newPhone();
    await page.port.startEnrolment(phone);
    await codeOf(page.port.completeEnrolment(await world.codeTo(phone), 'Phone'));
    const callAgain = vi.fn(() => Promise.resolve());
    const next = world.page({ callKeepPhone: callAgain });
    const outcome = await next.port.signIn(account.email, account.password);
    expect(outcome).toMatchObject({ challenge: { phoneHint: phone.slice(-4) } });
    expect(callAgain).not.toHaveBeenCalled();
    await next.port.verifyCode(await world.codeTo(phone));
    expect(callAgain).toHaveBeenCalledTimes(1);
  });

  it('may be changed in one page of a browser without ending the session in another', async () => {
    const browser = world.newBrowser();
    const otherPage = browser.open();
    const other = follow(otherPage);
    let id = '';
    const keep = async () => {
      const token = await page.auth.currentUser?.getIdTokenResult();
      const claims: Readonly<Record<string, unknown>> = token?.claims.firebase ?? {};
      world.records.set(id, { ...administrator, phoneId: claims['second_factor_identifier'] });
    };
    const { page, account, user } = await signedIn(browser, { callKeepPhone: keep });
    id = account.id;
    await vi.waitFor(() => expect(other.at(-1)).toEqual({ state: 'signedIn', user }));
    const phone = world.newPhone();
    await page.port.startEnrolment(phone);
    await page.port.completeEnrolment(await world.codeTo(phone), 'Phone');
    await expect(otherPage.confirmSession()).resolves.toBe(true);
    expect(other.at(-1)).toEqual({ state: 'signedIn', user });
    expect(follow(page)).toEqual([{ state: 'signedIn', user }]);
  });

  it('gets no second message within half a minute', async () => {
    const account = await world.account({ enrolled: false });
    const page = world.page();
    await page.port.signIn(account.email, account.password);
    await page.port.startEnrolment(account.phone);
    await expect(codeOf(page.port.startEnrolment(account.phone))).resolves.toBe('too-many-requests');
    await expect(page.port.startEnrolment(world.newPhone())).resolves.toMatchObject({ codeSent: true });
  });
});
