import { rowColumns, type RowColumn } from '@lineup/domain';

/** The location of the focus in the rows. */
export interface CellPlace {
  readonly element: HTMLElement;
  readonly item: HTMLLIElement;
  /** The position of the row among the visible ones. */
  readonly index: number;
  /** Null for the control that selects the row. */
  readonly column: RowColumn | null;
}

/** Returns the focused cell; null if the focus is elsewhere, including on a button of a row. */
export function focusedCell(): CellPlace | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return null;
  const item = element.closest<HTMLLIElement>('[data-review-rows] > li');
  const column = rowColumns.find((each) => element.id.endsWith(`-${each}`)) ?? null;
  if (item === null || (column === null && element.dataset['select'] === undefined)) return null;
  return { element, item, index: Number(item.dataset['index']), column };
}

/** Moves to the same cell of the row above (-1) or below (1); that row is always mounted if it exists. */
export function goToRow({ item, index, column }: CellPlace, by: 1 | -1): void {
  const row = item.parentElement?.querySelector(`[data-index="${index + by}"]`);
  const cell = column === null ? '[data-select]' : `[id$="-${column}"]`;
  row?.querySelector<HTMLElement>(cell)?.focus();
}

/** Returns true if the browser itself copies the selected text in the element. */
export function hasSelectedText(element: HTMLElement): boolean {
  return (
    element instanceof HTMLInputElement &&
    element.type === 'text' &&
    element.selectionStart !== element.selectionEnd
  );
}
