import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { shortcutOf } from '../../../../../app/keys/is-shortcut.ts';
import type { RowSelection } from './row-selection.ts';

interface SelectRowProps {
  readonly id: string;
  readonly row: number;
  readonly selection: RowSelection;
  readonly className: string | undefined;
}

const siblings = { up: 'previousElementSibling', down: 'nextElementSibling' } as const;

/** Selects a row, with Shift all rows from the last selected one. The arrow keys move to the rows above and below. */
export function SelectRow({ id, row, selection, className }: SelectRowProps) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(id));
  return (
    <input
      type="checkbox"
      className={className}
      data-select={id}
      aria-label={`Select row ${row}`}
      checked={isSelected}
      onChange={({ nativeEvent }) => {
        if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.reach(id);
        else selection.toggle(id);
      }}
      onKeyDown={goToRow}
    />
  );
}

function goToRow(event: KeyboardEvent<HTMLElement>): void {
  const name = shortcutOf(['up', 'down'], event);
  if (name === null) return;
  event.preventDefault();
  const item = event.currentTarget.closest('li')?.[siblings[name]];
  item?.querySelector<HTMLElement>('[data-select]')?.focus();
}
