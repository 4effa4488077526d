import { expect, test } from 'vitest';
import { administrator, makeChallenge } from '../../testing/sessions.ts';
import { isHeldOpen } from './guard-rules.ts';

const signedOut = { state: 'signedOut' } as const;
const secondFactor = { state: 'secondFactor', challenge: makeChallenge() } as const;
const loss = { isLost: true, hasUnsaved: true };

test.each([signedOut, secondFactor])(
  'a page with unsaved input stays while its session is $state',
  (session) => {
    expect(isHeldOpen(session, loss)).toBe(true);
  },
);

test('a page stays only for unsaved input, and only where the session was lost', () => {
  expect(isHeldOpen(signedOut, { ...loss, hasUnsaved: false })).toBe(false);
  expect(isHeldOpen(signedOut, { ...loss, isLost: false })).toBe(false);
});

test('who has to enrol a phone has to go there', () => {
  expect(isHeldOpen({ state: 'enrolment', user: administrator }, loss)).toBe(false);
});
