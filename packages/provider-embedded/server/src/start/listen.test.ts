import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { AddressError, closeServer, listen } from './listen.ts';

const nothing = () => new Response();

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'a host that is not this machine is told by its setting: %s',
  async (host) => {
    const refused = await listen(nothing, host, 0).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AddressError);
    expect(String(refused)).toMatch(/: HOST \S+ is no address of this machine \(E\w+\)\.$/u);
  },
);

it.each(['127.0.0.999', '[::1', 'a b'])('a request to the host %s is not valid', async (host) => {
  const handler = vi.fn(nothing);
  const server = await listen(handler, '127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const asked = request({ port, headers: { host } }, (response) => resolve(response.statusCode));
    asked.on('error', reject).end();
  });
  await closeServer(server, 0);
  expect(status).toBe(400);
  expect(handler).not.toHaveBeenCalled();
});

it.each([
  ['browsers', 'timeout=20'],
  ['proxy', 'timeout=130'],
] as const)('idle connections of %s are held for their time', async (asks, expected) => {
  const server = await listen(nothing, '127.0.0.1', 0, asks);
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const said = await new Promise((resolve, reject) => {
    const asked = request({ port, agent }, (response) => resolve(response.headers['keep-alive']));
    asked.on('error', reject).end();
  });
  agent.destroy();
  await closeServer(server, 0);
  expect(said).toBe(expected);
});

it('a server that is closed waits for an answer, and not for its connection', async () => {
  let asked = (): void => undefined;
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  const handler = () => {
    asked();
    return answered;
  };
  const server = await listen(handler, '127.0.0.1', 0, 'proxy');
  const agent = new Agent({ keepAlive: true });
  const status = new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, agent }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  await wasAsked;
  const closed = closeServer(server, 3_600_000);
  answer(new Response('x'));
  expect(await status).toBe(200);
  await closed;
  agent.destroy();
});
