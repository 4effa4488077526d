import { collectionsFinding } from '@lineup/domain';
import { isProviderError, type Overdue, ProviderError } from '@lineup/provider';
import type { Change } from './change-message.ts';
import type { ChangeListener, ChangeStream } from './change-stream.ts';
import type { Pause } from '../options.ts';
import { growingPause } from '../http/retry.ts';

/** A watch reads without the change stream when that takes longer than this to open, and again when it stands. */
const patienceMs = 1500;

/** What is watched: how it is read, and what changes mean for it. */
export interface LiveSource<Value> {
  read(): Promise<Value>;
  /** The value after the changes, the same value where they don't concern it, or `reread` where only reading tells. */
  apply(value: Value, changes: readonly Change[]): Value | typeof reread;
  /** Whether two values are the same to whoever watches; reading again after a gap mostly finds what was known. */
  isSame(one: Value, other: Value): boolean;
  /** Whether the first reading finds a response that was asked for before, so that it need not wait for the stream. */
  readonly isEarly?: boolean;
  /** The collection in which all that concerns the value lies. */
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
 * Keeps a value alive: reads it, follows the change stream, reads again after a gap. Changes sent while a reading is
 * under way are applied to its result, so that none is lost. Tells when the first value is overdue, and goes on. Answers
 * the function that ends it.
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
  /** `reading` ends in the very moment in which the value is known: a change sent after that is applied to it. */
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

/** What a listener throws is a fault of its own, to be reported as such, and must not end the watches of others. */
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

/** Reads until there is a response; a server out of reach or too busy does not end a watch. */
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
