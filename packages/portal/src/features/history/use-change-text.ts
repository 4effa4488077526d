import { historyText, isWayBack, type Change, type FestivalClocks } from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useHistoryServices } from '../../app/provider/history-services.ts';

/** A change in the words of the history; what an undo took back, and how many rows a spreadsheet had, is shown as soon as it is known. */
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
