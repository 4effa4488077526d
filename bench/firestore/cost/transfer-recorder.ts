import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A response as Hosting would send it. */
export interface Transfer {
  readonly path: string;
  readonly status: number;
  /** Including headers; texts compressed, and repeated headers counted as one byte, as in HTTP/2. */
  readonly bytes: number;
  /** The origin's response, uncompressed. */
  readonly plainBytes: number;
}

export interface TransferRecorder {
  readonly address: string;
  /** Returns the transfers since the last call, as over one connection. */
  readonly take: () => readonly Transfer[];
  readonly stop: () => Promise<void>;
}

const text = /^(?:text\/|application\/(?:json|manifest\+json|javascript)|image\/svg)/u;

/** Proxies `origin`, and records how much a visitor would receive. */
export async function startTransferRecorder(origin: string): Promise<TransferRecorder> {
  let transfers: Transfer[] = [];
  const sentHeaders = new Set<string>();
  const server = createServer((request, response) => {
    passOn(origin, request, response, sentHeaders).then(
      (transfer) => transfers.push(transfer),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = transfers;
      transfers = [];
      sentHeaders.clear();
      return taken;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function passOn(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  sentHeaders: Set<string>,
): Promise<Transfer> {
  const path = request.url ?? '/';
  const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
  const answer = await fetch(origin + path, {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: {
      'accept-encoding': 'identity',
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(since !== undefined && { 'if-modified-since': since }),
    },
  });
  const plain = Buffer.from(await answer.arrayBuffer());
  const isText = plain.length > 0 && text.test(answer.headers.get('content-type') ?? '');
  const body = isText ? gzipSync(plain) : plain;
  const left = [...answer.headers].filter(
    ([name]) => !['connection', 'content-length', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  const headers = [...left, ...(isText ? [['content-encoding', 'gzip']] : [])];
  response.writeHead(answer.status, Object.fromEntries(headers) as Record<string, string>).end(body);
  const headerBytes = headers.reduce((sum, [name = '', value = '']) => {
    const header = `${name}: ${value}`;
    const isKnown = sentHeaders.has(header);
    sentHeaders.add(header);
    return sum + (isKnown ? 1 : header.length);
  }, 0);
  return { path, status: answer.status, bytes: headerBytes + body.length, plainBytes: plain.length };
}
