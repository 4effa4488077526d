import { afterAll, beforeEach, expect, test } from 'vitest';
import { emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { authorise, type Caller } from './authorise.ts';
import { keepPhone } from './keep-phone.ts';

let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld();
}, 30_000);
afterAll(() => world.close());

/** An administrator with two enrolled phones; `sessions` has one for each, and one with an unknown phone. */
async function twoPhones() {
  const { uid } = await world.auth.createUser({
    email: 'stage@festival.example',
    emailVerified: true,
    password: 'long enough to be one',
    multiFactor: {
      enrolledFactors: [
        { phoneNumber: '+12125550100', factorId: 'phone', displayName: 'Old' },
        { phoneNumber: '+12125550101', factorId: 'phone', displayName: 'New' },
      ],
    },
  });
  await world.firestore
    .doc(`users/${uid}`)
    .set({ permissions: ['admin'], displayName: 'Ada', _version: 'v1' });
  const { multiFactor } = await world.auth.getUser(uid);
  const [older, newer] = multiFactor?.enrolledFactors ?? [];
  const session = (phoneId: string): Caller => ({
    uid,
    token: {
      auth_time: Math.floor(Date.now() / 1000),
      firebase: { sign_in_second_factor: 'phone', second_factor_identifier: phoneId },
    },
  });
  const sessions = {
    older: session(older?.uid ?? ''),
    newer: session(newer?.uid ?? ''),
    unknown: session('none'),
  };
  return { uid, newer: newer?.uid, sessions };
}

const keep = (caller: Caller | undefined) =>
  keepPhone({ firestore: world.firestore, auth: world.auth, newVersion: () => 'v2' }, caller);
const phonesOf = async (uid: string) => {
  const { multiFactor } = await world.auth.getUser(uid);
  return multiFactor?.enrolledFactors.map(({ uid, displayName }) => ({ uid, displayName }));
};

test('the phone of the session stays, every other is removed, and their sessions are at an end', async () => {
  const { uid, newer, sessions } = await twoPhones();
  await expect(keep(sessions.newer)).resolves.toEqual({ success: true });
  expect(await phonesOf(uid)).toEqual([{ uid: newer, displayName: 'New' }]);
  expect((await world.firestore.doc(`users/${uid}`).get()).data()).toEqual({
    permissions: ['admin'],
    displayName: 'Ada',
    phoneId: newer,
    _version: 'v2',
  });
  await expect(authorise(world.firestore, sessions.newer)).resolves.toMatchObject({ uid });
  await expect(authorise(world.firestore, sessions.older)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(keep(sessions.older)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('it can be repeated', async () => {
  const { uid, sessions } = await twoPhones();
  await keep(sessions.newer);
  await expect(keep(sessions.newer)).resolves.toEqual({ success: true });
  expect(await phonesOf(uid)).toHaveLength(1);
});

test('anonymous, half-signed and unknown sessions change nothing', async () => {
  const { uid, sessions } = await twoPhones();
  const half = { ...sessions.newer, token: { ...sessions.newer.token, firebase: {} } };
  await expect(keep(undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(keep(half)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(keep(sessions.unknown)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await phonesOf(uid)).toHaveLength(2);
  expect((await world.firestore.doc(`users/${uid}`).get()).get('phoneId')).toBeUndefined();
});
