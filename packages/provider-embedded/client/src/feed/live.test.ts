import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import type { DocumentSnapshot, Query } from '@lineup/provider';
import { manualOverdue } from '@lineup/provider/testing';
import { describe, expect, it, vi } from 'vitest';
import { applyToQuery } from '../documents/apply-changes.ts';
import { silenceLimitMs } from './change-connection.ts';
import type { ChangeListener, ChangeStream } from './change-stream.ts';
import { watchLive } from './live.ts';
import { eventually } from '../testing/eventually.ts';
import { manualPause, noPause } from '../testing/manual-pause.ts';
import { scriptedFeed } from '../testing/scripted-feed.ts';
import { respond, brokenConnection, refusal, scriptedServer } from '../testing/scripted-server.ts';

const query: Query = { collection: 'festivals', orderBy: [{ field: 'rank', direction: 'ascending' }] };

function festival(id: string, version: string, rank: number): DocumentSnapshot {
  return { path: `festivals/${id}`, id, version, data: { rank } };
}

const a = festival('a', '1', 10);
const b = festival('b', '2', 20);

function change(...documents: readonly DocumentSnapshot[]) {
  return { changes: documents.map(({ path, version, data }) => ({ path, version, data })) };
}

function world() {
  const server = scriptedServer();
  const feed = scriptedFeed();
  const pauses = manualPause();
  const patience = manualOverdue();
  server.on('GET /api/changes', feed.reply);
  const { documents } = createEmbeddedProvider({
    baseUrl: '',
    fetch: server.fetch,
    pause: pauses.pause,
    overdue: patience.overdue,
    channel: null,
  });
  const watch = (watched: Query = query) => {
    const seen: (readonly DocumentSnapshot[])[] = [];
    const errors: unknown[] = [];
    const stop = documents.watch(
      watched,
      (found) => seen.push(found),
      (error) => errors.push(error),
    );
    return { seen, errors, stop, ids: () => seen.map((found) => found.map(({ id }) => id).join('')) };
  };
  const connected = (count = 1) => eventually(() => expect(feed.connections).toHaveLength(count));
  const queries = () => server.count('GET /api/documents/query');
  return { server, feed, pauses, patience, documents, watch, connected, queries };
}

/** A watch that has called back with a and b. */
async function watching() {
  const made = world();
  made.server.on('GET /api/documents/query', respond({ documents: [a, b] }));
  const watch = made.watch();
  await made.connected();
  made.feed.send('ready', { seq: 5 });
  await eventually(() => expect(watch.ids()).toEqual(['ab']));
  return { ...made, ...watch };
}

