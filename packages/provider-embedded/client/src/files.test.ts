import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { describe, expect, it } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { noPause } from './testing/manual-pause.ts';
import { respond, brokenConnection, refusal, scriptedServer } from './testing/scripted-server.ts';

const stored = { path: 'festivals/a/festival-image', url: '/files/f1' };

function world() {
  const server = scriptedServer();
  const { files } = createEmbeddedProvider({
    baseUrl: '',
    fetch: server.fetch,
    pause: noPause,
    channel: null,
  });
  return { server, files };
}

describe('uploading', () => {
  it('puts the bytes with their type and reports the end', async () => {
    const { server, files } = world();
    server.on('PUT /api/files?path=festivals/a/festival-image', respond(stored));
    const shares: number[] = [];
    const content = new Blob(['picture'], { type: 'image/png' });
    const file = await files.upload(stored.path, content, { onProgress: (share) => shares.push(share) });
    expect(file).toEqual(stored);
    expect(shares).toEqual([1]);
    expect(server.requests[0]?.headers.get('content-type')).toBe('image/png');
    expect(server.requests[0]?.body).toBe(content);
  });

  it('takes any content that can give its bytes', async () => {
    const { server, files } = world();
    server.on('PUT', respond(stored));
    const bytes = new TextEncoder().encode('[]');
    await files.upload('x', { size: 2, type: '', arrayBuffer: () => Promise.resolve(bytes.buffer) });
    const [sent] = server.requests;
    expect(sent?.headers.get('content-type')).toBe('application/octet-stream');
    await expect(new Response(sent?.body as Blob).text()).resolves.toBe('[]');
  });

  it.each([
    [413, 'payload-too-large'],
    [415, 'unsupported-media-type'],
    [507, 'storage-full'],
  ])('passes on a refusal with %i', async (status, code) => {
    const { server, files } = world();
    server.on('PUT', refusal(status, { code, userMessage: 'because' }));
    const shares: number[] = [];
    const upload = files.upload('x', new Blob(['x']), { onProgress: (share) => shares.push(share) });
    await expect(upload).rejects.toMatchObject({ code, userMessage: 'because' });
    expect(shares).toEqual([]);
  });

  it('fails with unavailable when the connection breaks', async () => {
    const { server, files } = world();
    server.on('PUT', brokenConnection);
    await expect(files.upload('x', new Blob(['x']))).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.requests).toHaveLength(1);
  });

  it('ends with cancelled when it is aborted under way', async () => {
    const { server, files } = world();
    server.on(
      'PUT',
      (_, signal) =>
        new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const abort = new AbortController();
    const upload = files.upload('x', new Blob(['x']), { signal: abort.signal });
    const failure = upload.catch((error: unknown) => error);
    await eventually(() => expect(server.requests).toHaveLength(1));
    abort.abort();
    expect(await failure).toMatchObject({ code: 'cancelled' });
  });

  it('sends nothing when it was aborted before', async () => {
    const { server, files } = world();
    await expect(files.upload('x', new Blob(['x']), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('stored files', () => {
  it('tell their address', async () => {
    const { server, files } = world();
    server.on('GET /api/files/url?path=x', brokenConnection, respond({ url: '/files/f1' }));
    await expect(files.downloadUrl('x')).resolves.toBe('/files/f1');
  });

  it('that are not there are not found', async () => {
    const { server, files } = world();
    server.on('GET', refusal(404, { code: 'not-found' }));
    await expect(files.downloadUrl('x')).rejects.toMatchObject({ code: 'not-found' });
  });
});
