import { isProviderError } from '@lineup/provider';
import { listenForChanges } from './change-connection.ts';
import type { ChangeMessage } from './change-message.ts';
import type { Pause } from '../options.ts';
import { growingPause } from '../http/retry.ts';
import type { Transport } from '../http/transport.ts';

export interface ChangeListener {
  /** The stream is open: later reads miss nothing. `gap` means that earlier changes may have been missed. */
  onReady(gap: boolean): void;
  onChange(event: Extract<ChangeMessage, { type: 'changes' | 'collections' }>): void;
  /** A new connection failed: the server cannot be reached. The stream retries. */
  onUnreachable(): void;
  /** The stream has ended permanently, for example with the session. */
  onEnd(error: unknown): void;
}

/** One connection to the change feed, shared by all listeners, opened for the first and closed after the last. */
export interface ChangeStream {
  /** Whether the stream is currently open. */
  isReady(): boolean;
  add(listener: ChangeListener): void;
  remove(listener: ChangeListener): void;
}

export interface ChangeStreamOptions {
  readonly transport: Transport;
  readonly pause: Pause;
  /** Called before the listeners when the stream opens. */
  readonly onReady?: () => void;
}

export function createChangeStream({ transport, pause, onReady }: ChangeStreamOptions): ChangeStream {
  const listeners = new Set<ChangeListener>();
  let running: AbortController | null = null;
  let ready = false;

  const tell = (message: (listener: ChangeListener) => void) => {
    for (const listener of listeners) message(listener);
  };
  const end = (error: unknown) => {
    const ended = [...listeners];
    listeners.clear();
    for (const listener of ended) listener.onEnd(error);
  };
  const open = async () => {
    const abort = new AbortController();
    running = abort;
    /** An abandoned connection may still deliver events. */
    const isCurrent = () => running === abort;
    const error = await keepListening({
      transport,
      pause,
      signal: abort.signal,
      onReady: (gap) => {
        if (!isCurrent()) return;
        ready = true;
        onReady?.();
        tell((listener) => listener.onReady(gap));
      },
      onChange: (event) => {
        if (isCurrent()) tell((listener) => listener.onChange(event));
      },
      onBroken: () => {
        if (isCurrent()) ready = false;
      },
      onUnreachable: () => {
        if (isCurrent()) tell((listener) => listener.onUnreachable());
      },
    });
    if (!isCurrent()) return;
    running = null;
    ready = false;
    end(error);
  };
  const closeIfUnused = () => {
    if (listeners.size > 0 || running === null) return;
    running.abort();
    running = null;
    ready = false;
  };
  return {
    isReady: () => ready,
    add: (listener) => {
      listeners.add(listener);
      if (running === null) void open();
    },
    remove: (listener) => {
      listeners.delete(listener);
      // When one page replaces another, its listener is added immediately afterwards, and the connection should stay
      // open.
      queueMicrotask(closeIfUnused);
    },
  };
}

interface Listening extends Pick<ChangeListener, 'onReady' | 'onChange' | 'onUnreachable'> {
  readonly transport: Transport;
  readonly pause: Pause;
  readonly signal: AbortSignal;
  readonly onBroken: () => void;
}

/** Reconnects from the last known position each time; returns the error that no retry would fix. */
async function keepListening({ transport, pause, signal, ...hooks }: Listening): Promise<unknown> {
  const position = createPosition(hooks);
  let failures = 0;
  for (;;) {
    try {
      const after = position.connect();
      await listenForChanges({
        transport,
        signal,
        after,
        onEvent: (event, id) => {
          failures = 0;
          position.take(event, id);
        },
      });
    } catch (error) {
      if (!isMendable(error)) return error;
      // A single break is usually repaired quickly.
      if (failures > 0 && isProviderError(error, 'unavailable')) hooks.onUnreachable();
    }
    hooks.onBroken();
    failures += 1;
    await pause(growingPause(failures), signal);
    if (signal.aborted) return null;
  }
}

/** Tracks the position in the feed, to resume after a break, and whether changes may have been missed. */
function createPosition({ onReady, onChange }: Pick<ChangeListener, 'onReady' | 'onChange'>) {
  let last: string | null = null;
  let confirmed: string | null = null;
  let resumed = false;
  return {
    connect: (): string | null => {
      resumed = last !== null;
      confirmed = null;
      return last;
    },
    take: (event: ChangeMessage, id: string | null): void => {
      switch (event.type) {
        case 'ready':
          confirmed = event.position;
          if (!resumed) last = confirmed;
          onReady(!resumed);
          return;
        case 'reset':
          resumed = false;
          last = confirmed;
          onReady(true);
          return;
        default:
          last = id ?? last;
          onChange(event);
      }
    },
  };
}

/** Returns true if a retry may succeed: the server is unreachable, busy, or has an internal error. */
function isMendable(error: unknown): boolean {
  return (
    isProviderError(error, 'unavailable') ||
    isProviderError(error, 'too-many-requests') ||
    isProviderError(error, 'deadline-exceeded') ||
    isProviderError(error, 'internal')
  );
}
