import { describeChange, type Change, type ChangeKind } from '@lineup/domain';
import type { HistoryService } from '@lineup/services';
import { useQuery } from '@tanstack/react-query';
import { useHistoryServices } from '../../app/provider/history-services.ts';

const waysBack: readonly ChangeKind[] = ['undone', 'redone'];

/** A change in words; what an undo took back, and how many rows a spreadsheet had, is told as soon as it is known. */
export function useToldChange(festivalId: string, change: Change, timezone: string): string {
  const { history } = useHistoryServices();
  const { id, of, importId } = change;
  const origin = useQuery({
    queryKey: ['origin', festivalId, id],
    queryFn: () => originOf(history, festivalId, change),
    enabled: of !== undefined && waysBack.includes(change.kind),
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

/** So long no chain is: an undo is brought back and taken back again now and then. */
const longest = 20;

/** What was taken back or brought back in the end; null where it is not on record any more. */
async function originOf(history: HistoryService, festivalId: string, change: Change): Promise<Change | null> {
  let current: Change | null = change;
  for (let left = longest; left > 0 && current !== null && waysBack.includes(current.kind); left -= 1) {
    current = current.of === undefined ? null : await history.get(festivalId, current.of);
  }
  return current;
}
