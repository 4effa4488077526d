import type { Festival } from '@lineup/domain';
import type { SheetValues } from '@lineup/domain/spreadsheet';
import type { ImportItem } from '../state/import-item.ts';
import { VirtualList } from '../virtual-list.tsx';
import { FailedRow } from './failed-row.tsx';

interface FailedListProps {
  readonly items: readonly ImportItem[];
  readonly festival: Festival;
  readonly onEdit: (id: string, change: Partial<SheetValues>) => void;
}

/** The rows that were not created, each to be corrected in place. */
export function FailedList({ items, festival, onEdit }: FailedListProps) {
  const keyOf = (index: number) => items[index]?.id ?? index;
  return (
    <VirtualList label="Failed rows" count={items.length} height={190} keyOf={keyOf}>
      {(index) => {
        const item = items[index];
        return item === undefined ? null : <FailedRow item={item} festival={festival} onEdit={onEdit} />;
      }}
    </VirtualList>
  );
}
