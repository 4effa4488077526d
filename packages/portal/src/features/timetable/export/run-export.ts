import { exportMessages } from '@lineup/domain';
import { downloadBlob } from '../../../app/download.ts';
import { toast } from '../../../design/toasts/toast.ts';
import type { ExportRequest } from './export-format.ts';
import { exportFileName, exportLineup } from './export-lineup.ts';

let isRunning = false;

/** Saves a lineup as a file and says so. A second call while one runs does nothing. `now` in milliseconds since the epoch. */
export async function runExport(request: ExportRequest, now: () => number): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    await exportNow(request, now);
  } finally {
    isRunning = false;
  }
}

async function exportNow(request: ExportRequest, now: () => number): Promise<void> {
  const { festival, format, sets } = request;
  if (sets.length === 0) {
    toast.error(exportMessages.nothing);
    return;
  }
  const file = await exportLineup(request, AbortSignal.timeout(60_000));
  if (file === null) {
    const retry = () => void runExport(request, now);
    toast.error(exportMessages.failed, { id: 'export', action: { label: 'Try Again', onClick: retry } });
    return;
  }
  const name = exportFileName(festival, format, now());
  downloadBlob(name, file);
  toast.success(exportMessages.done(sets.length, name));
}
