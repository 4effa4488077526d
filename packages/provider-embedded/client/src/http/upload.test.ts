import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';

/** The part of the browser's XMLHttpRequest that an upload uses, controlled by the test. */
class FakeRequest extends EventTarget {
  static latest: FakeRequest | null = null;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  timeout = 0;
  status = 0;
  responseText = '';
  opened = '';
  sent: unknown = null;

  constructor() {
    super();
    FakeRequest.latest = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  finish(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

async function start(signal?: AbortSignal) {
  const { files } = createEmbeddedProvider({ baseUrl: '', channel: null });
  const shares: number[] = [];
  const options = { onProgress: (share: number) => shares.push(share), ...(signal ? { signal } : {}) };
  const upload = files.upload('a b', new Blob(['picture'], { type: 'image/png' }), options);
  const request = await eventually(() => {
    const { latest } = FakeRequest;
    if (latest === null || latest.sent === null) throw new Error('not sent yet');
    return latest;
  });
  return { upload, request, shares };
}

describe('uploading in a browser', () => {
  beforeEach(() => {
    FakeRequest.latest = null;
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reports the share that has been sent, never falling, and the end once', async () => {
    const { upload, request, shares } = await start();
    request.progress(25, 100);
    request.progress(20, 100);
    request.progress(100, 100);
    request.finish(200, { path: 'a b', url: '/files/f1' });
    await expect(upload).resolves.toEqual({ path: 'a b', url: '/files/f1' });
    expect(shares).toEqual([0.25, 1]);
    expect(request.opened).toBe('PUT /api/files?path=a+b');
    expect(request.headers.get('content-type')).toBe('image/png');
  });

  it('passes on refusals', async () => {
    const { upload, request } = await start();
    const failure = upload.catch((error: unknown) => error);
    request.finish(413, { error: { code: 'payload-too-large' } });
    expect(await failure).toMatchObject({ code: 'payload-too-large' });
  });

  it.each(['error', 'timeout'])('fails with unavailable on %s', async (event) => {
    const { upload, request } = await start();
    const failure = upload.catch((error: unknown) => error);
    request.dispatchEvent(new Event(event));
    expect(await failure).toMatchObject({ code: 'unavailable' });
  });

  it('ends with cancelled when it is aborted', async () => {
    const abort = new AbortController();
    const { upload, shares } = await start(abort.signal);
    const failure = upload.catch((error: unknown) => error);
    abort.abort();
    expect(await failure).toMatchObject({ code: 'cancelled' });
    expect(shares).toEqual([]);
  });

  it('sends nothing when it is aborted before the content is at hand', async () => {
    const { files } = createEmbeddedProvider({ baseUrl: '', channel: null });
    const abort = new AbortController();
    const upload = files.upload('a b', new Blob(['picture']), { signal: abort.signal });
    abort.abort();
    await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
    expect(FakeRequest.latest).toBeNull();
  });
});
