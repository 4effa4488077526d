import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../session.ts';
import { createSessionCookie } from './session-cookie.ts';

/** What the server parses from a request with this header. */
async function readFrom(cookie: string | null, secure = false): Promise<string | null> {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.json(createSessionCookie(secure).read(c)));
  const response = await app.request('/', { headers: cookie === null ? {} : { cookie } });
  return (await response.json()) as string | null;
}

it.each([
  ['alone', 'session=aB3-_x'],
  ['first', 'session=aB3-_x; theme=dark'],
  ['among others', 'theme=dark; session=aB3-_x;size=2'],
  ['with spaces around', ' theme=dark ;  session=aB3-_x  ; size=2'],
  ['twice, as the more specific one comes first', 'session=aB3-_x; session=other'],
])('reads the token that stands %s', async (_where, cookie) => {
  expect(await readFrom(cookie)).toBe('aB3-_x');
});

it.each([
  ['no cookies', null],
  ['other cookies', 'theme=dark'],
  ['a name with the same ending', 'mysession=aB3-_x'],
  ['a name with the same beginning', 'sessions=aB3-_x'],
  ['a value that names it', 'theme=session=aB3-_x'],
])('reads none from %s', async (_what, cookie) => {
  expect(await readFrom(cookie)).toBeNull();
});

it('takes with https only the one that is bound to this host', async () => {
  expect(await readFrom('session=theirs; __Host-session=ours', true)).toBe('ours');
  expect(await readFrom('session=theirs', true)).toBeNull();
});
