import { paths } from '@lineup/domain';
import type { Query } from '@lineup/provider';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { createDocumentStore, type CommitListener } from '../store.ts';
import {
  countingIds,
  createEvent,
  createFestival,
  createUpload,
  eventData,
  frozenClock,
  testStore,
} from '../testing/fixtures.ts';
import type { CacheLimits } from './response-cache.ts';
import { createQueryResponses, type MakingLimits } from './query-responses.ts';

const schedule: Query = {
  collection: paths.events('f1'),
  orderBy: [{ field: 'timeStart', direction: 'ascending' }],
};
const later = { timeStart: { seconds: 1_783_110_600, nanoseconds: 0 } };

/** A store whose queries are counted, and responses that are notified of its commits. */
function world(limits?: CacheLimits & Partial<MakingLimits>) {
  const listeners: CommitListener[] = [];
  const made = testStore({
    onCommit: (version, changes) => listeners.forEach((receive) => receive(version, changes)),
  });
  const page = vi.fn((asked: Query, after: string | null, size: number) =>
    made.store.page(asked, after, size),
  );
  const latestVersion = vi.fn(() => made.store.latestVersion());
  const documents = {
    page,
    reportDamage: vi.fn(),
    hasMore: (collection: string, than: number) => made.store.hasMore(collection, than),
    latestVersion,
  };
  const responses = createQueryResponses({ documents, ...(limits === undefined ? {} : { limits }) });
  listeners.push(responses.noteCommit);
  made.store.commit([
    createFestival(),
    createFestival('f2'),
    createEvent('a'),
    createEvent('b'),
    createEvent('c'),
  ]);
  const read = async (asked: Query = schedule, revision?: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode((await responses.get(asked, revision)).content));
  return { ...made, page, latestVersion, responses, read };
}

test('answers as the store does, and reads it once while nothing changes', async () => {
  const { read, store, page } = world();
  expect(await read()).toEqual({ documents: store.query(schedule) });
  expect(await read()).toEqual({ documents: store.query(schedule) });
  expect(page).toHaveBeenCalledTimes(1);
});

test('is the same body with the same name while nothing changes, and another one after a change', async () => {
  const { responses, store } = world();
  const before = responses.get(schedule);
  expect(responses.get(schedule)).toBe(before);
  store.commit([{ type: 'update', path: paths.event('f1', 'b'), data: { artistName: 'The Reeds' } }]);
  expect((await responses.get(schedule)).etag).not.toBe((await before).etag);
});

test('has every change at once: created, moved in the order, deleted', async () => {
  const { read, store, page } = world();
  await read();
  store.commit([
    createEvent('d'),
    { type: 'update', path: paths.event('f1', 'a'), data: later },
    { type: 'delete', path: paths.event('f1', 'c') },
  ]);
  expect(await read()).toEqual({ documents: store.query(schedule) });
  expect(await read()).toMatchObject({ documents: [{ id: 'b' }, { id: 'd' }, { id: 'a' }] });
  expect(page).toHaveBeenCalledTimes(2);
});

test('leaves out what no longer passes the filters, and takes in what now does', async () => {
  const { read, store } = world();
  const onDune: Query = {
    collection: paths.events('f1'),
    where: [{ field: 'stage', op: '==', value: 'Dune' }],
  };
  expect(await read(onDune)).toEqual({ documents: [] });
  store.commit([{ type: 'update', path: paths.event('f1', 'b'), data: { stage: 'Dune' } }]);
  expect(await read(onDune)).toMatchObject({ documents: [{ id: 'b' }] });
  store.commit([{ type: 'update', path: paths.event('f1', 'b'), data: { stage: 'Lantern' } }]);
  expect(await read(onDune)).toEqual({ documents: [] });
});

test('a change elsewhere changes nothing', async () => {
  const { responses, store, page } = world();
  const before = responses.get(schedule);
  store.commit([createEvent('x', {}, 'f2'), createUpload()]);
  expect(responses.get(schedule)).toBe(before);
  expect(page).toHaveBeenCalledTimes(1);
});

