import { acceptanceKey, paths } from '@lineup/domain';
import { countLineup } from '@lineup/functions';
import { expect, test, vi } from 'vitest';
import { createEvent, createFestival, testStore } from '../documents/testing/fixtures.ts';
import { createCountCache } from './count-cache.ts';
import { createServerProvider, noFiles } from './server-provider.ts';

function world() {
  const countSpy = vi.fn(countLineup);
  const made = testStore({ onCommit: (version, changes) => counts.noteCommit(version, changes) });
  const counts = createCountCache(made.store, countSpy);
  const { documents } = createServerProvider(made.store, noFiles);
  made.store.commit([createFestival(), createEvent('a')]);
  const eventsOf = async (id: string) => (await counts.count(documents, id)).eventCount;
  return { ...made, counts, countSpy, documents, eventsOf };
}

test('a lineup is counted once for as long as nothing changes in it', async () => {
  const { countSpy, eventsOf, store } = world();
  expect(await eventsOf('f1')).toBe(1);
  store.commit([createFestival('f2'), createEvent('b', {}, 'f2')]);
  expect(await eventsOf('f1')).toBe(1);
  expect(countSpy).toHaveBeenCalledTimes(1);
});

test('what the festival says of conflicts is seen at once', async () => {
  const { counts, documents, store } = world();
  store.commit([createEvent('b', { artistName: 'Kelp' })]);
  const conflicts = async () => (await counts.count(documents, 'f1')).conflictCount;
  expect(await conflicts()).toBe(1);
  const acceptedConflicts = {
    [acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Lantern' })]: 'Two acts',
  };
  store.commit([{ type: 'update', path: paths.festival('f1'), data: { acceptedConflicts } }]);
  expect(await conflicts()).toBe(0);
});

test('a change of one of its events is seen at once', async () => {
  const { eventsOf, store } = world();
  expect(await eventsOf('f1')).toBe(1);
  store.commit([createEvent('b')]);
  expect(await eventsOf('f1')).toBe(2);
  store.commit([{ type: 'delete', path: paths.event('f1', 'a') }]);
  expect(await eventsOf('f1')).toBe(1);
});

test('so is a change by another process', async () => {
  const { db, eventsOf } = world();
  expect(await eventsOf('f1')).toBe(1);
  testStore({ db }).store.commit([createEvent('b')]);
  expect(await eventsOf('f1')).toBe(2);
});

test('and after it one of this process', async () => {
  const { db, eventsOf, store } = world();
  expect(await eventsOf('f1')).toBe(1);
  testStore({ db }).store.commit([createEvent('b')]);
  store.commit([{ type: 'update', path: paths.festival('f1'), data: { name: 'Another name' } }]);
  expect(await eventsOf('f1')).toBe(2);
});

test('figures during whose counting something is written are not cached', async () => {
  const { store, documents } = world();
  const counts = createCountCache(store, async (source, id) => {
    const counted = await countLineup(source, id);
    store.commit([createEvent(`late-${counted.eventCount}`)]);
    return counted;
  });
  expect((await counts.count(documents, 'f1')).eventCount).toBe(1);
  expect((await counts.count(documents, 'f1')).eventCount).toBe(2);
});

test('two who ask at the same time have it counted once', async () => {
  const { countSpy, eventsOf } = world();
  expect(await Promise.all([eventsOf('f1'), eventsOf('f1')])).toEqual([1, 1]);
  expect(countSpy).toHaveBeenCalledTimes(1);
});

test('between the counts of two lineups other requests have their turn', async () => {
  const { countSpy, eventsOf, store } = world();
  store.commit([createFestival('f2'), createFestival('f3')]);
  const counted = Promise.all(['f1', 'f2', 'f3'].map(eventsOf));
  const seen: number[] = [];
  while (countSpy.mock.calls.length < 3) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(countSpy.mock.calls.length);
  }
  await counted;
  // A request over a new connection is accepted in one round and handled in the next.
  for (const count of [1, 2]) expect(seen.filter((calls) => calls === count).length).toBeGreaterThan(1);
});
