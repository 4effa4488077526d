import { timestampFromMillis, type UserRecord } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { checkSession, type TokenFacts } from './session-check.ts';

const signedInAt = 1_780_000_000_000;
const byPhone: TokenFacts = {
  secondFactor: 'phone',
  secondFactorId: 'phone-1',
  signedInAt,
  phoneEnrolled: true,
};
const byPassword: TokenFacts = { ...byPhone, secondFactor: null, secondFactorId: null, phoneEnrolled: false };
const administrator = (fields: Partial<UserRecord> = {}): UserRecord => ({
  permissions: ['admin'],
  ...fields,
});
const endedBefore = (millis: number) => administrator({ sessionsFrom: timestampFromMillis(millis) });

describe('a session', () => {
  it.each([
    ['of password and phone', byPhone, administrator(), 'signedIn'],
    ['of the phone that is the account’s', byPhone, administrator({ phoneId: 'phone-1' }), 'signedIn'],
    ['of another phone than the account’s', byPhone, administrator({ phoneId: 'phone-2' }), 'otherPhone'],
    ['without a phone, of an account without one', byPassword, administrator(), 'enrolment'],
    [
      'without a phone, of an account that has one by now',
      { ...byPassword, phoneEnrolled: true },
      administrator(),
      'ended',
    ],
    ['of another kind of second factor', { ...byPhone, secondFactor: 'totp' }, administrator(), 'ended'],
    ['without a record', byPhone, null, 'recordGone'],
    ['without the permission', byPhone, administrator({ permissions: ['editor'] }), 'permissionWithdrawn'],
    [
      'of the password, without the permission',
      byPassword,
      administrator({ permissions: [] }),
      'permissionWithdrawn',
    ],
  ] as const)('%s', (_, facts, record, judgement) => {
    expect(checkSession(facts, record)).toBe(judgement);
  });

  it.each([
    [-1, 'signedIn'],
    [0, 'signedIn'],
    [1, 'ended'],
    [60_000, 'ended'],
  ] as const)('whose sign-in was %i ms before the operator ended all: %s', (later, judgement) => {
    expect(checkSession(byPhone, endedBefore(signedInAt + later))).toBe(judgement);
  });

  it('of the password ends with all others', () => {
    expect(checkSession(byPassword, endedBefore(signedInAt + 1))).toBe('ended');
  });

  it('is not ended by a field that is no time', () => {
    expect(checkSession(byPhone, administrator({ sessionsFrom: 'tomorrow' }))).toBe('signedIn');
  });
});
