import { timestampFromMillis } from '@lineup/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { authorise, type Caller } from './authorise.ts';

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
}, 30_000);
afterAll(() => world.close());

const signedInAt = 1_780_000_000;
const caller = (firebase: NonNullable<Caller['token']['firebase']>): Caller => ({
  uid: 'u1',
  token: { auth_time: signedInAt, firebase },
});
const fullySigned = caller({ sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' });
const record = (fields: object) => world.firestore.doc('users/u1').set(fields);
beforeEach(() => record({ permissions: ['admin'] }));

test('an administrator with password and phone passes', async () => {
  await expect(authorise(world.firestore, fullySigned)).resolves.toMatchObject({
    uid: 'u1',
    phoneId: 'phone-1',
    record: { administrator: true, phoneId: null, sessionsFrom: null },
  });
});

test.each([
  ['an anonymous caller', undefined, 'unauthenticated'],
  ['a session of the password alone', caller({}), 'permission-denied'],
  [
    'a second factor of another kind',
    caller({ sign_in_second_factor: 'totp', second_factor_identifier: 'x' }),
    'permission-denied',
  ],
  ['a second factor without a name', caller({ sign_in_second_factor: 'phone' }), 'permission-denied'],
])('%s is refused', async (_, who, code) => {
  await expect(authorise(world.firestore, who)).rejects.toMatchObject({ name: 'ProviderError', code });
});

test.each([
  ['another permission', { permissions: ['editor'] }],
  ['no permissions', { displayName: 'Somebody' }],
  ['permissions that are no list', { permissions: 'admin' }],
])('a record with %s is refused', async (_, fields) => {
  await record(fields);
  await expect(authorise(world.firestore, fullySigned)).rejects.toMatchObject({ code: 'permission-denied' });
});

test('an account without a record is refused', async () => {
  await world.firestore.doc('users/u1').delete();
  await expect(authorise(world.firestore, fullySigned)).rejects.toMatchObject({ code: 'permission-denied' });
});

test('a session of another phone than the record’s is at an end', async () => {
  await record({ permissions: ['admin'], phoneId: 'phone-1' });
  await expect(authorise(world.firestore, fullySigned)).resolves.toMatchObject({ phoneId: 'phone-1' });
  await record({ permissions: ['admin'], phoneId: 'phone-2' });
  await expect(authorise(world.firestore, fullySigned)).rejects.toMatchObject({ code: 'unauthenticated' });
});

const endSessions = (laterMs: number) => {
  const { seconds, nanoseconds } = timestampFromMillis(signedInAt * 1000 + laterMs);
  return record({ permissions: ['admin'], sessionsFrom: new Timestamp(seconds, nanoseconds) });
};

test.each([-60_000, -1, 0])(
  'a session begun after the end of all sessions goes on (%i ms)',
  async (later) => {
    await endSessions(later);
    await expect(authorise(world.firestore, fullySigned)).resolves.toMatchObject({ uid: 'u1' });
  },
);

test.each([1, 999, 60_000])(
  'a session begun before the end of all sessions is at an end (%i ms)',
  async (later) => {
    await endSessions(later);
    await expect(authorise(world.firestore, fullySigned)).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);
