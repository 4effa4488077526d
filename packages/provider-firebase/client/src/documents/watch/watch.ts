import { type Overdue, ProviderError } from '@lineup/provider';
import { firestoreFailure } from '../../failures/firestore-errors.ts';
import { sdkCode } from '../../failures/sdk-code.ts';
import type { Pause } from '../../options.ts';
import type { SessionGate } from '../../session/session-gate.ts';
import type { WatchHold } from '../../session/watch-hold.ts';
import type { Listen } from './listen.ts';

/** A watch that Firestore has given up begins again after this many milliseconds. */
const restartMs = 1000;

export interface WatchOptions<Value> {
  readonly session: SessionGate;
  readonly watches: WatchHold;
  readonly pause: Pause;
  /** When the first value is overdue; null where that is not to be reported. */
  readonly overdue: Overdue | null;
  /** Fails if the person may not read what is to be watched. */
  readonly check: (userId: string) => void;
  /** Is asked once; what it answers may be used again and again while the session lasts. */
  readonly listen: () => Promise<Listen<Value>>;
  readonly onNext: (value: Value) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps a value alive until the returned function is called, or the session ends, or the rules refuse it. Where
 * Firestore gives up for another reason, it begins again. Tells when the first value is overdue, and goes on.
 */
export function keepWatch<Value>(options: WatchOptions<Value>): () => void {
  const { session, watches, pause } = options;
  let open = true;
  /** Listens now; another one has taken the place of every former. */
  let stopListening: () => void = () => undefined;
  let starts = 0;
  let listen: Listen<Value> | null = null;
  const stops: (() => void)[] = [];
  const close = () => {
    open = false;
    noteResponse();
    stopListening();
    for (const stop of stops.splice(0)) stop();
  };
  const fail = (error: unknown) => {
    if (!open) return;
    close();
    options.onError(error);
  };
  const next = (value: Value) => {
    noteResponse();
    if (open) callBack(() => options.onNext(value));
  };
  /** A refusal is believed when it is repeated: a token may have been renewed in the meantime. */
  const restart = async (error: unknown, refusedBefore: boolean) => {
    const mine = starts;
    const failure = await session.explain(firestoreFailure(error));
    const refused = failure.code === 'permission-denied';
    if (!isPassing(failure) && (!refused || refusedBefore)) return fail(failure);
    await pause(restartMs);
    if (open && mine === starts) start(refused);
  };
  const start = (refusedBefore: boolean) => {
    if (listen === null) return;
    starts += 1;
    let refused = refusedBefore;
    const heard = (value: Value) => {
      refused = false;
      next(value);
    };
    try {
      const stop = listen(heard, (error) => void restart(error, refused));
      if (open) stopListening = stop;
      else stop();
    } catch (error) {
      // Its database goes with the session, of whose end the session tells.
      if (sdkCode(error, 'firestore') !== 'failed-precondition') fail(firestoreFailure(error));
    }
  };
  const interrupt = () => {
    // A restart that is on its way finds that its turn is over.
    starts += 1;
    stopListening();
    return () => {
      if (open) start(false);
    };
  };
  const begin = async () => {
    const userId = await session.requireUser();
    options.check(userId);
    listen = await options.listen();
    if (!open) return;
    stops.push(session.whenGone(userId, () => fail(new ProviderError('unauthenticated', 'Signed out'))));
    stops.push(watches.join(interrupt));
    start(false);
  };
  const reportOverdue = () => options.onError(new ProviderError('unavailable', 'no first answer yet'));
  const noteResponse = options.overdue?.(reportOverdue) ?? (() => undefined);
  begin().catch(fail);
  return close;
}

function isPassing({ code }: ProviderError): boolean {
  return code === 'unavailable' || code === 'too-many-requests' || code === 'conflict';
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
