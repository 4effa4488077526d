// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { hasEarly, takeEarly } from './early-responses.ts';

afterEach(() => {
  delete window.early;
  delete window.earlyPage;
});

test('an early answer is given once', async () => {
  const answer = new Response('{}');
  window.early = { '/config.json': Promise.resolve(answer) };
  expect(hasEarly('/config.json')).toBe(true);
  expect(await takeEarly('/config.json')).toBe(answer);
  expect(hasEarly('/config.json')).toBe(false);
  expect(await takeEarly('/config.json')).toBeNull();
});

test('there is none where the document asked for nothing, or for nothing of this provider', async () => {
  expect(await takeEarly('/api/auth/session')).toBeNull();
  window.early = { '/api/auth/session': Promise.resolve(null) };
  expect(await takeEarly('/api/auth/session')).toBeNull();
});

test('a request that did not arrive counts as none', async () => {
  window.early = { '/config.json': Promise.reject(new TypeError('no connection')) };
  expect(await takeEarly('/config.json')).toBeNull();
});

test('what the document is about to ask for is waited for', async () => {
  const answer = new Response('{}');
  const early: NonNullable<Window['early']> = {};
  window.early = early;
  const askLater = async () => {
    await Promise.resolve();
    early['/api/documents?path=users%2Fa'] = Promise.resolve(answer);
  };
  window.earlyPage = askLater();
  expect(await takeEarly('/api/documents?path=users%2Fa')).toBe(answer);
});
