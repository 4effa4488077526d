import { spawnSync } from 'node:child_process';
import type { lookup } from 'node:dns';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createWebhookSender, publicWebhookRule } from './send-webhook.ts';
import { listening } from './testing/local-server.ts';
import { named } from './testing/names.ts';

test('in a demo a server of this machine is asked, with body and headers', async () => {
  let seen = '';
  const port = await listening((request, response) => {
    request.on('data', (chunk: Buffer) => {
      seen += [request.method, request.headers['x-lineup-signature'], chunk.toString()].join(' ');
    });
    request.on('end', () => response.writeHead(204).end());
  });
  const send = createWebhookSender({ anywhere: true });
  await expect(send(`http://127.0.0.1:${port}/`, '{"a":"é"}', { 'x-lineup-signature': 's' })).resolves.toBe(
    204,
  );
  expect(seen).toBe('POST s {"a":"é"}');
});

test('a redirection is an answer and is not followed', async () => {
  const target = vi.fn<RequestListener>((_, response) => void response.end());
  const elsewhere = await listening(target);
  const port = await listening((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${elsewhere}/` }).end();
  });
  const send = createWebhookSender({ anywhere: true });
  await expect(send(`http://127.0.0.1:${port}/`, '{}', {})).resolves.toBe(302);
  expect(target).not.toHaveBeenCalled();
});

test('a call that is not answered says why', async () => {
  const port = await listening(() => undefined);
  const send = createWebhookSender({ anywhere: true, timeoutMs: 100 });
  await expect(send(`http://127.0.0.1:${port}/`, '{}', {})).resolves.toBe('timeout');
  await expect(send('http://127.0.0.1:1/', '{}', {})).resolves.toBe('unreachable');
  await expect(send('nowhere', '{}', {})).resolves.toBe('unreachable');
});

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::ffff:127.0.0.1]/',
  'http://hooks.example/',
])('outside a demo %s is not asked', async (url) => {
  const resolve = vi.fn();
  const send = createWebhookSender({ anywhere: false, resolve: resolve as unknown as typeof lookup });
  await expect(send(url, '{}', {})).resolves.toBe('notPublic');
  expect(resolve).not.toHaveBeenCalled();
});

test.each([['127.0.0.1'], ['192.168.1.1'], ['203.0.113.5', '127.0.0.1'], ['fd00::1'], []])(
  'a name that leads to %s is not asked',
  async (...addresses) => {
    const asked = vi.fn();
    const port = await listening((_, response) => void response.end(), { onConnection: asked });
    const send = createWebhookSender({ anywhere: false, resolve: named(...addresses) });
    await expect(send(`https://hooks.example:${port}/`, '{}', {})).resolves.toBe('notPublic');
    expect(asked).not.toHaveBeenCalled();
  },
);

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl)
  process.stdout.write('A webhook without a valid certificate was not tried: openssl is missing.\n');

test.skipIf(!hasOpenssl)('a server without a valid certificate is not sent anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineup-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const named = ['-subj', '/CN=localhost', '-keyout', keyFile, '-out', certFile];
  spawnSync('openssl', ['req', ...made, ...named]);
  const asked = vi.fn();
  const server = createServer({ key: readFileSync(keyFile), cert: readFileSync(certFile) }, asked);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = createWebhookSender({ anywhere: true });
  await expect(send(`https://localhost:${port}/`, '{}', {})).resolves.toBe('untrusted');
  expect(asked).not.toHaveBeenCalled();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('a webhook is set', () => {
  test.each<[string, readonly string[], boolean]>([
    ['of a public server', ['93.184.215.14'], true],
    ['that cannot be resolved now', [], true],
    ['of a private network', ['10.1.2.3'], false],
    ['of this machine next to a public server', ['93.184.215.14', '127.0.0.1'], false],
    ['of a metadata service', ['169.254.169.254'], false],
  ])('by a name %s', async (_, addresses, isAccepted) => {
    const rule = publicWebhookRule(named(...addresses));
    await expect(rule('https://hooks.festival.example/lineup')).resolves.toBe(isAccepted);
  });

  test.each([
    ['https://93.184.215.14/', true],
    ['http://hooks.festival.example/', false],
    ['https://127.0.0.1/', false],
    ['https://0x7f.1/', false],
    ['https://2130706433/', false],
    ['https://10.0.0.1:8443/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/', false],
    ['https://[fd00:ec2::254]/', false],
    ['https://[::ffff:127.0.0.1]/', false],
    ['https://localhost/', false],
    ['https://api.localhost/', false],
    ['https://metadata.google.internal/', false],
    ['https://intranet/', false],
  ])('to %s: %s, without asking for its name', async (url, isAccepted) => {
    const resolve = vi.fn();
    const rule = publicWebhookRule(resolve as unknown as typeof lookup);
    await expect(rule(url)).resolves.toBe(isAccepted);
    expect(resolve).not.toHaveBeenCalled();
  });
});
