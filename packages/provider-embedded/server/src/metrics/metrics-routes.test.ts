import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { paths, timestampFromMillis } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { BackupState } from '../backup/scheduled/scheduled-backups.ts';
import { closeServer, listen } from '../start/listen.ts';
import { createBrowser, signInFully, withAdministrator } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'a-token-of-the-operator';
const failed: BackupState = { state: 'failed', lastGood: 1_796_000_000_000, problem: 'There is no room.' };

/** The listening server's response to a request from this machine. */
async function ask(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const listening = await listen(server.app.fetch, '127.0.0.1', 0);
  try {
    const { port } = listening.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } finally {
    await closeServer(listening, 0);
  }
}

/** Its response to a request whose socket comes from another machine. */
async function askFrom(server: TestServer, remoteAddress: string, headers: Record<string, string> = {}) {
  const bindings = { incoming: { socket: { remoteAddress } } };
  return server.app.request('http://lineup.example/metrics', { headers }, bindings);
}

const production = { demo: false, publicUrl: 'https://lineup.example' } as const;

describe('the metrics', () => {
  it('are for this machine', async () => {
    const { status, text, headers } = await ask(createTestServer(production), '/metrics');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('# TYPE lineup_requests_total counter\n');
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'x-forwarded-host'])(
    'are refused where a proxy on this machine passes the request on, recognised by %s',
    async (name) => {
      const { status, text } = await ask(createTestServer(production), '/metrics', { [name]: '203.0.113.9' });
      expect([status, text]).toEqual([403, '{"error":{"code":"permission-denied"}}']);
    },
  );

  it('are refused to other machines, and to a foreign name of this one', async () => {
    const server = createTestServer(production);
    expect((await askFrom(server, '203.0.113.9')).status).toBe(403);
    expect((await askFrom(server, '::1')).status).toBe(403);
    expect(server.logged()).toContain('"event":"metrics-refused","reason":"permission-denied"');
  });

  it.each([
    ['the token', `Bearer ${token}`, 200],
    ['another token', 'Bearer another-token-of-the-same', 403],
    ['the beginning of it', `Bearer ${token.slice(0, -1)}`, 403],
    ['no token', 'Bearer ', 403],
    ['the token as a password', `Basic ${btoa(`:${token}`)}`, 403],
  ])('answer another machine with %s', async (_what, authorization, status) => {
    const server = createTestServer({ ...production, metricsToken: token });
    expect((await askFrom(server, '203.0.113.9', { authorization })).status).toBe(status);
  });

  it('take no token where none is set', async () => {
    const server = createTestServer(production);
    expect((await askFrom(server, '203.0.113.9', { authorization: 'Bearer ' })).status).toBe(403);
    expect((await askFrom(server, '203.0.113.9', { authorization: 'Bearer null' })).status).toBe(403);
  });
});

