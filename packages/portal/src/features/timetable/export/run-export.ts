import { exportMessages, type Artist } from '@lineup/domain';
import { createArtistImports, type WorkServices } from '@lineup/services';
import type { usePortal } from '../../../app/portal-context.ts';
import { downloadBlob } from '../../../app/download.ts';
import { exportFileName } from '../../../app/export-file-name.ts';
import { toast } from '../../../design/toasts/toast.ts';
import type { ExportRequest } from './export-format.ts';
import { exportLineup } from './export-lineup.ts';

let isRunning = false;

/** The input of an export without the artists, which it reads itself. */
type ExportedLineup = Omit<ExportRequest, 'artists'>;

interface ExportPlace {
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  readonly provider: Pick<ReturnType<typeof usePortal>['provider'], 'documents'>;
  readonly recorder: WorkServices['recorder'];
}

/** Saves a lineup as a file and reports it. Does nothing while another export is running. */
export async function runExport(request: ExportedLineup, place: ExportPlace): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    await exportNow(request, place);
  } finally {
    isRunning = false;
  }
}

async function exportNow(request: ExportedLineup, place: ExportPlace): Promise<void> {
  const { festival, format, sets } = request;
  if (sets.length === 0) {
    toast.error(exportMessages.nothing);
    return;
  }
  const file = await fileOf(request, place);
  if (file === null) {
    const retry = () => void runExport(request, place);
    toast.error(exportMessages.failed, { id: 'export', action: { label: 'Try Again', onClick: retry } });
    return;
  }
  const name = exportFileName(festival, format, place.now());
  downloadBlob(name, file);
  toast.success(exportMessages.done(sets.length, name));
}

/** Returns null if the artists could not be read or the file could not be created. */
async function fileOf(request: ExportedLineup, { provider, recorder }: ExportPlace): Promise<Blob | null> {
  let found: readonly Artist[] = [];
  try {
    // A calendar does not contain artists.
    if (request.format !== 'ics') {
      found = await createArtistImports(provider.documents, recorder).ofSets(request.sets);
    }
  } catch {
    return null;
  }
  return exportLineup({ ...request, artists: found }, AbortSignal.timeout(60_000));
}
