import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEvent, createFestival, testStore } from '../documents/testing/fixtures.ts';
import { createChangeFeed, type ChangeFeed, type FeedMessage } from './feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen(feed: ChangeFeed, lastSeq: number | null = null, sessionId = 'session-1') {
  const received: FeedMessage[] = [];
  let ended = false;
  const stop = feed.subscribe({
    sessionId,
    lastSeq,
    onEvent: (event) => received.push(event),
    onEnd: () => {
      ended = true;
    },
  });
  return { received, stop, hasEnded: () => ended, kinds: () => received.map(({ type }) => type) };
}

function world() {
  const ended = new Set<string>();
  let reachable = true;
  const validSessions = () => {
    if (!reachable) throw new ProviderError('unavailable');
    return (id: string) => !ended.has(id);
  };
  const feed = createChangeFeed({ latestVersion: () => store.latestVersion(), validSessions });
  const { db, store } = testStore({ onCommit: feed.publish });
  return { db, feed, store, ended, lose: () => (reachable = false) };
}

/** The feed of a server that was just started on the existing store. */
function restartedFeed({ store }: Pick<ReturnType<typeof world>, 'store'>): ChangeFeed {
  return createChangeFeed({ latestVersion: () => store.latestVersion(), validSessions: () => () => true });
}

test('a subscriber hears that it is ready, then every commit in order', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  const { received } = listen(feed);
  store.commit([createEvent('a')]);
  store.commit([{ type: 'delete', path: paths.event('f1', 'a') }]);
  expect(received).toMatchObject([
    { type: 'ready', seq: 1 },
    { type: 'change', seq: 2, body: { changes: [{ path: paths.event('f1', 'a'), version: '2' }] } },
    { type: 'change', seq: 3, body: { changes: [{ path: paths.event('f1', 'a'), data: null }] } },
  ]);
});

test('users are never told of', () => {
  const { feed, store } = world();
  const { received } = listen(feed);
  const user = { type: 'create', path: 'users/u', data: { permissions: [] } } as const;
  store.commit([user]);
  store.commit([createFestival(), { ...user, path: 'users/v' }]);
  expect(received).toMatchObject([
    { type: 'ready' },
    { type: 'change', seq: 2, body: { changes: [{ path: 'festivals/f1' }] } },
  ]);
  expect(JSON.stringify(received)).not.toContain('users/');
});

test('a commit of many documents is told by its collections', () => {
  const { feed, store } = world();
  const { received } = listen(feed);
  store.commit([createFestival(), ...Array.from({ length: 200 }, (_, n) => createEvent(`e${n}`))]);
  expect(received[1]).toEqual({
    type: 'change',
    seq: 1,
    body: { collections: ['festivals', 'festivals/f1/lineupEvents'] },
  });
});

test('a summary is told by its collections, however few documents stand in it', () => {
  const { feed } = world();
  const { received } = listen(feed);
  feed.publish(1, [{ path: paths.event('f1', 'a'), version: '1', data: null }], true);
  expect(received[1]).toMatchObject({ body: { collections: ['festivals/f1/lineupEvents'] } });
});

test('who comes back hears what was missed', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  store.commit([createEvent('a')]);
  store.commit([createEvent('b')]);
  const { received } = listen(feed, 1);
  expect(received).toMatchObject([
    { type: 'change', seq: 2 },
    { type: 'change', seq: 3 },
    { type: 'ready', seq: 3 },
  ]);
});

test('who has missed nothing is just ready, also after a restart of the server', () => {
  const { feed, store } = world();
  store.commit([createFestival()]);
  expect(listen(feed, 1).kinds()).toEqual(['ready']);
  expect(listen(restartedFeed({ store }), 1).kinds()).toEqual(['ready']);
});

test.each([
  ['from before the restart', 0],
  ['of another database', 7],
  ['that make no sense', -1],
])('ids %s lead to a reset', (_, lastSeq) => {
  const { store } = world();
  store.commit([createFestival()]);
  const restarted = restartedFeed({ store });
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

test('nothing is told to a session that another process has ended; others hear it', () => {
  const { feed, store, ended } = world();
  const gone = listen(feed, null, 'gone');
  const other = listen(feed, null, 'other');
  ended.add('gone');
  store.commit([createFestival()]);
  expect([gone.kinds(), gone.hasEnded()]).toEqual([['ready'], true]);
  expect(other.kinds()).toEqual(['ready', 'change']);
});

test('a session that has ended in the meantime is sent nothing at all', () => {
  const { feed, store, ended } = world();
  store.commit([createFestival()]);
  store.commit([createEvent('a')]);
  ended.add('gone');
  const gone = listen(feed, 1, 'gone');
  expect([gone.kinds(), gone.hasEnded()]).toEqual([[], true]);
});

test('the end of a session in another process ends its stream within a moment, without any commit', () => {
  const { feed, ended } = world();
  const gone = listen(feed, null, 'gone');
  const other = listen(feed, null, 'other');
  ended.add('gone');
  vi.advanceTimersByTime(250);
  expect([gone.hasEnded(), other.hasEnded()]).toEqual([true, false]);
});

test('while the database cannot be asked, nothing is sent to anyone', () => {
  const { feed, store, lose } = world();
  const { kinds, hasEnded } = listen(feed);
  lose();
  store.commit([createFestival()]);
  expect([kinds(), hasEnded()]).toEqual([['ready'], true]);
});

test('nothing is looked for while nobody listens', () => {
  const { feed } = world();
  const one = listen(feed);
  const two = listen(feed, null, 'other');
  one.stop();
  expect(vi.getTimerCount()).toBe(1);
  two.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('who has stopped hears no more', () => {
  const { feed, store } = world();
  const { kinds, stop } = listen(feed);
  stop();
  store.commit([createFestival()]);
  expect(kinds()).toEqual(['ready']);
});
