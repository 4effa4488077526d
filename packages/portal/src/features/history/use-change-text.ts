import { historyText, isWayBack, type Change, type FestivalClocks } from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useHistoryServices } from '../../app/provider/history-services.ts';

/**
 * Returns the description of a change. What an undo reverted, and the number of rows of a spreadsheet, appear once they
 * are loaded.
 */
export function useChangeText(festivalId: string, change: Change, clocks: FestivalClocks): string {
  const { history } = useHistoryServices();
  const { id, importId } = change;
  const origin = useQuery({
    queryKey: ['origin', festivalId, id],
    queryFn: () => history.origin(festivalId, change),
    enabled: isWayBack(change),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const described = useQuery({
    queryKey: ['described', festivalId, id],
    queryFn: () => history.described(festivalId, change),
    enabled: importId !== undefined,
  });
  return historyText(described.data ?? change, clocks, origin.data ?? null);
}
