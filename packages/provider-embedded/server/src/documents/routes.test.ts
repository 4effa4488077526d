import { paths } from '@lineup/domain';
import { serverTimestamp, type Query, type Write } from '@lineup/provider';
import { describe, expect, test } from 'vitest';
import type { RequestSession } from '../session.ts';
import { createQueryResponses } from './responses/query-responses.ts';
import { documentRoutes } from './routes.ts';
import { administrator, createEvent, createFestival, createUpload, testStore } from './testing/fixtures.ts';
import { asSession, commitRequest } from './testing/http.ts';

function world(session: RequestSession = administrator) {
  const { store } = testStore();
  const app = asSession(
    session,
    '/api/documents',
    documentRoutes({
      documents: store,
      responses: createQueryResponses({ documents: store }),
      findSession: (c) => c.get('session'),
    }),
  );
  const commit = (writes: readonly Write[], writeId?: string) =>
    app.request('/api/documents/commit', commitRequest(session, writes, writeId));
  const query = (kind: 'query' | 'count', query: unknown) =>
    app.request(`/api/documents/${kind}?q=${encodeURIComponent(JSON.stringify(query))}`);
  return { store, app, commit, query };
}

test('commits, and reads the document back', async () => {
  const { app, commit } = world();
  const response = await commit([createFestival()]);
  expect(await response.json()).toMatchObject({ versions: { 'festivals/f1': '1' } });
  const read = await app.request('/api/documents?path=festivals/f1');
  expect(await read.json()).toMatchObject({ document: { id: 'f1', version: '1' } });
});

test('answers null for a document that is not there', async () => {
  const read = await world().app.request('/api/documents?path=festivals/f1');
  expect(await read.json()).toEqual({ document: null });
});

test('refuses a festival that is an edition of itself', async () => {
  const { commit, store } = world();
  const response = await commit([createFestival('f2', { editionOf: 'f2' })]);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { details: [{ path: 'editionOf' }] } });
  expect(store.get('festivals/f2')).toBeNull();
});

test('queries and counts', async () => {
  const { commit, query } = world();
  await commit([createFestival(), createEvent('a'), createEvent('b', { stage: 'Dune' })]);
  const asked: Query = {
    collection: paths.events('f1'),
    where: [{ field: 'stage', op: '==', value: 'Dune' }],
    orderBy: [{ field: 'timeStart', direction: 'ascending' }],
    limit: 10,
  };
  expect(await (await query('query', asked)).json()).toMatchObject({ documents: [{ id: 'b' }] });
  expect(await (await query('count', asked)).json()).toEqual({ count: 1 });
});

test('a repetition of a commit is carried out once; another person’s write id is another', async () => {
  const { commit, store } = world();
  const first = await commit([createFestival()], 'write-same');
  const again = await commit([createFestival()], 'write-same');
  expect(await again.json()).toEqual(await first.json());
  const colleague = {
    level: 'full',
    userId: 'other',
    sessionId: 's2',
    email: 'o@festival.example',
  } as const;
  const other = asSession(
    colleague,
    '/api/documents',
    documentRoutes({
      documents: store,
      responses: createQueryResponses({ documents: store }),
      findSession: (c) => c.get('session'),
    }),
  );
  const same = commitRequest(colleague, [createFestival()], 'write-same');
  expect((await other.request('/api/documents/commit', same)).status).toBe(409);
});

test('a write id with other writes is refused, and with the same ones answered as before', async () => {
  const { commit, store } = world();
  const first = await (await commit([createFestival()])).json();
  const other = await commit([createFestival('f2')]);
  expect([other.status, await other.json()]).toMatchObject([400, { error: { code: 'invalid-argument' } }]);
  expect(store.get('festivals/f2')).toBeNull();
  expect(await (await commit([createFestival()])).json()).toEqual(first);
});

test('one refused write refuses the whole commit', async () => {
  const { commit, store } = world();
  const response = await commit([createFestival(), { type: 'delete', path: 'festivals/f9' }]);
  expect(response.status).toBe(403);
  expect(store.get('festivals/f1')).toBeNull();
});

describe('who may not', () => {
  const half: RequestSession = { level: 'password', userId: 'admin', sessionId: 's', email: 'a@b.example' };
  test.each([
    [null, 401],
    [half, 403],
  ])('session %j gets %i everywhere', async (session, status) => {
    const { app, commit, query } = world(session);
    expect((await app.request('/api/documents?path=festivals/f1')).status).toBe(status);
    expect((await query('query', { collection: 'festivals' })).status).toBe(status);
    expect((await query('count', { collection: 'festivals' })).status).toBe(status);
    expect((await commit([createFestival()])).status).toBe(status);
  });

  test('nobody sets an upload to completed or makes users', async () => {
    const { commit } = world();
    await commit([createFestival()]);
    expect((await commit([createUpload({ status: 'completed' })], 'write-2-2')).status).toBe(403);
    expect(
      (await commit([{ type: 'create', path: 'users/u', data: { permissions: ['admin'] } }], 'write-3-3'))
        .status,
    ).toBe(403);
  });
});

