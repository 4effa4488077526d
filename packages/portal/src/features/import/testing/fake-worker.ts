import { parseSpreadsheet } from '@lineup/domain/spreadsheet';
import { vi } from 'vitest';
import type { ParseResponse, ParseRequest } from '../parsing/parse-request.ts';

type Read = (request: ParseRequest) => Promise<ParseResponse>;

/** What a worker was asked, and whether it was ended. */
export interface FakeWorker {
  readonly requests: ParseRequest[];
  readonly ended: () => number;
  /** Lets the worker fail as one whose code did not arrive. */
  readonly fail: () => void;
}

/** Puts a worker in the browser's place that reads on the page itself, or as `read` says. */
export function provideWorker(
  read: Read = ({ bytes, options }) => parseSpreadsheet(bytes, options),
): FakeWorker {
  const requests: ParseRequest[] = [];
  const failures = new EventTarget();
  let ended = 0;
  class WorkerOnPage extends EventTarget {
    constructor() {
      super();
      failures.addEventListener('error', () => this.dispatchEvent(new Event('error')));
    }

    postMessage(request: ParseRequest) {
      requests.push(request);
      void read(request).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    terminate() {
      ended += 1;
    }
  }
  vi.stubGlobal('Worker', WorkerOnPage);
  return { requests, ended: () => ended, fail: () => void failures.dispatchEvent(new Event('error')) };
}
