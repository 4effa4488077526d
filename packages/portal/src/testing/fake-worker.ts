import { vi } from 'vitest';

/** The requests that a worker received, and whether it was terminated. */
export interface FakeWorker<Request> {
  readonly requests: Request[];
  readonly ended: () => number;
  /** Makes the worker fail as if its code had not loaded. */
  readonly fail: () => void;
}

/** Replaces the browser's worker, which jsdom lacks, by one that responds on the page itself. */
export function provideWorker<Request>(answer: (request: Request) => Promise<unknown>): FakeWorker<Request> {
  const requests: Request[] = [];
  const failures = new EventTarget();
  let ended = 0;
  class WorkerOnPage extends EventTarget {
    constructor() {
      super();
      failures.addEventListener('error', () => this.dispatchEvent(new Event('error')));
    }

    postMessage(request: Request) {
      requests.push(request);
      void answer(request).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    terminate() {
      ended += 1;
    }
  }
  vi.stubGlobal('Worker', WorkerOnPage);
  return { requests, ended: () => ended, fail: () => void failures.dispatchEvent(new Event('error')) };
}
