import type { Festival, LineupEvent } from '@lineup/domain';
import { fetchPart } from '../../../app/loading/fetch-part.ts';
import { usePortal, useServices } from '../../../app/portal-context.ts';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import type { ExportFormat } from './export-format.ts';

interface ExportActionsProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

const load = () => import('./run-export.ts');

/** Exports the schedule when requested by the menu or the palette. The code that writes files is loaded then. */
export function ExportActions({ festival, events }: ExportActionsProps) {
  const { now, provider } = usePortal();
  const { recorder } = useServices();
  async function save(format: ExportFormat): Promise<void> {
    const part = await fetchPart(load, () => void save(format));
    await part?.runExport({ format, festival, sets: events }, { now, provider, recorder });
  }
  usePageAction('exportXlsx', () => void save('xlsx'));
  usePageAction('exportCsv', () => void save('csv'));
  usePageAction('exportJson', () => void save('json'));
  usePageAction('exportIcs', () => void save('ics'));
  return null;
}
