import type { Reply, RecordedRequest } from './scripted-server.ts';

export interface ScriptedFeed {
  /** The reply for GET /api/changes; every such request is a new connection. */
  readonly reply: Reply;
  readonly connections: readonly RecordedRequest[];
  /** Whether the client still holds the latest connection. */
  isOpen(): boolean;
  /** Sends an event over the latest connection. */
  send(type: string, data: unknown, id?: string): void;
  /** Ends the latest connection. */
  end(): void;
}

/** A change feed controlled by the test. */
export function scriptedFeed(): ScriptedFeed {
  const connections: RecordedRequest[] = [];
  const encoder = new TextEncoder();
  let latest: ReadableStreamDefaultController<Uint8Array> | null = null;
  let open = false;
  const reply: Reply = async (request, signal) => {
    connections.push(request);
    open = true;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        latest = controller;
        signal.addEventListener('abort', () => {
          open = false;
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    reply,
    connections,
    isOpen: () => open,
    send: (type, data, id) => {
      const idLine = id === undefined ? '' : `id: ${id}\n`;
      latest?.enqueue(encoder.encode(`event: ${type}\n${idLine}data: ${JSON.stringify(data)}\n\n`));
    },
    end: () => {
      open = false;
      latest?.close();
    },
  };
}