describe('bad requests', () => {
  const update = (data: unknown) => ({ type: 'update', path: 'festivals/f1', data });
  test.each([
    ['text that is not JSON', 'not json'],
    ['no writes', JSON.stringify({ writeId: 'write-000001' })],
    ['no write id', JSON.stringify({ writes: [] })],
    ['an odd write id', JSON.stringify({ writeId: '../x', writes: [] })],
    ['an unknown field', JSON.stringify({ writeId: 'write-000001', writes: [], admin: true })],
    [
      'an unknown kind of write',
      JSON.stringify({ writeId: 'write-000001', writes: [{ type: 'drop', path: 'x' }] }),
    ],
    ['data that is a list', JSON.stringify({ writeId: 'write-000001', writes: [update([])] })],
    [
      'data under __proto__',
      `{"writeId":"write-000001","writes":[{"type":"update","path":"festivals/f1","data":{"__proto__":{"a":1}}}]}`,
    ],
    [
      'data nested too deeply',
      JSON.stringify({
        writeId: 'write-000001',
        writes: [update({ a: JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown })],
      }),
    ],
    [
      'too many writes',
      JSON.stringify({ writeId: 'write-000001', writes: Array.from({ length: 50_001 }, () => update({})) }),
    ],
  ])('%s', async (_, body) => {
    const { app, commit } = world();
    await commit([createFestival()], 'write-000000');
    const response = await app.request('/api/documents/commit', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid-argument' } });
  });

  test('a body over 16 MB', async () => {
    const { app } = world();
    const body = `"${'x'.repeat(16 * 1024 * 1024)}"`;
    expect((await app.request('/api/documents/commit', { method: 'POST', body })).status).toBe(413);
  });

  test.each([
    ['no collection', {}],
    [
      'a field that is an expression',
      { collection: 'festivals', where: [{ field: "a') --", op: '==', value: 1 }] },
    ],
    ['an unknown operator', { collection: 'festivals', where: [{ field: 'name', op: '!=', value: 1 }] }],
    ['a list as a value', { collection: 'festivals', where: [{ field: 'name', op: '==', value: [1] }] }],
    ['a limit of nothing', { collection: 'festivals', limit: 0 }],
    ['an odd direction', { collection: 'festivals', orderBy: [{ field: 'name', direction: 'up' }] }],
  ])('a query with %s', async (_, asked) => {
    expect((await world().query('query', asked)).status).toBe(400);
  });

  test('a missing path', async () => {
    expect((await world().app.request('/api/documents')).status).toBe(400);
  });
});

test('answers the field problems of a refused document', async () => {
  const { commit } = world();
  const response = await commit([createFestival('f1', { name: '', created_at: serverTimestamp })]);
  expect(await response.json()).toEqual({
    error: {
      code: 'invalid-argument',
      details: [{ path: 'name', message: 'Festival name is required' }],
    },
  });
});

describe('a record is refused whose words', () => {
  /** The commit with other search words in its record. */
  async function commitWith(changeWords: (words: readonly string[]) => readonly string[]) {
    const { app, commit, store } = world();
    await commit([createFestival()], 'write-000000');
    const { body, ...request } = commitRequest(administrator, [createEvent('a')]);
    if (typeof body !== 'string') throw new Error('no body');
    const sent = JSON.parse(body) as { writes: { data: { touches?: readonly string[] } }[] };
    for (const { data } of sent.writes)
      if (data.touches !== undefined) data.touches = changeWords(data.touches);
    const response = await app.request('/api/documents/commit', { ...request, body: JSON.stringify(sent) });
    return { response, stored: store.get(paths.event('f1', 'a')) };
  }

  test('are not its own, but for those that are', async () => {
    expect((await commitWith((words) => words)).response.status).toBe(200);
  });

  test.each<[string, (words: readonly string[]) => readonly string[]]>([
    ['hide it from the list', (words) => words.filter((word) => word !== 'listed')],
    ['name another person', (words) => words.map((word) => word.replace(/^person:.*/u, 'person:other'))],
    ['name another kind', (words) => words.map((word) => word.replace(/^kind:.*/u, 'kind:details'))],
    ['name another set', (words) => words.map((word) => word.replace(/^set:.*/u, 'set:b'))],
    ['lack the artist', (words) => words.filter((word) => !word.startsWith('artist:'))],
    ['lack the stage', (words) => words.filter((word) => !word.startsWith('stage:'))],
    ['name a stage besides', (words) => [...words, 'stage:Elsewhere']],
    ['name one twice', (words) => [...words, ...words.slice(-1)]],
    ['name an import that it is no part of', (words) => [...words, 'import:other']],
    ['are none', () => []],
  ])('%s', async (_, changeWords) => {
    const { response, stored } = await commitWith(changeWords);
    expect([response.status, stored]).toEqual([403, null]);
  });

  test('tell the days of a zone that the festival no longer has: they are to be reported again', async () => {
    const { response, stored } = await commitWith((words) =>
      words.map((word) => word.replace(/^day:.*/u, 'day:2020-01-01')),
    );
    expect([response.status, stored]).toEqual([409, null]);
  });
});
