import {
  copiedCells,
  copyRows,
  fillRows,
  pasteRows,
  reviewMessages,
  type DraftEvent,
  type RowColumn,
  type RowsEdit,
} from '@lineup/domain';
import { useEffect, useEffectEvent } from 'react';
import { cleanedPaste } from '../../../../../app/forms/clean-fields.ts';
import { isShortcut, shortcutOf } from '../../../../../app/keys/is-shortcut.ts';
import { useDraftSession } from '../../../draft/use-draft.ts';
import { focusedCell, goToRow, hasSelectedText, type CellPlace } from './cells.ts';
import type { RowSelection } from './row-selection.ts';

const words = reviewMessages.selection;

/** Changes events as one edit; `notes` say what was not done. */
type Edit = (edit: RowsEdit | null, notes: readonly string[]) => void;

/** The keys and the clipboard work in the rows as they do in a spreadsheet. */
export function useSheet(selection: RowSelection, edit: Edit): void {
  const { store } = useDraftSession();
  const eventsOf = (ids: readonly string[]) => ids.flatMap((id) => store.row(id)?.event ?? []);
  const idAt = (index: number) => selection.shown()[index];

  /** What is done at this cell is done to: all rows that are selected with it, or its own. */
  const targetsOf = ({ index }: CellPlace): readonly string[] => {
    const id = idAt(index);
    if (id === undefined) return [];
    return selection.has(id) ? selection.inOrder() : [id];
  };
  const festivalNow = () => {
    const { festival, stages } = store.rules();
    return { ...festival, stages: [...stages] };
  };
  const fillDown = (column: RowColumn, targets: readonly string[], index: number) => {
    // A row alone takes what stands above it.
    const above = targets.length === 1 ? idAt(index - 1) : undefined;
    edit(fillRows(eventsOf(above === undefined ? targets : [above, ...targets]), column, festivalNow()), []);
  };
  const extend = (place: CellPlace, by: 1 | -1) => {
    const [from, to] = [idAt(place.index), idAt(place.index + by)];
    if (from === undefined || to === undefined) return;
    selection.reach(to, from);
    goToRow(place, by);
  };

  const pasteCells = (
    block: readonly (readonly string[])[],
    { column }: CellPlace,
    ids: readonly string[],
  ) => {
    const events: readonly DraftEvent[] = eventsOf(ids);
    const { edit: change, beyond } = pasteRows(block, events, column ?? 'artistName', festivalNow());
    edit(change, beyond === 0 ? [] : [words.beyond(beyond)]);
    if (change !== null && change.changes.size > 1) selection.choose([...change.changes.keys()]);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = focusedCell();
    if (place === null || event.isComposing) return;
    const { column } = place;
    const moves = column === 'artistName' ? rowKeys : fieldKeys;
    const name = shortcutOf(moves, event);
    if (name !== null && column !== null) goToRow(place, directions[name]);
    else if (isShortcut('extendDown', event)) extend(place, 1);
    else if (isShortcut('extendUp', event)) extend(place, -1);
    else if (isShortcut('fillDown', event) && column !== null) {
      fillDown(column, targetsOf(place), place.index);
    } else if (isShortcut('selectAll', event) && column === null) selection.choose(selection.shown());
    else return;
    event.preventDefault();
  });

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const place = focusedCell();
    if (place === null || event.clipboardData === null || hasSelectedText(place.element)) return;
    const rows = eventsOf(targetsOf(place));
    const [only] = rows;
    if (only === undefined) return;
    const isCell = rows.length === 1 && place.column !== null;
    event.clipboardData.setData('text/plain', isCell ? only[place.column] : copyRows(rows));
    event.preventDefault();
  });

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const place = focusedCell();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const block = copiedCells(text);
    const [first] = block;
    if (place === null || first === undefined) return;
    const isOne = block.length === 1 && first.length === 1;
    // Where in a field one text goes is the browser's own work.
    if (isOne && isTextField(place.element)) return;
    event.preventDefault();
    const ids = isOne ? targetsOf(place) : selection.shown().slice(place.index);
    pasteCells(copiedCells(cleanedPaste(text)), place, ids);
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    document.addEventListener('copy', (event) => onCopy(event), { signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => ending.abort();
  }, []);
}

/** What leads from a field to the row above or below. */
const fieldKeys = ['nextRow', 'previousRow'] as const;
/** The same at a text, in which the arrows have nothing else to do. */
const rowKeys = [...fieldKeys, 'up', 'down'] as const;
const directions = { nextRow: 1, down: 1, previousRow: -1, up: -1 } as const;

function isTextField(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.type === 'text';
}
