import { ProviderError } from '@lineup/provider';
import { manualOverdue } from '@lineup/provider/testing';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import { createWatchHold } from '../../session/watch-hold.ts';
import { openSession } from '../../testing/open-session.ts';
import type { Listen } from './listen.ts';
import { keepWatch } from './watch.ts';

/** A watch whose listeners are controlled by the test. */
function prepare(overrides: { check?: () => void; listen?: () => Promise<Listen<string>> } = {}) {
  const session = openSession();
  const listenings: { next: (value: string) => void; fail: (code: string) => void; open: boolean }[] = [];
  const listen: Listen<string> = (onNext, onError) => {
    const listening = {
      next: onNext,
      fail: (code: string) => onError(new FirebaseError(code, 'in the words of the SDK')),
      open: true,
    };
    listenings.push(listening);
    return () => {
      listening.open = false;
    };
  };
  const onNext = vi.fn<(value: string) => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const pause = vi.fn(() => Promise.resolve());
  const patience = manualOverdue();
  const watches = createWatchHold();
  const check = overrides.check ?? (() => undefined);
  const stop = keepWatch({
    session,
    watches,
    pause,
    overdue: patience.overdue,
    check,
    listen: overrides.listen ?? (() => Promise.resolve(listen)),
    onNext,
    onError,
  });
  const listening = (index: number) =>
    vi.waitFor(() => listenings[index] ?? Promise.reject(new Error('none')));
  return { session, patience, watches, listenings, listening, onNext, onError, stop };
}

describe('a watch', () => {
  it('passes on what it hears until it is stopped', async () => {
    const { listening, onNext, onError, stop } = prepare();
    const first = await listening(0);
    first.next('a');
    stop();
    first.next('b');
    expect(onNext.mock.calls).toEqual([['a']]);
    expect(first.open).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });

  it('that is stopped before it has begun hears nothing', async () => {
    const { listenings, stop } = prepare();
    stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(listenings).toEqual([]);
  });

  it.each([
    ['firestore/failed-precondition', []],
    ['firestore/internal', [[expect.objectContaining({ code: 'internal' })]]],
  ])('that cannot restart after %s throws no error', async (code, reported) => {
    const listen = vi.fn<Listen<string>>();
    let fail: (error: unknown) => void = () => undefined;
    listen.mockImplementationOnce((_, onError) => {
      fail = onError;
      return () => undefined;
    });
    listen.mockImplementationOnce(() => {
      throw new FirebaseError(code, 'in the words of the SDK');
    });
    const { onError } = prepare({ listen: () => Promise.resolve(listen) });
    await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(1));
    fail(new FirebaseError('unavailable', 'in the words of the SDK'));
    await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(2));
    expect(onError.mock.calls).toEqual(reported);
  });

  it('whose database cannot be opened says so', async () => {
    const cause = new Error('no storage');
    const { listenings, onError } = prepare({ listen: () => Promise.reject(cause) });
    await vi.waitFor(() => expect(onError.mock.calls).toEqual([[cause]]));
    expect(listenings).toEqual([]);
  });

  it('ends with the session', async () => {
    const { session, listening, onNext, onError } = prepare();
    const first = await listening(0);
    session.end();
    session.end();
    first.next('late');
    expect(onError.mock.calls).toMatchObject([[{ code: 'unauthenticated' }]]);
    expect(onNext).not.toHaveBeenCalled();
    expect(first.open).toBe(false);
  });

  it('of what nobody may see never listens', async () => {
    const { listenings, onError } = prepare({
      check: () => {
        throw new ProviderError('permission-denied');
      },
    });
    await vi.waitFor(() => expect(onError.mock.calls).toMatchObject([[{ code: 'permission-denied' }]]));
    expect(listenings).toEqual([]);
  });

  it.each(['unavailable', 'cancelled', 'resource-exhausted', 'aborted'])(
    'restarts after %s, silently',
    async (code) => {
      const { listening, onNext, onError } = prepare();
      (await listening(0)).fail(code);
      (await listening(1)).next('a');
      expect(onNext.mock.calls).toEqual([['a']]);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it('says when its first value is overdue, also while it cannot begin to listen, and goes on', async () => {
    const { patience, listening, onNext, onError } = prepare();
    patience.run();
    expect(onError.mock.calls).toMatchObject([[{ code: 'unavailable' }]]);
    (await listening(0)).fail('unavailable');
    (await listening(1)).next('a');
    expect(onNext.mock.calls).toEqual([['a']]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('waits in silence once it has had a value, or was stopped', async () => {
    const [one, other] = [prepare(), prepare()];
    (await one.listening(0)).next('a');
    other.stop();
    one.patience.run();
    other.patience.run();
    expect([one.onError.mock.calls, other.onError.mock.calls]).toEqual([[], []]);
  });

  it('believes a refusal when it is repeated', async () => {
    const { listening, onError } = prepare();
    (await listening(0)).fail('permission-denied');
    const second = await listening(1);
    second.next('a');
    second.fail('permission-denied');
    (await listening(2)).fail('permission-denied');
    await vi.waitFor(() => expect(onError.mock.calls).toMatchObject([[{ code: 'permission-denied' }]]));
  });

  it('is told why where the session explains the refusal', async () => {
    const { session, listening, onError } = prepare();
    session.explain = () => Promise.resolve(new ProviderError('unauthenticated'));
    (await listening(0)).fail('permission-denied');
    await vi.waitFor(() => expect(onError.mock.calls).toMatchObject([[{ code: 'unauthenticated' }]]));
  });

  it('is off the connection while it is held, and goes on afterwards', async () => {
    const { watches, listenings, listening, onNext, onError, stop } = prepare();
    const first = await listening(0);
    const release = watches.hold();
    expect(first.open).toBe(false);
    release();
    (await listening(1)).next('a');
    expect(onNext.mock.calls).toEqual([['a']]);
    stop();
    watches.hold()();
    expect(listenings).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it('that is about to restart waits as well while it is held', async () => {
    const { watches, listenings, listening } = prepare();
    (await listening(0)).fail('unavailable');
    const release = watches.hold();
    await new Promise((resolve) => setImmediate(resolve));
    expect(listenings).toHaveLength(1);
    release();
    await listening(1);
    expect(listenings).toHaveLength(2);
  });

  it('ends with what the SDK finds wrong with it', async () => {
    const { listening, onError } = prepare();
    (await listening(0)).fail('failed-precondition');
    await vi.waitFor(() => expect(onError.mock.calls).toMatchObject([[{ code: 'internal' }]]));
  });
});
