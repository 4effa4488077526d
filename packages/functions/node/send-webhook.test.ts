import type { lookup, LookupAddress } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWebhookSender, isPublicAddress, publicWebhookRule } from './send-webhook.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of this machine; gives its port. */
async function listening(listener: RequestListener, onConnection = () => undefined): Promise<number> {
  const server = createServer(listener).on('connection', onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

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

test('who does not answer in time, or not at all, has no status', async () => {
  const port = await listening(() => undefined);
  const send = createWebhookSender({ anywhere: true, timeoutMs: 100 });
  await expect(send(`http://127.0.0.1:${port}/`, '{}', {})).resolves.toBeNull();
  await expect(send('http://127.0.0.1:1/', '{}', {})).resolves.toBeNull();
  await expect(send('nowhere', '{}', {})).resolves.toBeNull();
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
  await expect(send(url, '{}', {})).resolves.toBeNull();
  expect(resolve).not.toHaveBeenCalled();
});

/** A name that has these addresses. */
function named(...addresses: readonly string[]): typeof lookup {
  const found = addresses.map((address): LookupAddress => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  const resolve = (_: string, __: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, found);
  return resolve as unknown as typeof lookup;
}

test.each([['127.0.0.1'], ['192.168.1.1'], ['203.0.113.5', '127.0.0.1'], ['fd00::1'], []])(
  'a name that leads to %s is not asked',
  async (...addresses) => {
    const asked = vi.fn();
    const port = await listening((_, response) => void response.end(), asked);
    const send = createWebhookSender({ anywhere: false, resolve: named(...addresses) });
    await expect(send(`https://hooks.example:${port}/`, '{}', {})).resolves.toBeNull();
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['hooks.example', false],
])('whether %s is an address of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
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
