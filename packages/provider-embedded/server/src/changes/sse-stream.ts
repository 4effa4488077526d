import type { FeedMessage } from './feed.ts';

/** Prevents proxies from closing idle connections. */
const heartbeatMs = 20_000;
/** A client with this many unread events is disconnected; it reconnects and resumes. */
const maximumWaiting = 256;

export interface SseStreamSource {
  readonly subscribe: (onEvent: (event: FeedMessage) => void, onEnd: () => void) => () => void;
}

/** A subscription's events as the bytes of a server-sent event stream; ends it when the client stops reading. */
export function sseStream({ subscribe }: SseStreamSource): ReadableStream<Uint8Array> {
  const cleanUps: (() => void)[] = [];
  let open = true;
  const release = () => {
    open = false;
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const end = () => {
      if (!open) return;
      release();
      controller.close();
    };
    const send = (bytes: Uint8Array) => {
      if (!open) return;
      controller.enqueue(bytes);
      if ((controller.desiredSize ?? 0) <= 0) end();
    };
    const heartbeat = setInterval(() => send(stillHere), heartbeatMs);
    heartbeat.unref();
    cleanUps.push(() => clearInterval(heartbeat));
    const unsubscribe = subscribe((event) => send(eventBytes(event)), end);
    if (open) cleanUps.push(unsubscribe);
    else unsubscribe();
  };
  return new ReadableStream({ start, cancel: release }, { highWaterMark: maximumWaiting });
}

const encoder = new TextEncoder();
const stillHere = encoder.encode(': still here\n\n');

/** Bytes by message, shared by all subscribers that receive it. */
const written = new WeakMap<FeedMessage, Uint8Array>();

function eventBytes(event: FeedMessage): Uint8Array {
  const known = written.get(event);
  if (known !== undefined) return known;
  const bytes = encoder.encode(eventText(event));
  written.set(event, bytes);
  return bytes;
}

function eventText(event: FeedMessage): string {
  if (event.type === 'reset') return 'event: reset\ndata: {}\n\n';
  const data = event.type === 'ready' ? { seq: event.seq } : event.body;
  return `event: ${event.type}\nid: ${event.seq}\ndata: ${JSON.stringify(data)}\n\n`;
}
