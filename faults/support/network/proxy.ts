import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { carry, type Line, type LineTraits } from './proxy-line.ts';

/** A line between a browser and the portal that can be made to fail. */
export interface Proxy {
  readonly address: string;
  /** Sets the target port; call it before the first connection. */
  leadTo(port: number): void;
  /** Breaks every connection and accepts no new one, until `mend`. */
  cut(): void;
  /** Keeps every connection open but forwards nothing, until `mend`, which breaks them. */
  freeze(): void;
  mend(): void;
  /** Loses the response to the next request that begins with `head`, such as "POST /api/x"; resolves then. */
  loseResponseTo(head: string): Promise<void>;
  /** Breaks off the next request that begins with `head` after this many bytes; resolves then. */
  breakOff(head: string, afterBytes: number): Promise<void>;
  /** Applies from the next connection on; null for a good line. */
  slowDown(traits: LineTraits | null): void;
  close(): Promise<void>;
}

export async function openProxy(): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const line: Line = { state: 'good', traits: null, traps: [] };
  let target = 0;
  const server = createServer((client) => {
    if (line.state === 'cut') {
      client.destroy();
      return;
    }
    const portal = connect(target, '127.0.0.1');
    for (const socket of [client, portal]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    carry(line, client, portal);
  });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const trapped = (head: string, passing: number | null) =>
    new Promise<void>((sprung) => line.traps.push({ head, passing, sprung }));
  return {
    address: await listening(server),
    leadTo: (port) => {
      target = port;
    },
    cut: () => {
      line.state = 'cut';
      breakAll();
    },
    freeze: () => {
      line.state = 'frozen';
    },
    mend: () => {
      if (line.state === 'frozen') breakAll();
      line.state = 'good';
    },
    loseResponseTo: (head) => trapped(head, null),
    breakOff: (head, afterBytes) => trapped(head, afterBytes),
    slowDown: (traits) => {
      line.traits = traits;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
