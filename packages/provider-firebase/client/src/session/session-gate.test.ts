import { ProviderError } from '@lineup/provider';
import type { Auth, User } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { createSessionGate, forUser } from './session-gate.ts';

type Follower = (user: User | null) => void;

/** The part of the SDK's Auth that the gate uses; `become` signs in and out. */
function fakeAuth(userId: string | null) {
  const followers = new Set<Follower>();
  const ready = vi.fn(() => Promise.resolve());
  const auth = {
    currentUser: userId === null ? null : { uid: userId },
    authStateReady: ready,
    onAuthStateChanged: (follower: Follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
  const become = (id: string | null) => {
    auth.currentUser = id === null ? null : { uid: id };
    for (const follower of followers) follower(auth.currentUser as User | null);
  };
  return { auth: auth as unknown as Auth, ready, followers, become };
}

const denied = new ProviderError('permission-denied');

describe('the session of a request', () => {
  it('is that of the one signed in, after the browser has restored it', async () => {
    const { auth, ready } = fakeAuth('a');
    const gate = createSessionGate({ auth, confirmSession: () => Promise.resolve(true) });
    await expect(gate.requireUser()).resolves.toBe('a');
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('is none where nobody is signed in, and nothing is asked then', async () => {
    const { auth } = fakeAuth(null);
    const gate = createSessionGate({ auth, confirmSession: () => Promise.resolve(true) });
    const work = vi.fn(() => Promise.resolve());
    await expect(forUser(gate, work, () => denied)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(work).not.toHaveBeenCalled();
  });

  it.each([
    ['unauthenticated where the session has ended', false, 'unauthenticated'],
    ['what it says where the session lives', true, 'permission-denied'],
  ])('makes of a refusal: %s', async (_, alive, code) => {
    const { auth } = fakeAuth('a');
    const gate = createSessionGate({ auth, confirmSession: () => Promise.resolve(alive) });
    await expect(gate.explain(denied)).resolves.toMatchObject({ code });
  });

  it('leaves a refusal as it is where the record cannot be read, and other failures always', async () => {
    const { auth } = fakeAuth('a');
    const confirmSession = vi.fn(() => Promise.reject(new ProviderError('unavailable')));
    const gate = createSessionGate({ auth, confirmSession });
    await expect(gate.explain(denied)).resolves.toBe(denied);
    const missing = new ProviderError('not-found');
    await expect(gate.explain(missing)).resolves.toBe(missing);
    expect(confirmSession).toHaveBeenCalledTimes(1);
  });

  it('is over once when another person or no one is signed in', async () => {
    const { auth, become } = fakeAuth('a');
    const gate = createSessionGate({ auth, confirmSession: () => Promise.resolve(true) });
    const gone = vi.fn();
    gate.whenGone('a', gone);
    become('a');
    expect(gone).not.toHaveBeenCalled();
    become(null);
    become('b');
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  });

  it('is not followed any more after leaving', () => {
    const { auth, followers, become } = fakeAuth('a');
    const gone = vi.fn();
    createSessionGate({ auth, confirmSession: () => Promise.resolve(true) }).whenGone('a', gone)();
    become(null);
    expect(gone).not.toHaveBeenCalled();
    expect(followers.size).toBe(0);
  });
});
