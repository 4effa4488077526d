import { expect, test } from 'vitest';
import { askWith, nullIfAbsent, Refusal } from './google.mjs';
import { refusals } from './preflight/testing/recorded.ts';

/** Calls Google once, with `response` as its response. */
function asking(response: Response) {
  const requests: Request[] = [];
  const fetch = (url: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(url, init));
    return Promise.resolve(response);
  };
  return { requests, ask: askWith({ token: 'a-token', project: 'my-festivals', fetch }) };
}

test('a question carries the sign-in and the project that pays for it', async () => {
  const { ask, requests } = asking(Response.json({ a: 1 }));
  await expect(ask('https://example.googleapis.com/v1/a')).resolves.toEqual({ a: 1 });
  const [request] = requests;
  expect(request?.method).toBe('GET');
  expect(request?.headers.get('authorization')).toBe('Bearer a-token');
  expect(request?.headers.get('x-goog-user-project')).toBe('my-festivals');
});

test('one with a body is a POST, or what is asked for', async () => {
  for (const method of ['POST', 'PATCH'] as const) {
    const { ask, requests } = asking(Response.json({}));
    await (method === 'POST'
      ? ask('https://a.example', { b: 2 })
      : ask('https://a.example', { b: 2 }, method));
    expect(requests[0]?.method).toBe(method);
    await expect(requests[0]?.json()).resolves.toEqual({ b: 2 });
  }
});

test('a refusal has Google’s word for it and what it is about', async () => {
  const { ask } = asking(Response.json(refusals.serviceDisabled.refusal, { status: 403 }));
  await expect(ask('https://a.example')).rejects.toMatchObject({
    status: 403,
    reason: 'SERVICE_DISABLED',
    metadata: { service: 'monitoring.googleapis.com' },
  });
});

test('a refusal without JSON has its status', async () => {
  const { ask } = asking(new Response('<html>', { status: 502 }));
  await expect(ask('https://a.example')).rejects.toMatchObject({ message: 'status 502', reason: '' });
});

test('only what does not exist is null', async () => {
  await expect(nullIfAbsent(Promise.reject(new Refusal(404, {})))).resolves.toBeNull();
  await expect(nullIfAbsent(Promise.reject(new Refusal(403, {})))).rejects.toThrow('status 403');
});
