import { learnZoneHistory } from '@lineup/domain/zone-history';

/**
 * What stands in a worker that `callWorker` asks: one request, one answer. A part of the portal that did not arrive, or a fault
 * of its own, is answered with null.
 */
export function answerRequests(answer: (request: never) => object | Promise<object>): void {
  // A worker begins without zones, as the page did.
  learnZoneHistory();
  addEventListener('message', ({ data }: MessageEvent) => {
    void Promise.resolve(data as never)
      .then(answer)
      .catch(() => null)
      .then((result) => postMessage(result));
  });
}
