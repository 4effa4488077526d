/** The outcome of a call: a response, or why there is none. */
export type WorkerResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: 'crashed' | 'timedOut' | 'cancelled' };

interface CallOptions {
  readonly signal: AbortSignal;
  /** The timeout in milliseconds. */
  readonly limitMs: number;
  /** Transferred instead of copied. */
  readonly transfer?: Transferable[];
}

/**
 * Starts a worker, sends it one request, and terminates it. A worker responds with null if it failed; its code may also
 * fail to load.
 */
export function callWorker<Answer extends object>(
  worker: Worker,
  request: unknown,
  { signal, limitMs, transfer = [] }: CallOptions,
): Promise<WorkerResult<Answer>> {
  return new Promise((resolve) => {
    const end = (result: WorkerResult<Answer>) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      resolve(result);
    };
    const fail = (reason: 'crashed' | 'timedOut' | 'cancelled') => end({ ok: false, reason });
    const cancel = () => fail('cancelled');
    const timer = setTimeout(() => fail('timedOut'), limitMs);
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) =>
      data === null ? fail('crashed') : end({ ok: true, answer: data }),
    );
    worker.addEventListener('error', () => fail('crashed'));
    worker.postMessage(request, transfer);
  });
}
