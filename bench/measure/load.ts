import { connect, type Socket } from 'node:net';

/** A raw request, headers and body. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Returns the next request of a connection; called for each request. */
  readonly next: () => RawRequest;
}

/** The result of a load: requests per second, their times in milliseconds, and the number of responses by status. */
export interface LoadResult {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly statuses: Readonly<Record<number, number>>;
  /** Bytes of the last response's body. */
  readonly bodyBytes: number;
}

/**
 * Sends requests over this many connections, each one as soon as the previous one has its response. Works on bare
 * sockets, because Node's own clients take longer for a request than the server for its response.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let bodyBytes = 0;
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const note = (status: number, time: number, bytes: number) => {
    times.push(time);
    statuses[status] = (statuses[status] ?? 0) + 1;
    bodyBytes = bytes;
    return performance.now() < until;
  };
  await Promise.all(Array.from({ length: options.connections }, () => converse(options, note)));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: times.length / seconds, times, statuses, bodyBytes };
}

/** Sends one request after the other over one connection, until `note` returns false. */
function converse(
  { port, next }: LoadOptions,
  note: (status: number, time: number, bytes: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    const send = () => {
      sent = performance.now();
      socket.write(requestText(next(), port));
    };
    readAnswers(socket, (status, bytes) => {
      if (note(status, performance.now() - sent, bytes)) send();
      else socket.end();
    });
    socket.once('connect', send);
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

function requestText({ method, path, headers = {}, body = '' }: RawRequest, port: number): string {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: `127.0.0.1:${port}`, ...headers, ...length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Calls back after every response with its status and the size of its body in bytes; every response must declare its
 * length.
 */
function readAnswers(socket: Socket, onAnswer: (status: number, bytes: number) => void): void {
  let waiting: Buffer = Buffer.alloc(0);
  let head: { status: number; length: number } | null = null;
  let missing = 0;
  socket.on('data', (piece: Buffer) => {
    if (head !== null) {
      missing -= piece.length;
    } else {
      waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
      const end = waiting.indexOf('\r\n\r\n');
      if (end === -1) return;
      head = readHead(waiting.toString('latin1', 0, end));
      missing = head.length - (waiting.length - end - 4);
      waiting = Buffer.alloc(0);
    }
    if (missing > 0) return;
    const { status, length } = head;
    head = null;
    onAnswer(status, length);
  });
}

function readHead(text: string): { status: number; length: number } {
  const status = Number(text.slice(9, 12));
  const length = /^content-length: *(\d+)/imu.exec(text)?.[1];
  if (length === undefined && status !== 304 && status !== 204) {
    throw new Error(`An answer of status ${status} does not say how long it is.`);
  }
  return { status, length: Number(length ?? 0) };
}