describe('a watch', () => {
  it('reads when the stream stands, so that nothing falls in between', async () => {
    const { queries, watch, connected, feed, server } = world();
    server.on('GET /api/documents/query', respond({ documents: [a] }));
    const { ids } = watch();
    await connected();
    expect(queries()).toBe(0);
    feed.send('ready', { seq: 5 });
    await eventually(() => expect(ids()).toEqual(['a']));
  });

  it('follows changes without reading again', async () => {
    const { feed, ids, queries } = await watching();
    feed.send('change', change(festival('c', '6', 15)), '6');
    await eventually(() => expect(ids()).toEqual(['ab', 'acb']));
    feed.send('change', { changes: [{ path: 'festivals/a', version: null, data: null }] }, '7');
    await eventually(() => expect(ids()).toEqual(['ab', 'acb', 'cb']));
    expect(queries()).toBe(1);
  });

  it('does not call for changes elsewhere', async () => {
    const { feed, ids } = await watching();
    feed.send('change', change({ ...a, path: 'festivals/a/lineupEvents/x' }), '6');
    feed.send('change', change(festival('c', '7', 30)), '7');
    await eventually(() => expect(ids()).toEqual(['ab', 'abc']));
  });

  it('loses no change that is told while it reads', async () => {
    const { feed, watch, connected, server } = world();
    let release: (response: Response) => void = () => undefined;
    server.on('GET /api/documents/query', () => new Promise((resolve) => (release = resolve)));
    const { ids } = watch();
    await connected();
    feed.send('ready', { seq: 5 });
    await eventually(() => expect(server.count('GET /api/documents/query')).toBe(1));
    feed.send('change', change(festival('c', '6', 30)), '6');
    await new Promise((resolve) => setImmediate(resolve));
    release(respond({ documents: [a, b] }));
    await eventually(() => expect(ids()).toEqual(['abc']));
  });

  it('loses no change that is told right after it has called back', async () => {
    const added = festival('c', '6', 30);
    const seen: string[] = [];
    const listeners: ChangeListener[] = [];
    const stream: ChangeStream = {
      isReady: () => true,
      add: (listener) => void listeners.push(listener),
      remove: () => undefined,
    };
    watchLive<readonly DocumentSnapshot[]>({
      source: {
        collection: 'festivals',
        read: () => Promise.resolve([a]),
        isSame: () => false,
        apply: (documents, changes) => applyToQuery(query, documents, changes),
      },
      stream,
      pause: noPause,
      overdue: manualOverdue().overdue,
      onNext: (found) => {
        seen.push(found.map(({ id }) => id).join(''));
        queueMicrotask(() => listeners[0]?.onChange({ type: 'changes', ...change(added) }));
      },
      onError: (error) => seen.push(String(error)),
    });
    await eventually(() => expect(seen).toEqual(['a', 'ac']));
  });

  it('reads again where many documents of its collection have changed', async () => {
    const { feed, ids, queries, server } = await watching();
    server.on('GET /api/documents/query', respond({ documents: [b] }));
    feed.send('change', { collections: ['festivals/a/lineupEvents'] }, '6');
    feed.send('change', { collections: ['festivals'] }, '7');
    await eventually(() => expect(ids()).toEqual(['ab', 'b']));
    expect(queries()).toBe(2);
  });

  it('does not call where reading again finds what was known', async () => {
    const { feed, ids, queries, server } = await watching();
    feed.send('change', { collections: ['festivals'] }, '6');
    await eventually(() => expect(queries()).toBe(2));
    server.on('GET /api/documents/query', respond({ documents: [a, { ...b, data: { rank: 21 } }] }));
    feed.send('change', { collections: ['festivals'] }, '7');
    await eventually(() => expect(ids()).toEqual(['ab', 'ab']));
    expect(queries()).toBe(3);
  });

  it('with a limit reads again after every change of its collection', async () => {
    const { feed, watch, server, queries } = await watching();
    server.on('GET /api/documents/query', respond({ documents: [a] }), respond({ documents: [b] }));
    const limited = watch({ ...query, limit: 1 });
    await eventually(() => expect(limited.ids()).toEqual(['a']));
    feed.send('change', { changes: [{ path: 'festivals/a', version: null, data: null }] }, '6');
    await eventually(() => expect(limited.ids()).toEqual(['a', 'b']));
    expect(queries()).toBe(3);
  });

  it('reads without the stream when that takes too long, and again when it stands', async () => {
    const { feed, watch, connected, pauses, server } = world();
    server.on('GET /api/documents/query', respond({ documents: [a] }), respond({ documents: [a, b] }));
    const { ids } = watch();
    await connected();
    pauses.pass();
    await eventually(() => expect(ids()).toEqual(['a']));
    feed.send('ready', { seq: 5 });
    await eventually(() => expect(ids()).toEqual(['a', 'ab']));
  });

  it('keeps trying while its reading finds no connection', async () => {
    const { feed, watch, connected, pauses, server } = world();
    server.on('GET /api/documents/query', brokenConnection, brokenConnection, respond({ documents: [a] }));
    const { ids, errors } = watch();
    await connected();
    feed.send('ready', { seq: 5 });
    await eventually(() => expect(pauses.asked).toContain(300));
    pauses.pass();
    await eventually(() => expect(pauses.asked).toContain(500));
    pauses.pass();
    await eventually(() => expect(ids()).toEqual(['a']));
    expect(errors).toEqual([]);
  });

  it('whose first reading finds a server that answers 503 says so when that is overdue, and goes on', async () => {
    const { feed, watch, connected, pauses, patience, server } = world();
    const busy = refusal(503, { code: 'unavailable' });
    server.on('GET /api/documents/query', busy, busy, respond({ documents: [a] }));
    const { ids, errors } = watch();
    await connected();
    feed.send('ready', { seq: 5 });
    await eventually(() => expect(pauses.asked).toContain(300));
    patience.run();
    expect(errors).toMatchObject([{ code: 'unavailable' }]);
    pauses.pass();
    await eventually(() => expect(pauses.asked).toContain(500));
    pauses.pass();
    await eventually(() => expect(ids()).toEqual(['a']));
    patience.run();
    expect(errors).toHaveLength(1);
  });

  it('hears of what ends it, and of nothing after that', async () => {
    const { feed, watch, connected, server } = world();
    server.on('GET /api/documents/query', refusal(400, { code: 'invalid-argument' }));
    const { seen, errors } = watch();
    await connected();
    feed.send('ready', { seq: 5 });
    await eventually(() => expect(errors).toMatchObject([{ code: 'invalid-argument' }]));
    expect(seen).toEqual([]);
    await eventually(() => expect(feed.isOpen()).toBe(false));
  });

  it('is silent after it was stopped', async () => {
    const { feed, seen, stop, watch } = await watching();
    const other = watch();
    await eventually(() => expect(other.ids()).toEqual(['ab']));
    stop();
    feed.send('change', change(festival('c', '6', 30)), '6');
    await eventually(() => expect(other.ids()).toEqual(['ab', 'abc']));
    expect(seen).toHaveLength(1);
  });

  it('keeps the watches of others alive when a listener throws', async () => {
    const { feed, documents, ids } = await watching();
    const reported: unknown[] = [];
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
      try {
        task();
      } catch (error) {
        reported.push(error);
      }
    });
    const fault = new Error('fault of a page');
    documents.watch(
      query,
      () => {
        throw fault;
      },
      () => undefined,
    );
    await eventually(() => expect(reported).toEqual([fault]));
    feed.send('change', change(festival('c', '6', 30)), '6');
    await eventually(() => expect(ids()).toEqual(['ab', 'abc']));
    expect(reported).toEqual([fault, fault]);
  });
});

