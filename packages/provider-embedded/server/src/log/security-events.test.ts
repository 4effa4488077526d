import { describe, expect, it } from 'vitest';
import {
  createBrowser,
  passPassword,
  signInFully,
  withAdministrator,
  wrongCode,
} from '../testing/browser.ts';
import { createTestServer, personPassword, type TestServer } from '../testing/test-server.ts';
import { type AnsweredRequest, securityEventOf } from './security-events.ts';

interface Line {
  readonly event?: string;
  readonly reason?: string;
  readonly path: string;
}

/** The log lines of requests so far. */
function linesOf(server: TestServer): readonly Line[] {
  return server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const eventsOf = (server: TestServer) =>
  linesOf(server).flatMap(({ event, reason }) => (event === undefined ? [] : [[event, reason]]));

describe('security events', () => {
  it('are noted on the line of their request, from a refused password to a lost session', async () => {
    const server = createTestServer();
    const { browser, email } = withAdministrator(server);
    await browser.post('/api/auth/sign-in', { email, password: 'not the password' });
    await passPassword(browser, email);
    await browser.post('/api/auth/verify', { code: wrongCode(server.lastCode()) });
    await browser.post('/api/auth/verify', { code: server.lastCode() });
    const cookie = browser.cookie();
    await browser.post('/api/auth/sign-out');
    browser.useCookie(cookie);
    await browser.get('/api/auth/sessions');
    expect(eventsOf(server)).toEqual([
      ['sign-in-refused', 'invalid-credentials'],
      ['password-accepted', undefined],
      ['second-factor-refused', 'invalid-code'],
      ['signed-in', undefined],
      ['signed-out', undefined],
      ['session-refused', 'unauthenticated'],
    ]);
    expect(server.logged()).not.toContain(email);
  });

  it('say which change of access was made or refused, and not whose', async () => {
    const server = createTestServer();
    const { browser, email } = withAdministrator(server);
    const other = server.addPerson('other@festival.example');
    await signInFully(server, browser, email);
    const change = (password: string, type: string) =>
      browser.post('/api/functions/changeAccess', { password, change: { type, id: other } });
    await change('not the password', 'revoke');
    await change(personPassword, 'resetPhone');
    await change(personPassword, 'revoke');
    expect(eventsOf(server).slice(2)).toEqual([
      ['access-change-refused', 'wrong-password'],
      ['access-changed', 'resetPhone'],
      ['access-changed', 'revoke'],
    ]);
    expect(server.logged()).not.toContain(other);
  });

  it('have links that open nothing, without the token', async () => {
    const server = createTestServer();
    await server.app.request('/preview/c2VjcmV0LXRva2VuLTEyMw');
    await server.app.request('/stage/view', { headers: { 'x-stage-token': 'c2VjcmV0LXRva2VuLTEyMw' } });
    expect(eventsOf(server)[0]).toEqual(['link-refused', '404']);
    expect(server.logged()).not.toContain('c2VjcmV0');
  });

  it('are none for what anybody may ask, for a page that does not exist and for a failure of the server', () => {
    const request: AnsweredRequest = {
      method: 'GET',
      path: '/api/documents',
      status: 401,
      code: 'unauthenticated',
      hasToken: false,
      accessChange: undefined,
    };
    expect(securityEventOf(request)).toBeNull();
    expect(securityEventOf({ ...request, path: '/lineup/x', status: 404, code: undefined })).toBeNull();
    expect(
      securityEventOf({ ...request, method: 'POST', path: '/api/auth/sign-in', status: 503 }),
    ).toBeNull();
  });
});

describe('ACCESS_LOG=off', () => {
  it('leaves security events and drops all other requests', async () => {
    const server = createTestServer({ accessLog: false });
    const browser = createBrowser(server);
    await browser.get('/config.json');
    await browser.get('/api/auth/session');
    await browser.post('/api/auth/sign-in', { email: 'a@festival.example', password: 'not the password' });
    expect(linesOf(server).map(({ path }) => path)).toEqual(['/api/auth/sign-in']);
  });
});
