import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { serverTimestamp } from '@lineup/provider';
import { describe, expect, it } from 'vitest';
import { noPause } from '../testing/manual-pause.ts';
import { respond, brokenConnection, refusal, scriptedServer } from '../testing/scripted-server.ts';

function world() {
  const server = scriptedServer();
  const pauses: number[] = [];
  const { documents } = createEmbeddedProvider({
    baseUrl: 'http://portal.example',
    fetch: server.fetch,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return noPause(milliseconds);
    },
    channel: null,
  });
  return { server, documents, pauses };
}

const snapshot = { path: 'festivals/a', id: 'a', version: '3', data: { name: 'Harbour Lights' } };

describe('reading documents', () => {
  it('gets one document, or null', async () => {
    const { server, documents } = world();
    server.on('GET', respond({ document: snapshot }), respond({ document: null }));
    await expect(documents.get('festivals/a')).resolves.toEqual(snapshot);
    await expect(documents.get('festivals/a')).resolves.toBeNull();
    expect(server.requests[0]?.path).toBe('http://portal.example/api/documents?path=festivals/a');
  });

  it('sends the query as JSON and answers its documents', async () => {
    const { server, documents } = world();
    const query = { collection: 'festivals', where: [{ field: 'name', op: '==', value: 'Ä & B' }] } as const;
    server.on('GET', respond({ documents: [snapshot] }));
    await expect(documents.query(query)).resolves.toEqual([snapshot]);
    expect(server.requests[0]?.path).toContain(`/api/documents/query?q=${JSON.stringify(query)}`);
  });

  it('counts', async () => {
    const { server, documents } = world();
    server.on('GET http://portal.example/api/documents/count', respond({ count: 251 }));
    await expect(documents.count({ collection: 'festivals' })).resolves.toBe(251);
  });

  it('tries once more after a broken connection, and no more than once', async () => {
    const { server, documents } = world();
    server.on('GET', brokenConnection, respond({ document: null }), brokenConnection);
    await expect(documents.get('festivals/a')).resolves.toBeNull();
    await expect(documents.get('festivals/a')).rejects.toMatchObject({
      code: 'unavailable',
      cause: brokenConnection,
    });
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    ['nothing', respond(null)],
    ['no JSON', new Response('<html></html>')],
    ['documents without version', respond({ documents: [{ ...snapshot, version: 3 }] })],
    ['no list', respond({ documents: {} })],
  ])('refuses an answer with %s', async (_, reply) => {
    const { server, documents } = world();
    server.on('GET', reply);
    await expect(documents.query({ collection: 'festivals' })).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('committing', () => {
  const writes = [
    { type: 'create', path: 'festivals/a', data: { name: 'A', created_at: serverTimestamp } },
    { type: 'delete', path: 'festivals/b', mustExist: true },
  ] as const;

  it('sends all writes in one request and answers the versions by path', async () => {
    const { server, documents } = world();
    server.on('POST', respond({ versions: { 'festivals/a': '7', 'festivals/b': null } }));
    const versions = await documents.commit(writes);
    expect([...versions]).toEqual([
      ['festivals/a', '7'],
      ['festivals/b', null],
    ]);
    expect(server.requests[0]?.body).toEqual({
      writeId: expect.stringMatching(/^[0-9a-z]{20}$/u) as string,
      writes: [{ ...writes[0], data: { name: 'A', created_at: { $serverTimestamp: true } } }, writes[1]],
    });
  });

  it('repeats a commit without answer under the same id, up to three times in all', async () => {
    const { server, documents, pauses } = world();
    server.on('POST', brokenConnection);
    await expect(documents.commit(writes)).rejects.toMatchObject({ code: 'unavailable' });
    const ids = server.requests.map(({ body }) => (body as { writeId: string }).writeId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(pauses).toEqual([500, 1500]);
  });

  it('gives every commit an id of its own', async () => {
    const { server, documents } = world();
    server.on('POST', respond({ versions: { 'festivals/a': '7', 'festivals/b': null } }));
    await documents.commit(writes);
    await documents.commit(writes);
    const ids = server.requests.map(({ body }) => (body as { writeId: string }).writeId);
    expect(new Set(ids).size).toBe(2);
  });

  it('does not repeat what was refused, and keeps the details', async () => {
    const { server, documents } = world();
    const details = [{ path: 'name', message: 'Festival name is required' }];
    server.on('POST', refusal(400, { code: 'invalid-argument', details }));
    await expect(documents.commit(writes)).rejects.toMatchObject({ code: 'invalid-argument', details });
    expect(server.requests).toHaveLength(1);
  });

  it('asks nothing of the server for no writes', async () => {
    const { server, documents } = world();
    await expect(documents.commit([])).resolves.toEqual(new Map());
    expect(server.requests).toEqual([]);
  });
});
