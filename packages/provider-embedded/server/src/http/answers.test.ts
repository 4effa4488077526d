import { ProviderError } from '@lineup/provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, passPassword, signInFully, withAdministrator } from '../testing/browser.ts';
import { createTestServer, personPassword as password, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

describe('every answer', () => {
  it.each(['/config.json', '/api/documents', '/nowhere/else', '/outbox'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await server.app.request(path);
      expect(headers.get('content-security-policy')).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self';",
      );
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('demands https where PUBLIC_URL is https', async () => {
    const { app } = createTestServer({ publicUrl: 'https://lineup.example' });
    const { headers } = await app.request('http://localhost/config.json');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('an unexpected failure', () => {
  it('is logged with the name of its request and tells nothing outside', async () => {
    server = createTestServer({ sms: { send: () => Promise.resolve() } });
    server.db.exec('DROP TABLE challenges');
    const { browser, email } = withAdministrator(server);
    const response = await passPassword(browser, email);
    expect([response.status, response.body]).toEqual([500, { error: { code: 'internal' } }]);
    expect(server.logged()).toMatch(/"requestId":"[\w-]{36}".*no such table: challenges/u);
  });
});

describe('the log', () => {
  it('has one line per request and no secret: no password, code, token, cookie, query, body or number', async () => {
    const { browser, email } = withAdministrator(server);
    await signInFully(server, browser, email);
    await browser.post('/api/auth/sign-in', { email, password: 'a wrong secret' });
    await browser.get('/reset-password?token=geheim');
    const logged = server.logged();
    expect(logged.trim().split('\n')).toHaveLength(4);
    const secrets = [
      password,
      'a wrong secret',
      server.lastCode(),
      browser.cookie()?.split('=')[1] ?? '',
      'geheim',
    ];
    for (const secret of [...secrets, '2125550100', email]) expect(logged).not.toContain(secret);
    expect(logged).toContain('"path":"/reset-password"');
  });
});

describe('the health', () => {
  it('is ok while database and folder work', async () => {
    expect((await createBrowser(server).get('/healthz')).body).toEqual({ status: 'ok' });
  });

  it('is 503 when they do not', async () => {
    const broken = () => Promise.reject(new ProviderError('unavailable', 'folder gone'));
    const { status, body } = await createBrowser(createTestServer({ checkHealth: broken })).get('/healthz');
    expect([status, body]).toEqual([503, { status: 'unavailable' }]);
  });
});

describe('the configuration for the portal', () => {
  it.each([true, false])('says whether this is the demo: %s', async (demo) => {
    const { body } = await createBrowser(createTestServer({ demo })).get('/config.json');
    expect(body).toEqual({ provider: 'embedded', demo });
  });
});
