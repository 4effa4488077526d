import { connect, constants, createServer } from 'node:http2';
import { collectionOf, entriesCost } from './billed-reads.mjs';
import { allFieldsOf, createMessageReader, fieldAt } from './grpc-messages.mjs';

const { HTTP2_HEADER_PATH, NGHTTP2_REFUSED_STREAM } = constants;

/** Field numbers of google.firestore.v1: the name of a response's document, and the number of a count. */
const found = { RunQuery: [1, 1], BatchGetDocuments: [1, 1], missing: [2], counted: [1, 2, 2, 2] };

/** The calls that write, and the field of their writes; each names its document in an update, or as deleted. */
const writing = { Commit: 2, BatchWrite: 2 };
const written = { update: [1, 1], deleted: [2] };

/**
 * A proxy between the server's library and the emulator that counts the documents of responses and the writes.
 *
 * @param {object} options
 * @param {string} options.host
 * @param {number} options.target
 * @param {(what: string, times?: number) => void} options.onRead
 * @param {(what: string) => void} options.onWrite
 */
export function createGrpcCounter({ host, target, onRead, onWrite }) {
  const server = createServer();
  server.on('session', (session) => {
    const upstream = connect(`http://${host}:${target}`);
    session.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => session.destroy()).on('close', () => session.destroy());
    session.on('stream', (stream, headers) => passOn(upstream, stream, headers, { onRead, onWrite }));
  });
  return server;
}

function passOn(upstream, stream, headers, { onRead, onWrite }) {
  if (upstream.destroyed) {
    stream.close(NGHTTP2_REFUSED_STREAM);
    return;
  }
  const forwarded = upstream.request(headers);
  const call = String(headers[HTTP2_HEADER_PATH]).split('/').at(-1) ?? '';
  const count = counterOf(call, onRead);
  let trailers = {};
  stream.pipe(forwarded);
  if (call in writing) {
    const readRequest = createMessageReader((request) => {
      for (const what of writesOf(call, request)) onWrite(what);
    });
    stream.on('data', readRequest);
  }
  forwarded.on('response', (response, flags) => {
    const endStream = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(response, { endStream, waitForTrailers: !endStream });
  });
  const read = createMessageReader(count.receive);
  forwarded.on('data', (piece) => {
    read(piece);
    stream.write(piece);
  });
  forwarded.on('trailers', (given) => (trailers = given));
  forwarded.on('end', () => {
    count.end();
    stream.end();
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.on('error', () => forwarded.close()).on('close', () => forwarded.close());
  forwarded.on('error', () => stream.close());
}

/**
 * Counts the response to one call: documents by name; one for a query without results; a count by its entries.
 *
 * @param {string} call 'RunQuery' and so on
 * @param {(what: string, times?: number) => void} onRead
 */
export function counterOf(call, onRead) {
  let documents = 0;
  const receive = (message) => {
    const name = call in found ? fieldAt(message, found[call]) : undefined;
    const missing = call === 'BatchGetDocuments' ? fieldAt(message, found.missing) : undefined;
    const document = name ?? missing;
    if (Buffer.isBuffer(document)) {
      documents += 1;
      onRead(`server ${collectionOf(document.toString('utf8'))}`);
    }
    if (call !== 'RunAggregationQuery' || fieldAt(message, [1]) === undefined) return;
    // A count of zero is not sent, as the format leaves out zeros.
    onRead('server counts', entriesCost(fieldAt(message, found.counted) ?? 0));
  };
  const end = () => {
    if (call === 'RunQuery' && documents === 0) onRead('server nothing found');
  };
  return { receive, end };
}

/**
 * What Firestore bills for a request that writes: 'write lineupEvents', 'delete drafts'.
 *
 * @param {string} call 'Commit' and so on
 * @param {Buffer} request
 * @returns {readonly string[]}
 */
export function writesOf(call, request) {
  const writes = allFieldsOf(request).filter(([field]) => field === writing[call]);
  return writes.flatMap(([, write]) => {
    const updated = fieldAt(write, written.update);
    if (Buffer.isBuffer(updated)) return [`write ${collectionOf(updated.toString('utf8'))}`];
    const deleted = fieldAt(write, written.deleted);
    return Buffer.isBuffer(deleted) ? [`delete ${collectionOf(deleted.toString('utf8'))}`] : [];
  });
}
