import { ProviderError } from '@lineup/provider';
import { parseChangeMessage } from './change-message.ts';
import type { ChangeMessage } from './change-message.ts';
import { createSseParser } from './sse-parser.ts';
import { connectionFailure } from '../http/transport.ts';
import type { Transport } from '../http/transport.ts';

/** The server sends something at least every 20 seconds; after a longer silence the connection counts as broken. */
export const silenceLimitMs = 50_000;

export interface ChangeConnectionOptions {
  readonly transport: Transport;
  /** The last known position, to receive later changes; null to start with the current one. */
  readonly after: string | null;
  readonly onEvent: (event: ChangeMessage, id: string | null) => void;
  readonly signal: AbortSignal;
}

/**
 * Listens to the change feed until it ends; fails with `unavailable` if it broke, and with `cancelled` if `signal` was
 * aborted.
 */
export async function listenForChanges(options: ChangeConnectionOptions): Promise<void> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  if (options.signal.aborted) cancel();
  options.signal.addEventListener('abort', cancel);
  const silence = watchSilence(abort);
  try {
    const response = await openFeed(options, abort.signal);
    await parseEvents(response, options.onEvent, silence.received, abort.signal);
  } finally {
    silence.stop();
    options.signal.removeEventListener('abort', cancel);
    abort.abort();
  }
}

function openFeed({ transport, after }: ChangeConnectionOptions, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (after !== null) headers['last-event-id'] = after;
  return transport.open('/api/changes', { headers, signal, cache: 'no-store', credentials: 'same-origin' });
}

async function parseEvents(
  { body }: Response,
  onEvent: ChangeConnectionOptions['onEvent'],
  received: () => void,
  signal: AbortSignal,
): Promise<void> {
  if (body === null) throw new ProviderError('internal', 'the change feed has no body');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createSseParser();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw connectionFailure(error, signal);
    });
    if (done) return;
    received();
    for (const event of parse(decoder.decode(value, { stream: true }))) {
      const change = parseChangeMessage(event);
      if (change !== null) onEvent(change, event.id);
    }
  }
}

function watchSilence(abort: AbortController): { received: () => void; stop: () => void } {
  const end = () => abort.abort(new ProviderError('unavailable', 'the change feed fell silent'));
  let timer = setTimeout(end, silenceLimitMs);
  const stop = () => clearTimeout(timer);
  const received = () => {
    stop();
    timer = setTimeout(end, silenceLimitMs);
  };
  return { received, stop };
}
