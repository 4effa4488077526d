import { type Overdue, ProviderError } from '@lineup/provider';
import { firestoreFailure } from '../../failures/firestore-errors.ts';
import { sdkCode } from '../../failures/sdk-code.ts';
import type { Pause } from '../../options.ts';
import type { SessionGate } from '../../session/session-gate.ts';
import type { WatchHold } from '../../session/watch-hold.ts';
import type { Listen } from './listen.ts';

/** How long to wait before restarting a watch that Firestore ended, in milliseconds. */
const restartMs = 1000;

export interface WatchOptions<Value> {
  readonly session: SessionGate;
  readonly watches: WatchHold;
  readonly pause: Pause;
  /** Reports when the first value is overdue; null to disable that. */
  readonly overdue: Overdue | null;
  /** Fails if the user may not read what is to be watched. */
  readonly check: (userId: string) => void;
  /** Called once; its result may be reused while the session lasts. */
  readonly listen: () => Promise<Listen<Value>>;
  readonly onNext: (value: Value) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Watches a value until the returned function is called, the session ends, or the rules reject it. Restarts if
 * Firestore gives up for another reason. Reports when the first value is overdue, and continues.
 */
export function keepWatch<Value>(options: WatchOptions<Value>): () => void {
  const { session, watches, pause } = options;
  let open = true;
  /** Stops the current listener; replaced with every restart. */
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
  /** A rejection is only final when repeated: a token may have been renewed since. */
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
      // The session closes its database, and reports its own end.
      if (sdkCode(error, 'firestore') !== 'failed-precondition') fail(firestoreFailure(error));
    }
  };
  const interrupt = () => {
    // A pending restart notices that it is outdated.
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
