import { paths } from '@lineup/domain';
import { countLineup } from '@lineup/functions';
import { serverTimestamp } from '@lineup/provider';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEvent, createFestival, emulatorWorld } from '../testing/emulator-world.ts';
import type { EmulatorWorld } from '../testing/emulator-world.ts';
import { countChangedLineups, forgetLineupCount } from './count-changed-lineups.ts';

let world: EmulatorWorld;
let now = 0;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld();
  now = Date.UTC(2026, 5, 1);
  await world.documents.commit([
    createFestival(),
    createEvent('a', { updated_at: serverTimestamp }),
    createEvent('b', { artistName: 'Low Tide', updatedAt: serverTimestamp }),
  ]);
}, 30_000);
afterAll(() => world.close());

/** Counts, and returns how often the events themselves were read. */
async function count() {
  const pick = vi.spyOn(world.documents, 'pick');
  pick.mockClear();
  const stats = await countChangedLineups(world.firestore, () => now)(world.documents, 'f1');
  const calls = pick.mock.calls.length;
  expect(stats).toEqual(await countLineup(world.documents, 'f1'));
  return calls;
}

const change = (data: Record<string, unknown>) =>
  world.documents.commit([
    { type: 'update', path: paths.event('f1', 'a'), data: { ...data, updated_at: serverTimestamp } },
  ]);

describe('counting a lineup', () => {
  test('reads the events once while nothing changes', async () => {
    expect([await count(), await count(), await count()]).toEqual([1, 0, 0]);
  });

  test.each([
    ['an event is changed', () => change({ artistName: 'Another' })],
    ['an event is moved', () => change({ stage: 'Dune' })],
    ['an event is added', () => world.documents.commit([createEvent('c', { createdAt: serverTimestamp })])],
    [
      'the festival is changed',
      () =>
        world.documents.commit([
          {
            type: 'update',
            path: paths.festival('f1'),
            data: { changeoverMinutes: 20, updated_at: serverTimestamp },
          },
        ]),
    ],
    ['an event is deleted', () => world.documents.commit([{ type: 'delete', path: paths.event('f1', 'b') }])],
  ])('reads them again when %s', async (_, happen) => {
    await count();
    await happen();
    expect([await count(), await count()]).toEqual([1, 0]);
  });

  test('reads them again after an hour in any case', async () => {
    await count();
    now += 60 * 60 * 1000;
    expect(await count()).toBe(1);
  });

  test('keeps nothing of a festival that is gone', async () => {
    await count();
    await forgetLineupCount(world.firestore, 'f1');
    expect((await world.firestore.collection('lineupCounts').get()).size).toBe(0);
  });
});
