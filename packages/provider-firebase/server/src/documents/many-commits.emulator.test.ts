import { paths } from '@lineup/domain';
import { withRecords } from '@lineup/provider/recorded';
import type { Write } from '@lineup/provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEvent, createFestival, emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { commitWrites } from './commit.ts';

const by = { id: 'ana', email: 'ana@festival.example' };
const people = Array.from({ length: 30 }, (_, number) => `set-${number}`);
let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
  await world.documents.commit([createFestival(), ...people.map((id) => createEvent(id))]);
}, 30_000);
afterAll(() => world.close());

/** A user's change of a set, with its record. */
async function change(id: string): Promise<readonly Write[]> {
  const path = paths.event('f1', id);
  const before = new Map([[path, await world.documents.get(path)]]);
  before.set(paths.festival('f1'), await world.documents.get(paths.festival('f1')));
  return withRecords(
    [{ type: 'update', path, data: { artistName: `The ${id}` } }],
    `change-of-${id}`,
    by,
    before,
  );
}

test('people who change different sets of a festival at once write no document in common, and none waits', async () => {
  const changes = await Promise.all(people.map(change));
  const written = changes.flatMap((writes) => writes.map(({ path }) => path));
  expect(new Set(written).size).toBe(written.length);
  const festival = world.firestore.doc(paths.festival('f1'));
  const { updateTime } = await festival.get();
  const run = world.firestore.runTransaction.bind(world.firestore);
  let tries = 0;
  vi.spyOn(world.firestore, 'runTransaction').mockImplementation((work) =>
    run((transaction) => {
      tries += 1;
      return work(transaction);
    }),
  );
  const deps = { firestore: world.firestore, now: Date.now };
  await Promise.all(
    changes.map((writes, number) =>
      commitWrites(deps, writes, { name: `change-of-${people[number] ?? ''}`, by }),
    ),
  );
  expect(tries).toBe(people.length);
  expect((await festival.get()).updateTime).toEqual(updateTime);
});
