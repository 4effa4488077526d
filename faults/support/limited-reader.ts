import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetFestival, SheetResult } from '@lineup/domain/spreadsheet';

/** The result of one file; `ended` if it ran out of time. */
export type LimitedParse =
  { readonly result: SheetResult } | { readonly error: string } | { readonly ended: true };

/** A worker does not inherit how this process loads TypeScript, so it has to be set. */
const source = new URL('sheet-worker.ts', import.meta.url).href;
const loader = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`;

/** Parses spreadsheets like the portal: in a worker that is terminated if a file takes too long. */
export function openLimitedParser(festival: SheetFestival, limitMs: number) {
  let worker: Worker | null = null;
  const start = () => new Worker(loader, { eval: true, workerData: { festival } });
  const close = async () => {
    await worker?.terminate();
    worker = null;
  };
  return {
    close,
    read: async (bytes: Uint8Array): Promise<LimitedParse> => {
      worker ??= start();
      worker.postMessage(bytes, []);
      const limit = AbortSignal.timeout(limitMs);
      try {
        const [response] = (await once(worker, 'message', { signal: limit })) as [LimitedParse];
        return response;
      } catch (error) {
        if (!limit.aborted) throw error;
        await close();
        return { ended: true };
      }
    },
  };
}
