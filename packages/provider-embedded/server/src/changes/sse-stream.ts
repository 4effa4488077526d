import type { FeedMessage } from './feed.ts';

/** Keeps connections open through proxies that close silent ones. */
const heartbeatMs = 20_000;
/** A client that lets this many events wait is cut off; it comes back and resumes. */
const maximumWaiting = 256;

export interface SseStreamSource {
  readonly subscribe: (onEvent: (event: FeedMessage) => void, onEnd: () => void) => () => void;
}

/** The events of one subscription as the bytes of a stream of server-sent events; ends it when nobody reads on. */
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

/** What was written for one subscriber serves all others that hear the same event. */
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
