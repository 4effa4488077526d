import type { Presence } from '@lineup/functions';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { forgetPresence, presenceInFirestore } from './presence-store.ts';

let world: EmulatorWorld;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld();
});
afterAll(() => world.close());

const ana: Presence = { id: 'ana', name: 'Ana Lind', setId: 'a', until: 100 };
const bo: Presence = { id: 'bo', name: 'Bo Kivi', setId: null, until: 200 };
const stored = async () => (await world.firestore.doc('presence/f1').get()).data();

test('notes each person once, and leaves out whose time is over', async () => {
  const store = presenceInFirestore(world.firestore);
  expect(await store.note('f1', { ...ana, setId: null }, 0)).toHaveLength(1);
  expect(await store.note('f1', ana, 10)).toEqual([ana]);
  expect(await store.note('f1', bo, 20)).toEqual([ana, bo]);
  expect(await store.note('f1', bo, 100)).toEqual([bo]);
  expect(await stored()).toEqual({ people: { bo } });
});

test('nothing is left of a festival that is gone', async () => {
  await presenceInFirestore(world.firestore).note('f1', ana, 0);
  await forgetPresence(world.firestore, 'f1');
  expect(await stored()).toBeUndefined();
});
