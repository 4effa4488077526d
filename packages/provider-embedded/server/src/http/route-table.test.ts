import { beforeEach, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, passPassword, signInFully } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SessionLevel } from '../auth/sessions/sessions.ts';
import { findRule, type RouteRule, routeTable } from './route-table.ts';

/** The paths of static files or pages of the portal; no server route is below them. */
const pages = '/*';
const addressOf = (rule: RouteRule) => rule.path.replaceAll(/:[a-zA-Z]+/gu, 'x');
const contentTypes: Record<RouteRule['body'], string | null> = {
  none: null,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
};

function call(browser: Browser, rule: RouteRule) {
  const type = contentTypes[rule.body];
  return browser.send(addressOf(rule), {
    method: rule.method,
    ...(type === null ? {} : { headers: { 'content-type': type }, body: '{}' }),
  });
}

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
  server.addPerson('admin@festival.example');
  server.addPerson('new@festival.example', { phone: null });
});

const halfSessions: Record<Exclude<SessionLevel, 'full'>, string> = {
  password: 'admin@festival.example',
  enrolment: 'new@festival.example',
};
const guarded = routeTable.filter((rule) => rule.access !== 'public');
const named = (rule: RouteRule) => [`${rule.method} ${rule.path}`, rule] as const;

describe('the route table', () => {
  it('names every route of the app, and no other', () => {
    const routes = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== pages)
      .map(({ method, path }) => `${method} ${path.replaceAll(/:[a-zA-Z]+/gu, ':')}`);
    const table = routeTable.map(({ method, path }) => `${method} ${path.replaceAll(/:[a-zA-Z]+/gu, ':')}`);
    expect(routes.toSorted()).toEqual(table.toSorted());
  });

  it('leaves public only what signing in, its pages and operators need', () => {
    const open = routeTable.filter((rule) => rule.access === 'public').map(({ path }) => path);
    expect(open.filter((path) => /^\/(?:api\/(?!auth\/)|files)/u.test(path))).toEqual([]);
  });

  it.each(guarded.map(named))('answers an anonymous request with 401 at %s', async (_name, rule) => {
    const response = await call(createBrowser(server), rule);
    expect([response.status, response.body]).toEqual([401, { error: { code: 'unauthenticated' } }]);
  });

  it.each(Object.entries(halfSessions))(
    'keeps a session of level %s out of every foreign route',
    async (level, email) => {
      const browser = createBrowser(server);
      await passPassword(browser, email);
      const foreign = guarded.filter((rule) => !(rule.access as readonly string[]).includes(level));
      const seen = await Promise.all(foreign.map(async (rule) => (await call(browser, rule)).status));
      expect(foreign.length).toBeGreaterThanOrEqual(9);
      expect(new Set(seen)).toEqual(new Set([403]));
      expect((await browser.get('/api/auth/session')).body).not.toMatchObject({ state: 'signedIn' });
    },
  );

  it('lets a full session through to everything', async () => {
    const browser = createBrowser(server);
    await signInFully(server, browser, 'admin@festival.example');
    for (const rule of guarded.filter(({ path }) => path !== '/api/changes')) {
      const { status } = await call(browser, rule);
      expect([rule.path, status === 401 || status === 403]).toEqual([rule.path, false]);
    }
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/none'],
    ['GET', '/api/auth/session/'],
    ['DELETE', '/api/auth/session'],
    ['DELETE', '/api/files'],
    ['POST', '/'],
    ['PUT', '/login'],
    ['GET', '/files'],
    ['GET', '/files/a/b'],
    ['POST', '/api/functions/a/b'],
    ['PATCH', '/api/documents'],
  ])('refuses %s %s, which it does not name', async (method, path) => {
    const response = await createBrowser(server).send(path, { method });
    expect([response.status, response.body]).toEqual([404, { error: { code: 'not-found' } }]);
  });

  it('judges HEAD as GET and a name by its whole path', () => {
    expect(findRule('HEAD', '/healthz')?.path).toBe('/healthz');
    expect(findRule('GET', '/outboxXjson')).toBeNull();
    expect(findRule('GET', '/x/healthz')).toBeNull();
  });
});
