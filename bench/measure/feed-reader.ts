import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface FeedReaderOptions {
  readonly port: number;
  readonly cookie: string;
  /** Found in what is streamed; its first group is the number of a change. */
  readonly pattern: RegExp;
  readonly onChange: (number: number) => void;
  /** The connection has ended without `close`. */
  readonly onLost: () => void;
}

export interface FeedReader {
  close(): void;
}

/** What can be left of a piece of the stream that begins a change whose end is still to come. */
const longestMark = 256;

/** A change feed over a bare socket, whose first bytes are there. */
export async function connectFeed({
  port,
  cookie,
}: Pick<FeedReaderOptions, 'port' | 'cookie'>): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  const head = ['GET /api/changes HTTP/1.1', `host: 127.0.0.1:${port}`, `cookie: ${cookie}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [string];
  if (!first.startsWith('HTTP/1.1 200')) throw new Error(first.slice(0, 200));
  return socket;
}

/** Opens a change feed; settles when its first bytes are there. */
export async function openFeed(options: FeedReaderOptions): Promise<FeedReader> {
  const { onLost } = options;
  const socket = await connectFeed(options);
  socket.on('data', changeFinder(options));
  socket.once('close', onLost);
  return {
    close: () => {
      socket.off('close', onLost);
      socket.destroy();
    },
  };
}

/** Calls back for every change in the pieces of a stream. */
function changeFinder({ pattern, onChange }: FeedReaderOptions): (piece: string) => void {
  let waiting = '';
  return (piece) => {
    waiting += piece;
    let read = 0;
    for (const match of waiting.matchAll(pattern)) {
      onChange(Number(match[1]));
      read = match.index + match[0].length;
    }
    waiting = waiting.slice(Math.max(read, waiting.length - longestMark));
  };
}
