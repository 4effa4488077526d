import { collectionsFinding } from '@lineup/domain';
import { isProviderError, type Overdue, ProviderError } from '@lineup/provider';
import type { Change } from './change-message.ts';
import type { ChangeListener, ChangeStream } from './change-stream.ts';
import type { Pause } from '../options.ts';
import { growingPause } from '../http/retry.ts';

/** If the change stream takes longer than this to open, a watch reads without it, and again once it is open. */
const patienceMs = 1500;

/** How a watched value is read and updated by changes. */
export interface LiveSource<Value> {
  read(): Promise<Value>;
  /**
   * Returns the value after the changes, the same value if they do not affect it, or `reread` if it must be read again.
   */
  apply(value: Value, changes: readonly Change[]): Value | typeof reread;
  /** Whether two values are equal for the listener; reading again after a gap usually returns the known value. */
  isSame(one: Value, other: Value): boolean;
  /** Whether the first read finds an early response, so that it need not wait for the stream. */
  readonly isEarly?: boolean;
  /** The collection that contains everything relevant to the value. */
  readonly collection: string;
}

export const reread = Symbol('reread');

export interface LiveOptions<Value> {
  readonly source: LiveSource<Value>;
  readonly stream: ChangeStream;
  readonly pause: Pause;
  readonly overdue: Overdue;
  readonly onNext: (value: Value) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Watches a value: reads it, follows the change stream, reads again after a gap. Changes that arrive during a read are
 * applied to its result, so that none is lost. Reports when the first value is overdue, and continues. Returns the
 * function that ends the watch.
 */
export function watchLive<Value>(options: LiveOptions<Value>): () => void {
  const { source, stream, pause, overdue, onNext, onError } = options;
  const closed = new AbortController();
  let known: { readonly value: Value } | null = null;
  let reading = false;
  let readAgain = false;
  let pendingChanges: Change[] = [];

  const close = () => {
    closed.abort();
    noteResponse();
    stream.remove(listener);
  };
  const fail = (error: unknown) => {
    if (closed.signal.aborted) return;
    close();
    onError(error);
  };
  const emit = (value: Value) => {
    noteResponse();
    known = { value };
    callBack(() => onNext(value));
  };
  /** `reading` ends exactly when the value is known: later changes are applied to it. */
  const read = async () => {
    while (reading) {
      readAgain = false;
      pendingChanges = [];
      const value = await readPatiently(source, pause, closed.signal);
      if (closed.signal.aborted || value === closedWhileReading) return;
      const current = source.apply(value, pendingChanges);
      reading = readAgain || current === reread;
      const found = current === reread ? value : current;
      if (known === null || !source.isSame(known.value, found)) emit(found);
      if (closed.signal.aborted) return;
    }
  };
  const startReading = () => {
    readAgain = true;
    if (reading) return;
    reading = true;
    read().catch(fail);
  };
  const readWithoutStream = async () => {
    await pause(patienceMs, closed.signal);
    if (known === null && !reading && !closed.signal.aborted) startReading();
  };
  const take = (changes: readonly Change[]) => {
    if (known === null) return;
    const next = source.apply(known.value, changes);
    if (next === reread) startReading();
    else if (next !== known.value) emit(next);
  };
  const listener: ChangeListener = {
    onReady: (gap) => {
      if (gap || known === null) startReading();
    },
    onChange: (event) => {
      if (event.type === 'collections') {
        if (event.collections.flatMap(collectionsFinding).includes(source.collection)) startReading();
      } else if (reading) pendingChanges.push(...event.changes);
      else take(event.changes);
    },
    onUnreachable: () => {
      if (known !== null) onError(new ProviderError('unavailable', 'the server cannot be reached'));
    },
    onEnd: fail,
  };

  const noteResponse = overdue(() => onError(new ProviderError('unavailable', 'no first answer yet')));
  stream.add(listener);
  if (stream.isReady() || source.isEarly === true) startReading();
  else void readWithoutStream();
  return close;
}

/** An error thrown by a listener is reported as a separate error, and must not end other watches. */
function callBack(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

const closedWhileReading = Symbol('closed');

/** Retries until there is a response; an unreachable or busy server does not end a watch. */
async function readPatiently<Value>(
  source: LiveSource<Value>,
  pause: Pause,
  signal: AbortSignal,
): Promise<Value | typeof closedWhileReading> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      return await source.read();
    } catch (error) {
      if (!isProviderError(error, 'unavailable') && !isProviderError(error, 'too-many-requests')) throw error;
      await pause(growingPause(failures), signal);
    }
  }
  return closedWhileReading;
}
