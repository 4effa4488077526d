/** What became of a call: an answer, or why there is none. */
export type WorkerResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: 'crashed' | 'timedOut' | 'cancelled' };

interface CallOptions {
  readonly signal: AbortSignal;
  /** How long it may take, in milliseconds. */
  readonly limitMs: number;
  /** What is handed over instead of copied. */
  readonly transfer?: Transferable[];
}

/** Asks a worker of its own one thing, and ends it. A worker answers null where it failed; its code may not arrive. */
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
