import { vi } from 'vitest';
import type { ReadingRequest, ReadingResponse } from '../reading/protocol.ts';
import { readRequest } from '../reading/read-request.ts';

type Read = (request: ReadingRequest) => Promise<ReadingResponse | null>;

/**
 * Replaces the browser's worker by one that reads on the page itself, or with `read`; returns the requests that it
 * received.
 */
export function provideReader(read: Read = readRequest): readonly ReadingRequest[] {
  const requests: ReadingRequest[] = [];
  class WorkerOnPage extends EventTarget {
    postMessage(request: ReadingRequest) {
      requests.push(request);
      void read(request).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    terminate() {}
  }
  vi.stubGlobal('Worker', WorkerOnPage);
  return requests;
}