test('a query with a limit is read again after a change', async () => {
  const { read, store } = world();
  const first: Query = { ...schedule, limit: 1 };
  expect(await read(first)).toMatchObject({ documents: [{ id: 'a' }] });
  store.commit([{ type: 'delete', path: paths.event('f1', 'a') }]);
  expect(await read(first)).toMatchObject({ documents: [{ id: 'b' }] });
});

test('sees what another process has written', async () => {
  const { read, store, db } = world();
  await read();
  const other = createDocumentStore({ db, now: frozenClock().now, randomId: countingIds() });
  other.commit([createEvent('from-elsewhere')]);
  expect(await read()).toEqual({ documents: store.query(schedule) });
  other.commit([{ type: 'delete', path: paths.event('f1', 'a') }]);
  store.commit([createEvent('own')]);
  expect(await read()).toEqual({ documents: store.query(schedule) });
});

test('asks for the latest commit only when the database is of another revision', async () => {
  const { read, store, db, latestVersion } = world();
  const readNow = () => read(schedule, db.revision());
  await readNow();
  latestVersion.mockClear();
  await readNow();
  expect(latestVersion).not.toHaveBeenCalled();
  const other = createDocumentStore({ db, now: frozenClock().now, randomId: countingIds() });
  other.commit([createEvent('from-elsewhere')]);
  expect(await readNow()).toEqual({ documents: store.query(schedule) });
  store.commit([createEvent('own')]);
  expect(await readNow()).toEqual({ documents: store.query(schedule) });
});

test('forgets what a transaction took back, also when the next commit has the same number', async () => {
  const { read, store, db } = world();
  await read();
  const takenBack = () =>
    db.transaction(() => {
      store.commit([createEvent('never')]);
      throw new Error('taken back');
    });
  expect(takenBack).toThrow('taken back');
  expect(await read()).toEqual({ documents: store.query(schedule) });
  expect(takenBack).toThrow('taken back');
  store.commit([createEvent('after')]);
  expect(await read()).toEqual({ documents: store.query(schedule) });
});

test.each([
  ['bytes', { responses: 10, bytes: 1200 }],
  ['answers', { responses: 1, bytes: 1_000_000 }],
])('keeps no more %s than it may, and drops what was asked for longest ago', async (_, limits) => {
  const { read, page } = world(limits);
  const newestFirst: Query = { ...schedule, orderBy: [{ field: 'timeStart', direction: 'descending' }] };
  await read();
  await read(newestFirst);
  await read(newestFirst);
  await read();
  expect(page.mock.calls.map(([asked]) => asked)).toEqual([schedule, newestFirst, schedule]);
});

test('an answer larger than all it may keep is still right', async () => {
  const { read, store } = world({ responses: 10, bytes: 10 });
  expect(await read()).toEqual({ documents: store.query(schedule) });
});

test('encodes a body once, however many ask at the same time', async () => {
  const { responses, store } = world();
  store.commit(Array.from({ length: 20 }, (_, index) => createEvent(`n${index}`, eventData())));
  const body = await responses.get(schedule);
  const [one, two] = await Promise.all([body.withEncoding('br'), body.withEncoding('br')]);
  expect(one).toBe(two);
  expect(one.encoded.br?.byteLength).toBeLessThan(body.content.byteLength / 4);
  expect((await body.withEncoding('gzip')).encoded.gzip).toBeDefined();
});

test('names a damaged document beside the others, whatever is asked', async () => {
  const { read, store, db } = world();
  db.run('UPDATE documents SET data = ? WHERE path = ?', '{"artist', paths.event('f1', 'b'));
  const onDune: Query = { ...schedule, where: [{ field: 'stage', op: '==', value: 'Lantern' }] };
  for (const query of [schedule, onDune]) {
    expect(await read(query)).toEqual({ documents: store.query(query) });
    expect(await read(query)).toMatchObject({
      documents: expect.arrayContaining([
        { path: paths.event('f1', 'b'), id: 'b', version: '1', data: {}, damaged: true },
      ]) as unknown,
    });
  }
});

test('opens on a database that has been in use', async () => {
  const db = openDatabase(':memory:');
  testStore({ db }).store.commit([createFestival(), createEvent('a')]);
  const { store } = testStore({ db });
  const responses = createQueryResponses({ documents: store });
  expect(new TextDecoder().decode((await responses.get(schedule)).content)).toContain('"id":"a"');
});
