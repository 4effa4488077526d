import type { MultiFactorInfo, MultiFactorResolver } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { pendingSignIn, sentChallenge } from './pending-sign-in.ts';

const now = 1_780_000_000_000;

function phone(uid: string, enrollmentTime: string): MultiFactorInfo {
  const info = { uid, enrollmentTime, factorId: 'phone' as const, phoneNumber: `+*******010${uid}` };
  return info;
}

const app: MultiFactorInfo = {
  uid: 'app',
  enrollmentTime: 'Fri, 01 May 2026 00:00:00 GMT',
  factorId: 'totp',
};
const resolverOf = (hints: MultiFactorInfo[]) => ({ hints }) as unknown as MultiFactorResolver;

describe('a sign-in that needs a second factor', () => {
  it('has no code yet, and may ask for one at once', () => {
    const pending = pendingSignIn(resolverOf([phone('1', 'Fri, 01 May 2026 00:00:00 GMT')]), now);
    expect(pending).toMatchObject({
      code: null,
      hasFormerPhone: false,
      challenge: { phoneHint: '0101', codeSent: false, resendAt: now },
    });
  });

  it.each([
    ['the last by time', ['Fri, 01 May 2026 00:00:01 GMT', 'Fri, 01 May 2026 00:00:00 GMT'], '1'],
    [
      'the last in the list, of the same second',
      ['Fri, 01 May 2026 00:00:00 GMT', 'Fri, 01 May 2026 00:00:00 GMT'],
      '2',
    ],
    ['the one with a time', ['Fri, 01 May 2026 00:00:00 GMT', 'Invalid Date'], '1'],
    ['the last in the list, where no time is known', ['Invalid Date', 'Invalid Date'], '2'],
  ])('takes of two phones %s', (_, times, uid) => {
    const hints = times.map((time, index) => phone(String(index + 1), time));
    const pending = pendingSignIn(resolverOf(hints), now);
    expect(pending.phone.uid).toBe(uid);
    expect(pending.hasFormerPhone).toBe(true);
  });

  it('takes a phone rather than another factor', () => {
    const pending = pendingSignIn(resolverOf([app, phone('1', '')]), now);
    expect(pending.phone.uid).toBe('1');
    expect(pending.hasFormerPhone).toBe(false);
  });

  it('is refused where there is no phone', () => {
    expect(() => pendingSignIn(resolverOf([app]), now)).toThrow(
      expect.objectContaining({ code: 'unsupported-second-factor' }),
    );
  });

  it('may ask for another code half a minute after one', () => {
    expect(sentChallenge({ phoneHint: '0101' }, now)).toEqual({
      phoneHint: '0101',
      codeSent: true,
      resendAt: now + 30_000,
    });
  });
});
