import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Another program listens at the address already. */
export class AddressInUseError extends Error {
  override readonly name = 'AddressInUseError';
}

const headersTimeoutMs = 20_000;
/** Long enough for a large file over a poor line. */
const requestTimeoutMs = 10 * 60_000;

/** What answers requests; an app's `fetch`. */
export type Answer = Parameters<typeof getRequestListener>[0];

/** Listens at the address. Rejects with AddressInUseError, or with what the system says of the address. */
export function listen(answerWith: Answer, host: string, port: number): Promise<Server> {
  const answer = getRequestListener(answerWith);
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs },
    (request, response) => void answer(request, response),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      const hint = `${host}:${port} is in use by another program. Stop that one, or set another PORT.`;
      reject(inUse ? new AddressInUseError(hint, { cause: error }) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Takes no new connections, lets requests end for `graceMs` milliseconds, then cuts off the rest. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
