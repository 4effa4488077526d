import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../../session.ts';
import { createRunningRequests } from './running-requests.ts';

/** An app with one route that responds when the test says so. */
function world() {
  const requests = createRunningRequests();
  let finish: (error?: Error) => void = () => undefined;
  const app = new Hono<AppEnv>();
  app.onError((_, c) => c.text('failed', 500));
  app.use(requests.middleware);
  app.get('/', async (c) => {
    await new Promise<void>((resolve, reject) => {
      finish = (error) => (error === undefined ? resolve() : reject(error));
    });
    return c.text('done');
  });
  let isIdle = false;
  const waiting = () => requests.idle().then(() => (isIdle = true));
  return { app, requests, waiting, isIdle: () => isIdle, finish: (error?: Error) => finish(error) };
}

test('without requests it is idle at once', async () => {
  await expect(world().requests.idle()).resolves.toBeUndefined();
});

test('it is idle when the last request has been answered', async () => {
  const { app, waiting, isIdle, finish } = world();
  const response = app.request('/');
  const idle = waiting();
  await Promise.resolve();
  expect(isIdle()).toBe(false);
  finish();
  await idle;
  expect(await (await response).text()).toBe('done');
});

test('a request that fails is over as well', async () => {
  const { app, waiting, finish } = world();
  const response = app.request('/');
  const idle = waiting();
  finish(new Error('broken'));
  await idle;
  expect((await response).status).toBe(500);
});
