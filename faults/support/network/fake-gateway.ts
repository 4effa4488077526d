import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the gateway behaves: delivers messages, does so late, refuses, breaks the connection, or never responds. */
export type GatewayMode = 'good' | 'slow' | 'refusing' | 'breaking' | 'silent';

export interface FakeGateway {
  readonly address: string;
  become(mode: GatewayMode): void;
  /** The newest delivered text, or ''. */
  lastText(): string;
  close(): Promise<void>;
}

const slowMs = 2000;

/** A fake SMS gateway. A refusal repeats the whole message, as careless gateways do. */
export async function openFakeGateway(): Promise<FakeGateway> {
  let mode: GatewayMode = 'good';
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
      if (mode === 'good') handOver();
      else if (mode === 'slow') setTimeout(handOver, slowMs);
      else if (mode === 'refusing') response.writeHead(500).end(body);
      else if (mode === 'breaking') request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    become: (next) => {
      mode = next;
    },
    lastText: () => lastText,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
