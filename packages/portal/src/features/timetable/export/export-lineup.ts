import { plainDateOf, type Festival } from '@lineup/domain';
import { callWorker } from '../../../app/workers/call-worker.ts';
import type { ExportFormat, ExportRequest } from './export-format.ts';

/** The largest lineup takes about a second. */
const limitMs = 30_000;

/** Makes the file of a lineup in a worker; null where that failed. */
export async function exportLineup(request: ExportRequest, signal: AbortSignal): Promise<Blob | null> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const result = await callWorker<Blob>(worker, request, { signal, limitMs });
  return result.ok ? result.answer : null;
}

/**
 * What the file is called: festival, and the day of the export in the festival's zone, as in "Salt & Lantern 2026-07-03.csv".
 * Characters that file systems refuse become spaces. `now` in milliseconds since the epoch.
 */
export function exportFileName(
  { name, timezone }: Pick<Festival, 'name' | 'timezone'>,
  format: ExportFormat,
  now: number,
): string {
  const plain = name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const safe = plain.replace(/^[.\s]+/u, '') || 'Lineup';
  return `${safe} ${plainDateOf(now, timezone)}.${format}`;
}
