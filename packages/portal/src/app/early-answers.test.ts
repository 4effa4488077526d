// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { takeEarly } from './early-answers.ts';

afterEach(() => {
  delete window.early;
});

test('an early answer is given once', async () => {
  const answer = new Response('{}');
  window.early = { config: Promise.resolve(answer) };
  expect(await takeEarly('config')).toBe(answer);
  expect(await takeEarly('config')).toBeNull();
});

test('there is none where the document asked for nothing, or for nothing of this provider', async () => {
  expect(await takeEarly('session')).toBeNull();
  window.early = { session: Promise.resolve(null) };
  expect(await takeEarly('session')).toBeNull();
});

test('a request that did not arrive counts as none', async () => {
  window.early = { config: Promise.reject(new TypeError('no connection')) };
  expect(await takeEarly('config')).toBeNull();
});
