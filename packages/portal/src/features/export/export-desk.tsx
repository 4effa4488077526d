import { exportMessages, type Festival, type LineupEvent } from '@lineup/domain';
import { useRef } from 'react';
import { downloadBlob } from '../../app/download.ts';
import { fetchPart } from '../../app/loading/fetch-part.ts';
import { usePortal } from '../../app/portal-context.ts';
import { usePageAction } from '../../app/palette/use-page-action.ts';
import { toast } from '../../design/toasts/toast.ts';
import type { ExportFormat } from './export-format.ts';

interface ExportDeskProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

const load = () => import('./export-lineup.ts');

/** Takes what is asked to be exported of a schedule, from its menu and from the palette. What writes it is loaded then. */
export function ExportDesk({ festival, events }: ExportDeskProps) {
  const { now } = usePortal();
  const isUnderWay = useRef(false);
  async function save(format: ExportFormat) {
    // A double click saves one file.
    if (isUnderWay.current) return;
    if (events.length === 0) {
      toast.error(exportMessages.nothing);
      return;
    }
    isUnderWay.current = true;
    try {
      await write(format);
    } finally {
      isUnderWay.current = false;
    }
  }
  async function write(format: ExportFormat) {
    const again = () => void save(format);
    const part = await fetchPart(load, again);
    if (part === null) return;
    const request = { format, festival, sets: events };
    const file = await part.exportLineup(request, AbortSignal.timeout(60_000));
    if (file === null) {
      toast.error(exportMessages.failed, { id: 'export', action: { label: 'Try Again', onClick: again } });
      return;
    }
    const name = part.exportFileName(festival, format, now());
    downloadBlob(name, file);
    toast.success(exportMessages.done(events.length, name));
  }
  usePageAction('exportXlsx', () => void save('xlsx'));
  usePageAction('exportCsv', () => void save('csv'));
  usePageAction('exportJson', () => void save('json'));
  usePageAction('exportIcs', () => void save('ics'));
  return null;
}
