import { paths } from '@lineup/domain';
import { expect, test } from 'vitest';
import { createEvent, createFestival, testStore } from '../documents/testing/fixtures.ts';
import { createChangeFeed, type ChangeFeed, type FeedEvent } from './feed.ts';

function listen(feed: ChangeFeed, lastSeq: number | null = null, sessionId = 'session-1') {
  const heard: FeedEvent[] = [];
  let ended = false;
  const stop = feed.subscribe({
    sessionId,
    lastSeq,
    onEvent: (event) => heard.push(event),
    onEnd: () => {
      ended = true;
    },
  });
  return { heard, stop, hasEnded: () => ended, kinds: () => heard.map(({ type }) => type) };
}

function world() {
  const feed = createChangeFeed(() => store.latestVersion());
  const { db, store } = testStore({ onCommit: feed.publish });
  return { db, feed, store };
}

test('a subscriber hears that it is ready, then every commit in order', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  const { heard } = listen(feed);
  store.commit([createEvent('a')]);
  store.commit([{ type: 'delete', path: paths.event('f1', 'a') }]);
  expect(heard).toMatchObject([
    { type: 'ready', seq: 1 },
    { type: 'change', seq: 2, body: { changes: [{ path: paths.event('f1', 'a'), version: '2' }] } },
    { type: 'change', seq: 3, body: { changes: [{ path: paths.event('f1', 'a'), data: null }] } },
  ]);
});

test('users are never told of', () => {
  const { feed, store } = world();
  const { heard } = listen(feed);
  const user = { type: 'create', path: 'users/u', data: { permissions: [] } } as const;
  store.commit([user]);
  store.commit([createFestival(), { ...user, path: 'users/v' }]);
  expect(heard).toMatchObject([
    { type: 'ready' },
    { type: 'change', seq: 2, body: { changes: [{ path: 'festivals/f1' }] } },
  ]);
  expect(JSON.stringify(heard)).not.toContain('users/');
});

test('a commit of many documents is told by its collections', () => {
  const { feed, store } = world();
  const { heard } = listen(feed);
  store.commit([createFestival(), ...Array.from({ length: 200 }, (_, n) => createEvent(`e${n}`))]);
  expect(heard[1]).toEqual({
    type: 'change',
    seq: 1,
    body: { collections: ['festivals', 'festivals/f1/lineupEvents'] },
  });
});

test('who comes back hears what was missed', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  store.commit([createEvent('a')]);
  store.commit([createEvent('b')]);
  const { heard } = listen(feed, 1);
  expect(heard).toMatchObject([
    { type: 'change', seq: 2 },
    { type: 'change', seq: 3 },
    { type: 'ready', seq: 3 },
  ]);
});

test('who has missed nothing is just ready, also after a restart of the server', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  expect(listen(feed, 1).kinds()).toEqual(['ready']);
  expect(
    listen(
      createChangeFeed(() => store.latestVersion()),
      1,
    ).kinds(),
  ).toEqual(['ready']);
});

test.each([
  ['from before the restart', 0],
  ['of another database', 7],
  ['that make no sense', -1],
])('ids %s lead to a reset', (_, lastSeq) => {
  const { store } = world();
  store.commit([createFestival()]);
  const restarted = createChangeFeed(() => store.latestVersion());
  expect(listen(restarted, lastSeq).kinds()).toEqual(['reset', 'ready']);
});

test('who was away for too long reads everything again', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  for (let n = 0; n < 201; n += 1) store.commit([createEvent(`e${n}`)]);
  expect(listen(feed, 1).kinds()).toEqual(['reset', 'ready']);
  expect(listen(feed, 2).kinds()).toHaveLength(201);
});

test('commits of another process lead to a reset', () => {
  const { db, feed, store } = world();
  store.commit([createFestival()]);
  testStore({ db }).store.commit([createEvent('a')]);
  expect(listen(feed, 1).kinds()).toEqual(['reset', 'ready']);
  store.commit([createEvent('b')]);
  expect(listen(feed, 1).kinds()).toEqual(['reset', 'ready']);
  expect(listen(feed, 2).kinds()).toEqual(['change', 'ready']);
});

test('a session that ends hears no more; others go on', () => {
  const { feed, store } = world();
  const gone = listen(feed, null, 'gone');
  const other = listen(feed, null, 'other');
  feed.endSession('gone');
  store.commit([createFestival()]);
  expect(gone.hasEnded()).toBe(true);
  expect(gone.kinds()).toEqual(['ready']);
  expect(other.kinds()).toEqual(['ready', 'change']);
  feed.close();
  expect(other.hasEnded()).toBe(true);
});

test('who has stopped hears no more', () => {
  const { feed, store } = world();
  const { kinds, stop } = listen(feed);
  stop();
  store.commit([createFestival()]);
  expect(kinds()).toEqual(['ready']);
});