describe('the watch of one document', () => {
  it('tells of its making, changing and deletion', async () => {
    const { feed, documents, connected, server } = world();
    server.on('GET /api/documents?path=festivals/a', respond({ document: null }));
    const seen: (DocumentSnapshot | null)[] = [];
    documents.watchDocument(
      'festivals/a',
      (document) => seen.push(document),
      () => undefined,
    );
    await connected();
    feed.send('ready', { seq: 0 });
    await eventually(() => expect(seen).toEqual([null]));
    const next = festival('a', '8', 11);
    feed.send('change', change(a, b), '1');
    feed.send('change', change(next), '8');
    feed.send('change', { changes: [{ path: 'festivals/a', version: null, data: null }] }, '9');
    await eventually(() => expect(seen).toEqual([null, a, next, null]));
  });
});

describe('the change stream', () => {
  it('is one for all watches, and closed after the last', async () => {
    const { feed, stop, watch } = await watching();
    const other = watch();
    await eventually(() => expect(other.ids()).toEqual(['ab']));
    expect(feed.connections).toHaveLength(1);
    stop();
    expect(feed.isOpen()).toBe(true);
    other.stop();
    await eventually(() => expect(feed.isOpen()).toBe(false));
  });

  it('stays open when one page follows another', async () => {
    const { feed, stop, watch } = await watching();
    stop();
    const next = watch();
    await eventually(() => expect(next.ids()).toEqual(['ab']));
    expect(feed.connections).toHaveLength(1);
  });

  it('goes on from where it broke, without reading again', async () => {
    const { feed, pauses, connected, ids, queries } = await watching();
    feed.send('change', change(festival('c', '6', 30)), '6');
    await eventually(() => expect(ids()).toEqual(['ab', 'abc']));
    feed.end();
    await eventually(() => expect(pauses.asked).toContain(500));
    pauses.pass();
    await connected(2);
    expect(feed.connections[1]?.headers.get('last-event-id')).toBe('6');
    feed.send('ready', { seq: 7 });
    feed.send('change', change(festival('d', '7', 40)), '7');
    await eventually(() => expect(ids()).toEqual(['ab', 'abc', 'abcd']));
    expect(queries()).toBe(1);
  });

  it('goes on from where it stood, when nothing had happened yet', async () => {
    const { feed, pauses, connected } = await watching();
    feed.end();
    await eventually(() => expect(pauses.asked).toContain(500));
    pauses.pass();
    await connected(2);
    expect(feed.connections[0]?.headers.get('last-event-id')).toBeNull();
    expect(feed.connections[1]?.headers.get('last-event-id')).toBe('5');
  });

  it('reads everything again when the server no longer knows the place', async () => {
    const { feed, pauses, connected, ids, server } = await watching();
    server.on('GET /api/documents/query', respond({ documents: [b] }));
    feed.end();
    await eventually(() => expect(pauses.asked).toContain(500));
    pauses.pass();
    await connected(2);
    feed.send('reset', {});
    feed.send('ready', { seq: 900 });
    await eventually(() => expect(ids().at(-1)).toBe('b'));
    feed.end();
    await eventually(() => expect(pauses.asked.filter((length) => length === 500)).toHaveLength(2));
    pauses.pass();
    await connected(3);
    expect(feed.connections[2]?.headers.get('last-event-id')).toBe('900');
  });

  it('comes again with growing pauses while the server is away', async () => {
    const { server, feed, pauses, errors, connected, queries } = await watching();
    server.on('GET /api/changes', brokenConnection, refusal(503, { code: 'unavailable' }), feed.reply);
    feed.end();
    for (const length of [500, 1000, 2000]) {
      await eventually(() => expect(pauses.asked.at(-1)).toBe(length));
      pauses.pass();
    }
    await connected(2);
    // Each failed new connection is reported; the watch continues.
    expect(errors).toMatchObject([{ code: 'unavailable' }, { code: 'unavailable' }]);
    expect(queries()).toBe(1);
  });

  it('mends a single break without a word', async () => {
    const { feed, pauses, errors, connected } = await watching();
    feed.end();
    await eventually(() => expect(pauses.asked.at(-1)).toBe(500));
    pauses.pass();
    await connected(2);
    expect(errors).toEqual([]);
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
  ])('ends every watch when the server refuses it with %i', async (status, code) => {
    const { server, feed, pauses, errors } = await watching();
    server.on('GET /api/changes', refusal(status, { code }));
    feed.end();
    await eventually(() => expect(pauses.asked).toContain(500));
    pauses.pass();
    await eventually(() => expect(errors).toMatchObject([{ code }]));
  });

  it('takes a long silence for a broken connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { feed, pauses, connected } = await watching();
      vi.advanceTimersByTime(silenceLimitMs - 10_000);
      expect(feed.isOpen()).toBe(true);
      vi.advanceTimersByTime(10_000);
      await eventually(() => expect(feed.isOpen()).toBe(false));
      await eventually(() => expect(pauses.asked).toContain(500));
      pauses.pass();
      await connected(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
