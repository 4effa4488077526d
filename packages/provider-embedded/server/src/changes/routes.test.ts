import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { administrator, createEvent, createFestival, testStore } from '../documents/testing/fixtures.ts';
import { asSession } from '../documents/testing/http.ts';
import type { RequestSession } from '../session.ts';
import { createChangeFeed } from './feed.ts';
import { changeRoutes } from './routes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world(session: RequestSession = administrator) {
  let live = true;
  const feed = createChangeFeed({
    latestVersion: () => store.latestVersion(),
    validSessions: () => () => live,
  });
  const { store } = testStore({ onCommit: feed.publish });
  const routes = changeRoutes({ feed });
  const app = asSession(session, '/api/changes', routes);
  const open = async (headers: Record<string, string> = {}) => {
    const response = await app.request('/api/changes', { headers });
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    /** The next chunk, or null at the end. */
    const next = async () => {
      const piece = await reader?.read();
      const bytes: unknown = piece?.value;
      return bytes instanceof Uint8Array ? decoder.decode(bytes) : null;
    };
    return { response, next, cancel: () => reader?.cancel() };
  };
  return { feed, store, app, open, withdraw: () => (live = false) };
}

test('streams events with their ids', async () => {
  const { open, store } = world();
  const { response, next } = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await next()).toBe('event: ready\nid: 0\ndata: {"seq":0}\n\n');
  store.commit([createFestival()]);
  const text = (await next()) ?? '';
  expect(text).toMatch(/^event: change\nid: 1\ndata: .+\n\n$/u);
  expect(JSON.parse(text.split('data: ')[1] ?? '')).toMatchObject({ changes: [{ path: 'festivals/f1' }] });
});

test('resumes after the last id, and resets one that makes no sense', async () => {
  const { open, store } = world();
  store.commit([createFestival()]);
  store.commit([createEvent('a')]);
  expect(await (await open({ 'last-event-id': '1' })).next()).toMatch(/^event: change\nid: 2\n/u);
  expect(await (await open({ 'last-event-id': 'abc' })).next()).toBe('event: reset\ndata: {}\n\n');
});

test('writes a change once for all who hear of it', async () => {
  const { app, store } = world();
  const streams = await Promise.all(
    [1, 2, 3].map(async () => (await app.request('/api/changes')).body?.getReader()),
  );
  for (const stream of streams) await stream?.read();
  store.commit([createFestival()]);
  const pieces = await Promise.all(
    streams.map(async (stream): Promise<unknown> => (await stream?.read())?.value),
  );
  expect(pieces[0]).toBeInstanceOf(Uint8Array);
  expect(new Set(pieces).size).toBe(1);
});

test('says every 20 seconds that it is there', async () => {
  const { next } = await world().open();
  await next();
  vi.advanceTimersByTime(20_000);
  expect(await next()).toBe(': still here\n\n');
});

test('ends with its session', async () => {
  const { open, feed } = world();
  const { next } = await open();
  await next();
  feed.endSession('session-1');
  expect(await next()).toBeNull();
});

test('ends within a moment when another process has withdrawn the session', async () => {
  const { open, withdraw } = world();
  const { next } = await open();
  await next();
  withdraw();
  vi.advanceTimersByTime(250);
  expect(await next()).toBeNull();
});

test('cuts off a client that does not read on', async () => {
  const { open, store } = world();
  store.commit([createFestival()]);
  const { next } = await open();
  for (let n = 0; n < 400; n += 1) store.commit([createEvent(`e${n}`)]);
  let pieces = 0;
  while ((await next()) !== null) pieces += 1;
  expect(pieces).toBe(256);
});

test('a client that leaves is forgotten', async () => {
  const { open, store } = world();
  const { next, cancel } = await open();
  await next();
  await cancel();
  expect(vi.getTimerCount()).toBe(0);
  expect(() => store.commit([createFestival()])).not.toThrow();
});

test.each([
  [null, 401],
  [{ level: 'password', userId: 'admin', sessionId: 's', email: 'a@b.example' } as const, 403],
])('session %j gets %i', async (session, status) => {
  expect((await world(session).open()).response.status).toBe(status);
});
