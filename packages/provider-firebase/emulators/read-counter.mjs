import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { createGrpcCounter } from './grpc-counter.mjs';
import { add, createWatchCounter, readsOfResponse, readsOfRules, resumptions } from './billed-reads.mjs';

/** The first bytes of a connection that speaks HTTP/2, as the server's library does. */
const http2Preface = 'PRI * HTTP/2.0';

/** The counter's own path: all reads and all writes of functions since it was started. */
const readsPath = '/reads';
const writesPath = '/writes';

/**
 * A proxy at `port` in front of the Firestore emulator at `target` that counts the documents Firestore would bill: for
 * the page over HTTP/1, for the server's library, which alone writes, by gRPC.
 *
 * @param {{ host: string, port: number, target: number }} options
 */
export async function startReadCounter({ host, port, target }) {
  /** @type {Record<string, number>} */
  const reads = {};
  /** @type {Record<string, number>} */
  const writes = {};
  const counts = new Map([
    [readsPath, reads],
    [writesPath, writes],
  ]);
  // One connection per request: a reused one may be closing, and a failed watch starts, and is billed, again.
  const http = createHttpCounter(reads, { host, port: target, agent: false });
  const answer = createHttpServer((incoming, outgoing) => {
    const asked = counts.get(incoming.url ?? '');
    if (asked === undefined) http(incoming, outgoing);
    else outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(asked));
  });
  const grpc = createGrpcCounter({
    host,
    target,
    onRead: (what, times) => add(reads, what, times),
    onWrite: (what) => add(writes, what),
  });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const beginning = socket.read();
      if (beginning === null) {
        socket.destroy();
        return;
      }
      socket.unshift(beginning);
      const isHttp2 = beginning.toString('latin1').startsWith(http2Preface);
      (isHttp2 ? grpc : answer).emit('connection', socket);
    });
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, host, () => resolve(null)),
  );
}

/** Forwards the page's requests to the emulator at `place`, and adds to `reads` what Firestore would bill. */
function createHttpCounter(reads, place) {
  /** Watches by session, so that the next connection can continue them. */
  const watches = new Map();
  /** The time up to which the page has each requested target; supports one page at a time. */
  const resumed = new Map();
  const watchCounter = (id) => {
    const begin = () =>
      createWatchCounter(
        (what) => add(reads, what),
        (target) => resumed.get(target),
      );
    const counter = watches.get(id) ?? begin();
    watches.set(id, counter);
    return counter;
  };
  const note = (found) => {
    for (const [what, times] of Object.entries(found)) add(reads, what, times);
  };
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const { pathname: path, searchParams } = new URL(url, 'http://emulator');
    const isOwner = headers.authorization === 'Bearer owner';
    const body = textOf(incoming);
    const isWatch = path.endsWith('/Listen/channel');
    // Runs before the emulator can respond.
    incoming.on('end', () => {
      for (const [target, until] of isWatch ? resumptions(body()) : []) resumed.set(target, until);
    });
    // Counted responses must not be compressed.
    const { 'accept-encoding': _, ...plain } = headers;
    const forwarded = request({ ...place, method, path: url, headers: plain }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      if (isWatch && method === 'GET' && response.statusCode === 200) {
        const decoder = new StringDecoder('utf8');
        const count = watchCounter(searchParams.get('SID'));
        response.on('data', (bytes) => count(decoder.write(bytes)));
        return;
      }
      const responseText = textOf(response);
      response.on('end', () => {
        if (method === 'OPTIONS') return;
        const call = { method, path: decodeURIComponent(path), isOwner, body: body() };
        note(readsOfRules(call));
        if (response.statusCode === 200) note(readsOfResponse(call, responseText()));
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  };
}

/** Collects a stream that has another reader. */
function textOf(stream) {
  /** @type {Buffer[]} */
  const pieces = [];
  stream.on('data', (piece) => pieces.push(piece));
  return () => Buffer.concat(pieces).toString('utf8');
}
