import { useSyncExternalStore, type KeyboardEvent } from 'react';
import type { RowSelection } from './row-selection.ts';

interface SelectRowProps {
  readonly id: string;
  readonly row: number;
  readonly selection: RowSelection;
  readonly className: string | undefined;
}

const siblings = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;

/** Selects a row; with Shift all rows from the last one on. The arrow keys go to the rows above and below. */
export function SelectRow({ id, row, selection, className }: SelectRowProps) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(id));
  return (
    <input
      type="checkbox"
      className={className}
      data-select={id}
      aria-label={`Select row ${row}`}
      checked={isSelected}
      onChange={({ currentTarget, nativeEvent }) =>
        selection.set(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      onKeyDown={goToRow}
    />
  );
}

function goToRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const item = event.currentTarget.closest('li')?.[siblings[event.key]];
  item?.querySelector<HTMLElement>('[data-select]')?.focus();
}
