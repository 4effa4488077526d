import { ProviderError } from '@lineup/provider';
import { expect, test } from 'vitest';
import { asking, asProviderError } from './failures.ts';

const firestoreError = (code: unknown, message = 'as Firestore says it') =>
  Object.assign(new Error(message), { code });

test.each([
  [1, 'cancelled'],
  [3, 'internal'],
  [4, 'deadline-exceeded'],
  [5, 'not-found'],
  [6, 'already-exists'],
  [7, 'internal'],
  [8, 'unavailable'],
  [10, 'unavailable'],
  [14, 'unavailable'],
  ['auth/internal-error', 'internal'],
])('the failure %j of the server library is %s of the port', (code, expected) => {
  const cause = firestoreError(code);
  expect(asProviderError(cause)).toMatchObject({ code: expected, message: cause.message, cause });
});

test.each(['Transaction too big. Decrease transaction size.', 'Received message larger than max (5 vs. 4)'])(
  'a commit that is too large is told as that: %s',
  (message) => {
    expect(asProviderError(firestoreError(3, message))).toMatchObject({ code: 'payload-too-large' });
    expect(asProviderError(firestoreError(8, message))).toMatchObject({ code: 'payload-too-large' });
  },
);

test('a failure of the port stays as it is, and what is no error is internal', async () => {
  const conflict = new ProviderError('conflict');
  await expect(asking(() => Promise.reject(conflict))).rejects.toBe(conflict);
  expect(asProviderError('gone wrong')).toMatchObject({ code: 'internal', message: 'gone wrong' });
});
