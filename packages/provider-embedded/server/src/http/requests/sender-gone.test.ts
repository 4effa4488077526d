import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../../start/listen.ts';
import { signInFully, withAdministrator } from '../../testing/browser.ts';
import { createTestServer, origin, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let listening: Awaited<ReturnType<typeof listen>>;
let cookie: string;
beforeEach(async () => {
  server = createTestServer();
  const { browser, email } = withAdministrator(server);
  await signInFully(server, browser, email);
  cookie = browser.cookie() ?? '';
  listening = await listen(server.app.fetch, '127.0.0.1', 0);
});
afterEach(() => closeServer(listening, 0));

/** Sends the beginning of a body and disconnects as soon as the server handles the request. */
async function goAway(headers: Record<string, string>): Promise<void> {
  const sending = request({
    port: (listening.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/documents/commit',
    headers: { origin, cookie, 'content-type': 'application/json', ...headers },
  });
  sending.on('error', () => undefined);
  const takenUp = once(listening, 'request');
  sending.write('{"writeId": ');
  await takenUp;
  sending.destroy();
  await vi.waitFor(() => expect(server.logged()).toContain('/api/documents/commit'));
}

describe('a sender who goes away in the middle', () => {
  it.each([
    ['of a known length', { 'content-length': '1000000' }],
    ['of an unknown length', { 'transfer-encoding': 'chunked' }],
  ])('of a body %s is no error of the server', async (_what, headers) => {
    await goAway(headers);
    expect(server.logged()).toContain('"the sender has gone"');
    expect(server.logged()).not.toMatch(/"level":50|"stack"/u);
  });
});
