import { describe, expect, test } from 'vitest';
import { makeChallenge } from '../../../testing/sessions.ts';
import {
  afterComplete,
  afterResend,
  afterStart,
  afterWrongPassword,
  atPhone,
  type EnrollmentState,
} from './enrollment-state.ts';

const phoneNumber = '+12125550100';
const challenge = makeChallenge();
const sent = { success: true, requiresReauth: false, error: null, challenge } as const;
const refused = { success: false, requiresReauth: false, error: 'Too many' } as const;
const passwordNeeded = { success: false, requiresReauth: true, error: 'Password, please' } as const;
const verifying: EnrollmentState = { step: 'verify', phoneNumber, challenge, error: null };
const proving: EnrollmentState = {
  step: 'reauth',
  phoneNumber,
  notice: 'Password, please',
  error: null,
};

describe('asking for a code', () => {
  test('leads to the entry of the code', () => {
    expect(afterStart(phoneNumber, sent)).toEqual(verifying);
  });

  test('leads to the password when the provider wants it, and keeps the number', () => {
    expect(afterStart(phoneNumber, passwordNeeded)).toEqual(proving);
  });

  test('stays at the number when it is refused', () => {
    expect(afterStart(phoneNumber, refused)).toEqual({ step: 'phone', error: 'Too many' });
  });
});

describe('asking for another code', () => {
  test('brings a new challenge and forgets the error', () => {
    const next = makeChallenge({ resendAt: 30_000 });
    const state = afterResend({ ...verifying, error: 'Wrong' }, { ...sent, challenge: next });
    expect(state).toEqual({ ...verifying, challenge: next });
  });

  test('stays where it is when it is refused', () => {
    expect(afterResend(verifying, refused)).toEqual({ ...verifying, error: 'Too many' });
  });

  test('leads to the password when the provider wants it', () => {
    expect(afterResend(verifying, passwordNeeded)).toMatchObject({ step: 'reauth', phoneNumber });
  });

  test('changes nothing once one has gone back', () => {
    expect(afterResend(atPhone, sent)).toBe(atPhone);
  });
});

test('a wrong password stays at the password', () => {
  expect(afterWrongPassword(proving, 'Wrong')).toEqual({ ...proving, error: 'Wrong' });
  expect(afterWrongPassword(atPhone, 'Wrong')).toBe(atPhone);
});

describe('giving the code', () => {
  test('completes the enrolment', () => {
    expect(afterComplete(verifying, { success: true, error: null })).toEqual({ step: 'complete' });
  });

  test('stays when the code is wrong', () => {
    const state = afterComplete(verifying, { success: false, error: 'Wrong' });
    expect(state).toEqual({ ...verifying, error: 'Wrong' });
  });

  test('changes nothing once one has gone back', () => {
    expect(afterComplete(atPhone, { success: true, error: null })).toBe(atPhone);
  });
});
