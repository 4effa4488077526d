import { paths } from '@lineup/domain';
import { festivalStats } from '@lineup/functions';
import { serverTimestamp } from '@lineup/provider';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEvent, createFestival, emulatorWorld } from '../testing/emulator-world.ts';
import type { EmulatorWorld } from '../testing/emulator-world.ts';
import { forgetLineupCount } from './count-changed-lineups.ts';
import { storeAllCounts } from './store-all-counts.ts';

let world: EmulatorWorld;
let now = 0;
beforeEach(async () => {
  await world?.close();
  world = await emulatorWorld();
  now = Date.UTC(2026, 5, 1);
  await world.documents.commit([
    createFestival('f1'),
    createFestival('f2'),
    createEvent('a', { updated_at: serverTimestamp }, 'f1'),
    createEvent('b', { updatedAt: serverTimestamp }, 'f2'),
  ]);
}, 30_000);
afterAll(() => world.close());

/** Requests all counts, which must be correct, and returns whether they were counted again. */
async function isCounted(): Promise<boolean> {
  const countEach = vi.fn(() => festivalStats(world, {}));
  const response = await storeAllCounts(world.firestore, () => now, countEach);
  expect(response).toEqual(await festivalStats(world, {}));
  return countEach.mock.calls.length > 0;
}

const commit = (...writes: Parameters<EmulatorWorld['documents']['commit']>[0]) =>
  world.documents.commit(writes);

describe('the counts of all lineups', () => {
  test('are reused while nothing changes', async () => {
    expect([await isCounted(), await isCounted(), await isCounted()]).toEqual([true, false, false]);
  });

  test.each([
    [
      'an event is changed by itself',
      () =>
        commit({
          type: 'update',
          path: paths.event('f2', 'b'),
          data: { artistName: 'Low Tide', updated_at: serverTimestamp },
        }),
    ],
    [
      'a festival is changed',
      () =>
        commit({
          type: 'update',
          path: paths.festival('f2'),
          data: { changeoverMinutes: 20, updated_at: serverTimestamp },
        }),
    ],
    ['events are added in bulk', () => commit(createEvent('c', { updatedAt: serverTimestamp }, 'f1'))],
    ['an event is deleted', () => commit({ type: 'delete', path: paths.event('f1', 'a') })],
    ['a festival is added', () => commit(createFestival('f3'))],
    ['a festival is deleted', () => commit({ type: 'delete', path: paths.festival('f2') })],
    [
      'a festival takes the place of another',
      () => commit({ type: 'delete', path: paths.festival('f2') }, createFestival('f3')),
    ],
    ['what is stored about a festival is removed', () => forgetLineupCount(world.firestore, 'f1')],
  ])('are made again when %s', async (_, happen) => {
    await isCounted();
    await happen();
    expect([await isCounted(), await isCounted()]).toEqual([true, false]);
  });

  test('are made again after an hour in any case', async () => {
    await isCounted();
    now += 60 * 60 * 1000;
    expect(await isCounted()).toBe(true);
  });

  test('are not stored where they would not fit into a document', async () => {
    const stats = [
      {
        festivalId: 'f1',
        eventCount: 1,
        artistCount: 1,
        conflictCount: 0,
        stages: ['x'.repeat(900_000)],
        dates: [],
      },
    ];
    const countEach = vi.fn(() => Promise.resolve({ stats }));
    for (let time = 0; time < 2; time += 1) {
      await expect(storeAllCounts(world.firestore, () => now, countEach)).resolves.toEqual({ stats });
    }
    expect(countEach).toHaveBeenCalledTimes(2);
  });
});
