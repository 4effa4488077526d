import { callWorker } from '../../../app/workers/call-worker.ts';
import type { ExportRequest } from './export-format.ts';

/** The largest lineup takes about a second. */
const limitMs = 30_000;

/** Creates the file of a lineup in a worker; null if that fails. */
export async function exportLineup(request: ExportRequest, signal: AbortSignal): Promise<Blob | null> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const result = await callWorker<Blob>(worker, request, { signal, limitMs });
  return result.ok ? result.answer : null;
}
