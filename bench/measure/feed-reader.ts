import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface FeedReaderOptions {
  readonly port: number;
  readonly cookie: string;
  /** Matches a change in the stream; its first group is the number of the change. */
  readonly pattern: RegExp;
  readonly onChange: (number: number) => void;
  /** The connection ended without `close`. */
  readonly onLost: () => void;
}

export interface FeedReader {
  close(): void;
}

/** The longest remainder of a piece of the stream that may be the beginning of a change. */
const longestMark = 256;

/** A change feed over a bare socket that has received its first bytes. */
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

/** Opens a change feed; resolves when its first bytes arrive. */
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