describe('what the metrics say', () => {
  it('counts requests, sessions, commits, streams and what is planned, without names and addresses', async () => {
    const server = createTestServer({ backups: { state: () => failed } });
    const { browser, email } = withAdministrator(server);
    await signInFully(server, browser, email);
    await browser.get('/api/documents?path=festivals/saltmarsh');
    await browser.get('/lineup/saltmarsh');
    const at = timestampFromMillis(server.now() - 120_000);
    server.rooms.documents.commit([
      { type: 'create', path: paths.dueRelease('saltmarsh'), data: { festivalId: 'saltmarsh', at } },
    ]);
    const { text } = await ask(server, '/metrics');
    const lines = text.split('\n');
    const expected = [
      'lineup_requests_total{group="auth",status="200"} 2',
      'lineup_requests_total{group="documents",status="200"} 1',
      'lineup_requests_total{group="public",status="404"} 1',
      'lineup_request_duration_seconds_count{group="auth"} 2',
      'lineup_request_duration_seconds_bucket{group="auth",le="+Inf"} 2',
      'lineup_signed_in_sessions 1',
      'lineup_change_streams 0',
      'lineup_commit_duration_seconds_count 2',
      'lineup_planned_releases 1',
      'lineup_planned_releases_overdue 1',
      'lineup_backup_enabled 1',
      'lineup_backup_failed 1',
      'lineup_backup_last_success_timestamp_seconds 1796000000',
      'lineup_security_events_total{event="signed-in"} 1',
    ];
    expect(expected.filter((line) => !lines.includes(line))).toEqual([]);
    for (const secret of ['saltmarsh', email, '2125550100', 'festival.example']) {
      expect(text).not.toContain(secret);
    }
  });

  it('counts each duration in all larger buckets', async () => {
    const { text } = await ask(createTestServer(), '/healthz');
    expect(text).toContain('"status":"ok"');
    const server = createTestServer();
    server.rooms.metrics.requestSeconds.observe(0.02, 'pages');
    server.rooms.metrics.requestSeconds.observe(60, 'pages');
    const metrics = (await ask(server, '/metrics')).text;
    for (const [bound, count] of Object.entries({ '0.01': 0, '0.025': 1, '30': 1, '+Inf': 2 })) {
      expect(metrics).toContain(`_bucket{group="pages",le="${bound}"} ${count}\n`);
    }
    expect(metrics).toContain('lineup_request_duration_seconds_sum{group="pages"} 60.02\n');
  });
});

describe('the health', () => {
  it('has the state of backups for operators', async () => {
    const server = createTestServer({ backups: { state: () => failed } });
    const backup = { state: 'failed', lastGood: '2026-11-30T00:53:20.000Z', problem: 'There is no room.' };
    expect(JSON.parse((await ask(server, '/healthz')).text)).toEqual({ status: 'ok', backup });
  });

  it('says no more than before to others', async () => {
    const server = createTestServer({ backups: { state: () => failed } });
    expect((await createBrowser(server).get('/healthz')).body).toEqual({ status: 'ok' });
    const forwarded = await ask(server, '/healthz', { 'x-forwarded-for': '203.0.113.9' });
    expect(forwarded.text).toBe('{"status":"ok"}');
  });
});

describe('the dashboard', () => {
  const statsOf = async (state: BackupState['state']) => {
    const server = createTestServer({ backups: { state: () => ({ ...failed, state }) } });
    const { browser, email } = withAdministrator(server);
    await signInFully(server, browser, email);
    return (await browser.post('/api/functions/festivalStats', {})).body;
  };

  it('learns that a backup failed, and not why', async () => {
    expect(await statsOf('failed')).toEqual({ stats: [], backupFailed: true });
    expect(await statsOf('ok')).toEqual({ stats: [] });
  });
});

describe.each(['alerts.yml', 'dashboard.json'])('the example %s', (name) => {
  const file = fileURLToPath(new URL(`../../../../../docs/examples/monitoring/${name}`, import.meta.url));
  const text = readFileSync(file, 'utf8');

  it('names metrics that there are', async () => {
    const server = createTestServer({ backups: { state: () => failed } });
    const { text: metrics } = await ask(server, '/metrics');
    const known = new Set(Array.from(metrics.matchAll(/^# TYPE (\S+)/gmu), ([, metric]) => metric));
    // The sizes of an in-memory database.
    for (const size of ['database_bytes', 'database_wal_bytes', 'data_disk_free_bytes'])
      known.add(`lineup_${size}`);
    const named = Array.from(text.matchAll(/\b(?:lineup|process)_[a-z_]+/gu), ([metric]) =>
      metric.replace(/_(?:bucket|sum|count)$/u, ''),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((metric) => !known.has(metric))).toEqual([]);
  });
});

it('the example dashboard is JSON', () => {
  const file = fileURLToPath(
    new URL('../../../../../docs/examples/monitoring/dashboard.json', import.meta.url),
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ title: 'Festival lineup portal' });
});
