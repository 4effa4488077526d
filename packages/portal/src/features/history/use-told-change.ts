import { describeChange, isWayBack, type Change } from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useHistoryServices } from '../../app/provider/history-services.ts';

/** A change in words; what an undo took back, and how many rows a spreadsheet had, is told as soon as it is known. */
export function useToldChange(festivalId: string, change: Change, timezone: string): string {
  const { history } = useHistoryServices();
  const { id, importId } = change;
  const origin = useQuery({
    queryKey: ['origin', festivalId, id],
    queryFn: () => history.origin(festivalId, change),
    enabled: isWayBack(change),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = useQuery({
    queryKey: ['imported-rows', festivalId, importId],
    queryFn: () => history.importedRows(festivalId, importId ?? ''),
    enabled: importId !== undefined,
  });
  return describeChange({ ...change, ...createdBy(change, rows.data) }, timezone, origin.data ?? null);
}

/** Of an import row by row the first change may be about the stages alone. */
function createdBy({ created }: Change, commits: number | undefined): Partial<Pick<Change, 'created'>> {
  if (commits === undefined) return {};
  return { created: created === 0 ? commits - 1 : commits };
}
