import { vi } from 'vitest';

/** What a worker was asked, and whether it was ended. */
export interface FakeWorker<Request> {
  readonly requests: Request[];
  readonly ended: () => number;
  /** Lets the worker fail as one whose code did not arrive. */
  readonly fail: () => void;
}

/** Puts a worker in the browser's place, which jsdom lacks, that answers on the page itself. */
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
