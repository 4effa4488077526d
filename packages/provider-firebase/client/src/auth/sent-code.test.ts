import { ProviderError } from '@lineup/provider';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { afterRefusal, codeLimits, newCode, requirePauseOver, requireUsable } from './sent-code.ts';

const sentAt = 1_780_000_000_000;
const sent = newCode('verification-1', sentAt);
const failureOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a code', () => {
  it('works until five minutes after it was sent', () => {
    expect(requireUsable(sent, '123456', sentAt + codeLimits.lifetimeMs - 1)).toBe(sent);
    const late = failureOf(() => requireUsable(sent, '123456', sentAt + codeLimits.lifetimeMs));
    expect(late).toMatchObject({ code: 'code-expired' });
  });

  it.each(['', '12345', '1234567', '12345a', ' 12345', '１２３４５６'])('is not %j', (code) => {
    expect(failureOf(() => requireUsable(sent, code, sentAt))).toMatchObject({ code: 'invalid-code' });
  });

  it('that was never sent cannot be given, whatever it looks like', () => {
    expect(failureOf(() => requireUsable(null, 'x', sentAt))).toMatchObject({
      code: 'no-pending-verification',
    });
  });

  it('is dead after five wrong ones, each of which tells how many are left', () => {
    let code = sent;
    const left: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { sent: next, failure } = afterRefusal(
        code,
        new FirebaseError('auth/invalid-verification-code', ''),
      );
      left.push([failure.code, failure.attemptsLeft]);
      code = next;
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ['invalid-code', attemptsLeft]));
    expect(failureOf(() => requireUsable(code, '123456', sentAt))).toMatchObject({ code: 'code-expired' });
  });

  it('loses no attempt by a failure that says nothing about it', () => {
    const refused = afterRefusal(sent, new FirebaseError('auth/network-request-failed', ''));
    expect(refused.sent).toBe(sent);
    expect(refused.failure).toMatchObject({ code: 'unavailable' });
  });
});

describe('the pause between two messages', () => {
  it('says how long it still lasts, in whole seconds', () => {
    const failure = failureOf(() => requirePauseOver(sentAt + 30_000, sentAt + 500));
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
  });

  it('is over at the time told', () => {
    expect(failureOf(() => requirePauseOver(sentAt, sentAt))).toBeUndefined();
  });
});
