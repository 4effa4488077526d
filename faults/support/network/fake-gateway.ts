import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the gateway behaves: hands messages over, does so late, refuses, breaks the connection, or never answers. */
export type GatewayMood = 'good' | 'slow' | 'refusing' | 'breaking' | 'silent';

export interface FakeGateway {
  readonly address: string;
  become(mood: GatewayMood): void;
  /** The newest text that was handed over, or nothing. */
  lastText(): string;
  close(): Promise<void>;
}

const slowMs = 2000;

/** An SMS gateway of the test's own. A refusal repeats the whole message, as careless ones do. */
export async function openFakeGateway(): Promise<FakeGateway> {
  let mood: GatewayMood = 'good';
  let lastText = '';
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      const handOver = () => {
        lastText = new URLSearchParams(body).get('Body') ?? '';
        response.writeHead(201).end('{}');
      };
      if (mood === 'good') handOver();
      else if (mood === 'slow') setTimeout(handOver, slowMs);
      else if (mood === 'refusing') response.writeHead(500).end(body);
      else if (mood === 'breaking') request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    become: (next) => {
      mood = next;
    },
    lastText: () => lastText,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
