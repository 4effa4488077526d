import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import type { Query } from '@lineup/provider';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { manualPause } from '../testing/manual-pause.ts';
import { scriptedFeed } from '../testing/scripted-feed.ts';
import { respond, scriptedServer } from '../testing/scripted-server.ts';

const query: Query = { collection: 'festivals', orderBy: [{ field: 'rank', direction: 'ascending' }] };
const address = `/api/documents/query?${new URLSearchParams({ q: JSON.stringify(query) }).toString()}`;

const festival = (id: string) => ({ path: `festivals/${id}`, id, version: '1', data: { rank: 1 } });

/** A provider with these early responses. */
function world(given: Readonly<Record<string, Response>>) {
  const server = scriptedServer();
  const feed = scriptedFeed();
  server.on('GET /api/changes', feed.reply);
  const early = new Map(Object.entries(given));
  const { documents, auth } = createEmbeddedProvider({
    baseUrl: '',
    fetch: server.fetch,
    pause: manualPause().pause,
    channel: null,
    early: {
      has: (asked) => early.has(asked),
      take: (asked) => {
        const found = early.get(asked) ?? null;
        early.delete(asked);
        return Promise.resolve(found);
      },
    },
  });
  const watch = () => {
    const seen: string[] = [];
    const stop = documents.watch(
      query,
      (found) => seen.push(found.map(({ id }) => id).join('')),
      (error) => seen.push(String(error)),
    );
    return { seen, stop };
  };
  const queries = () => server.requests.filter(({ path }) => path.startsWith('/api/documents/query'));
  return { server, feed, documents, auth, watch, queries };
}

const named = (etag: string, body: object) => new Response(JSON.stringify(body), { headers: { etag } });

it('a watch shows the early answer before its stream stands, and asks by its name what came after', async () => {
  const { server, feed, watch, queries } = world({ [address]: named('"1"', { documents: [festival('a')] }) });
  server.on('GET /api/documents/query', new Response(null, { status: 304 }));
  const { seen } = watch();
  await eventually(() => expect(seen).toEqual(['a']));
  expect(queries()).toEqual([]);
  feed.send('ready', { seq: 5 });
  await eventually(() => expect(queries()).toHaveLength(1));
  expect(queries()[0]?.headers.get('if-none-match')).toBe('"1"');
  expect(seen).toEqual(['a']);
});

it('a change between the early answer and the stream is not lost', async () => {
  const { server, feed, watch } = world({ [address]: respond({ documents: [festival('a')] }) });
  server.on('GET /api/documents/query', respond({ documents: [festival('a'), festival('b')] }));
  const { seen } = watch();
  await eventually(() => expect(seen).toEqual(['a']));
  feed.send('ready', { seq: 5 });
  await eventually(() => expect(seen).toEqual(['a', 'ab']));
});

it('an early answer that was not taken before the stream stood is older than what the stream tells', async () => {
  const other = { collection: 'festivals', limit: 1 };
  const { server, feed, documents, watch } = world({ [address]: respond({ documents: [festival('a')] }) });
  server.on('GET /api/documents/query', respond({ documents: [festival('b')] }));
  const seen: string[] = [];
  documents.watch(
    other,
    (found) => seen.push(...found.map(({ id }) => id)),
    () => undefined,
  );
  await eventually(() => expect(feed.connections).toHaveLength(1));
  feed.send('ready', { seq: 5 });
  await eventually(() => expect(seen).toEqual(['b']));
  const later = watch();
  await eventually(() => expect(later.seen).toEqual(['b']));
});

it('a refused early answer is asked for again', async () => {
  const user = '/api/documents?path=users%2Fu1';
  const { server, documents } = world({ [user]: new Response('', { status: 503 }) });
  server.on('GET /api/documents?path=users/u1', respond({ document: null }));
  expect(await documents.get('users/u1')).toBeNull();
});

it('nothing early outlives the session', async () => {
  const { server, documents, auth } = world({
    '/api/documents?path=users%2Fu1': respond({ document: null }),
  });
  server.on('GET /api/auth/session', respond({ state: 'signedOut' }));
  server.on(
    'GET /api/documents?path=users/u1',
    respond({ document: { ...festival('u1'), path: 'users/u1' } }),
  );
  const states: string[] = [];
  auth.observe(({ state }) => states.push(state));
  await eventually(() => expect(states.at(-1)).toBe('signedOut'));
  expect((await documents.get('users/u1'))?.id).toBe('u1');
});
