import { learnZoneHistory } from '@lineup/domain/zone-history';

/**
 * Runs in a worker that `callWorker` calls: one request, one response. Responds with null if a part of the portal
 * failed to load or on an error.
 */
export function answerRequests(answer: (request: never) => object | Promise<object>): void {
  // A worker starts without zone rules, like the page.
  learnZoneHistory();
  addEventListener('message', ({ data }: MessageEvent) => {
    void Promise.resolve(data as never)
      .then(answer)
      .catch(() => null)
      .then((result) => postMessage(result));
  });
}
