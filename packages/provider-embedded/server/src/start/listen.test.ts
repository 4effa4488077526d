import { request } from 'node:http';
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
