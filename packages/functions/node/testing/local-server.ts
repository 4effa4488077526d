import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

export interface LocalServerOptions {
  /** Called for every connection, before any request. */
  readonly onConnection?: () => void;
  readonly host?: string;
}

/** A local server that is closed after its test; returns its port. */
export async function listening(
  listener: RequestListener,
  { onConnection = () => undefined, host = '127.0.0.1' }: LocalServerOptions = {},
): Promise<number> {
  const server = createServer(listener).on('connection', onConnection);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
