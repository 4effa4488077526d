import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../session.ts';
import { endUnreadBodies } from './unread-bodies.ts';

function world() {
  let ended = 0;
  const app = new Hono<AppEnv>();
  app.use(endUnreadBodies);
  app.get('/stream', (c) =>
    c.body(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('more')),
        cancel: () => void (ended += 1),
      }),
      200,
      { 'content-type': 'text/plain' },
    ),
  );
  app.get('/nothing', (c) => c.body(null, 204));
  return { app, ended: () => ended };
}

it('ends the body of an answer to HEAD, and leaves status and headers', async () => {
  const { app, ended } = world();
  const response = await app.request('/stream', { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type'), response.body]).toEqual([
    200,
    'text/plain',
    null,
  ]);
  expect(ended()).toBe(1);
});

it('passes an answer to HEAD that has none', async () => {
  expect((await world().app.request('/nothing', { method: 'HEAD' })).status).toBe(204);
});

it('leaves the body of any other answer to its reader', async () => {
  const { app, ended } = world();
  const reader = (await app.request('/stream')).body?.getReader();
  const read: { readonly value?: Uint8Array } | undefined = await reader?.read();
  expect(new TextDecoder().decode(read?.value)).toBe('more');
  expect(ended()).toBe(0);
  await reader?.cancel();
});
