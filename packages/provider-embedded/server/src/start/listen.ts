import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Another program already listens at the address. */
export class AddressInUseError extends Error {
  override readonly name = 'AddressInUseError';
}

/** It is not possible to listen at the address; `message` is one line that names the setting. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

const headersTimeoutMs = 20_000;
/** Long enough for a large file over a slow connection. */
const requestTimeoutMs = 10 * 60_000;

/**
 * Idle connections are closed after this time. A request that arrives at that moment is lost: rare with browsers, which
 * send requests often or not at all, but proxies hold connections for two minutes and pass the loss on as an error.
 */
const idleMs = { browsers: 20_000, proxy: 130_000 } as const;

/** Handles requests; an app's `fetch`. */
export type RequestHandler = Parameters<typeof getRequestListener>[0];

/** Listens at the address, for browsers or for a proxy in front. Rejects with AddressInUseError or AddressError. */
export function listen(
  handler: RequestHandler,
  host: string,
  port: number,
  asks: keyof typeof idleMs = 'browsers',
): Promise<Server> {
  const handle = getRequestListener(handler);
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, keepAliveTimeout: idleMs[asks] },
    (request, response) => {
      if (hasValidHost(request)) void handle(request, response);
      else response.writeHead(400).end();
    },
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Returns false for a Host that cannot be part of a URL, such as 127.0.0.999. */
function hasValidHost({ headers: { host } }: IncomingMessage): boolean {
  return host === undefined || URL.canParse(`http://${host}`);
}

/** Accepts no new connections, waits up to `graceMs` milliseconds for requests to end, then closes the rest. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
    // Connections become idle after their current request.
    server.keepAliveTimeout = 1;
  });
}

function refusal(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  const code = cause.code ?? cause.message;
  switch (code) {
    case 'EADDRINUSE':
      return new AddressInUseError(
        `${host}:${port} is in use by another program. Stop that one, or set another PORT.`,
        { cause },
      );
    case 'EACCES':
      return new AddressError(`PORT ${port} is not open to this account; choose one above 1023.`, { cause });
    default:
      return new AddressError(`HOST ${host} is no address of this machine (${code}).`, { cause });
  }
}
