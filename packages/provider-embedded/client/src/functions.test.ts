import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { callableTimeoutMs } from '@lineup/provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noPause } from './testing/manual-pause.ts';
import { respond, brokenConnection, refusal, scriptedServer } from './testing/scripted-server.ts';

function world() {
  const server = scriptedServer();
  const { functions } = createEmbeddedProvider({
    baseUrl: '',
    fetch: server.fetch,
    pause: noPause,
    channel: null,
  });
  return { server, functions };
}

const request = { uploadId: 'upload_1', fileURL: '/files/f', uploadType: 'json', festivalId: 'a' } as const;

const lineup = {
  festivalId: 'a',
  eventCount: 251,
  artistCount: 214,
  conflictCount: 3,
  stages: ['Dune'],
  dates: [{ seconds: 1_783_036_800, nanoseconds: 0 }],
};

describe('calling a function', () => {
  afterEach(() => vi.useRealTimers());

  it('sends the request and answers what the function answers', async () => {
    const { server, functions } = world();
    server.on('POST /api/functions/processUpload', respond({ success: true, eventCount: 251 }));
    server.on('POST /api/functions/deleteFestival', respond({ success: true }));
    await expect(functions.call('processUpload', request)).resolves.toEqual({
      success: true,
      eventCount: 251,
    });
    await expect(functions.call('deleteFestival', { festivalId: 'a' })).resolves.toEqual({ success: true });
    expect(server.requests[0]?.body).toEqual(request);
    server.on('POST /api/functions/festivalStats', respond({ stats: [lineup] }));
    await expect(functions.call('festivalStats', {})).resolves.toEqual({ stats: [lineup] });
  });

  it('passes on what the function refuses, fit to be shown', async () => {
    const { server, functions } = world();
    const refused = { code: 'failed-precondition', userMessage: 'The file is empty' };
    server.on('POST', refusal(409, refused));
    await expect(functions.call('processUpload', request)).rejects.toMatchObject(refused);
  });

  it('is not repeated by itself', async () => {
    const { server, functions } = world();
    server.on('POST', brokenConnection);
    await expect(functions.call('processUpload', request)).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.requests).toHaveLength(1);
  });

  it('refuses an answer of another shape', async () => {
    const { server, functions } = world();
    server.on('POST', respond({ success: true }));
    await expect(functions.call('processUpload', request)).rejects.toMatchObject({ code: 'internal' });
  });

  it.each([
    null,
    [null],
    [{ ...lineup, eventCount: '251' }],
    [{ ...lineup, stages: [1] }],
    [{ ...lineup, dates: ['2026-07-03'] }],
  ])('refuses counts of another shape: %j', async (stats) => {
    const { server, functions } = world();
    server.on('POST', respond({ stats }));
    await expect(functions.call('festivalStats', {})).rejects.toMatchObject({ code: 'internal' });
  });

  it('ends after 70 seconds without answer', async () => {
    vi.useFakeTimers();
    const { server, functions } = world();
    let ended = false;
    server.on(
      'POST',
      (_, signal) =>
        new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const call = functions.call('processUpload', request).finally(() => (ended = true));
    const failure = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(callableTimeoutMs - 1);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
  });
});
