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
import { cleanedPaste } from '../../../../../app/forms/clean-fields.ts';
import { isShortcut, shortcutOf } from '../../../../../app/keys/is-shortcut.ts';
import { usePageEvent } from '../../../../../design/use-page-event.ts';
import type { DraftStore } from '../../../draft/draft-store.ts';
import { useDraftSession } from '../../../draft/use-draft.ts';
import { focusedCell, goToRow, hasSelectedText, type CellPlace } from './cells.ts';
import type { RowSelection } from './row-selection.ts';

const words = reviewMessages.selection;

/** Changes events as one edit; `notes` say what was not done. */
type Edit = (edit: RowsEdit | null, notes: readonly string[]) => void;

/** Makes keys and clipboard work in the rows as in a spreadsheet. */
export function useSheet(selection: RowSelection, edit: Edit): void {
  const { store } = useDraftSession();
  const sheet = new Sheet(store, selection, edit);
  usePageEvent('keydown', (event) => sheet.press(event));
  usePageEvent('copy', (event) => sheet.copy(event));
  usePageEvent('paste', (event) => sheet.paste(event));
}

class Sheet {
  readonly #store: DraftStore;
  readonly #selection: RowSelection;
  readonly #edit: Edit;

  constructor(store: DraftStore, selection: RowSelection, edit: Edit) {
    this.#store = store;
    this.#selection = selection;
    this.#edit = edit;
  }

  press(event: KeyboardEvent): void {
    const place = focusedCell();
    if (place === null || event.isComposing) return;
    const { column } = place;
    const moves = column === 'artistName' ? rowKeys : fieldKeys;
    const name = shortcutOf(moves, event);
    if (name !== null && column !== null) goToRow(place, directions[name]);
    else if (isShortcut('extendDown', event)) this.#extend(place, 1);
    else if (isShortcut('extendUp', event)) this.#extend(place, -1);
    else if (isShortcut('fillDown', event) && column !== null) this.#fillDown(place, column);
    else if (isShortcut('selectAll', event) && column === null)
      this.#selection.choose(this.#selection.shown());
    else return;
    event.preventDefault();
  }

  copy(event: ClipboardEvent): void {
    const place = focusedCell();
    if (place === null || event.clipboardData === null || hasSelectedText(place.element)) return;
    const rows = this.#eventsOf(this.#targetsOf(place));
    const [only] = rows;
    if (only === undefined) return;
    const isCell = rows.length === 1 && place.column !== null;
    event.clipboardData.setData('text/plain', isCell ? only[place.column] : copyRows(rows));
    event.preventDefault();
  }

  paste(event: ClipboardEvent): void {
    const place = focusedCell();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const block = copiedCells(text);
    const [first] = block;
    if (place === null || first === undefined) return;
    const isOne = block.length === 1 && first.length === 1;
    // The browser handles pasting a single text inside a field.
    if (isOne && isTextField(place.element)) return;
    event.preventDefault();
    const events = this.#eventsOf(
      isOne ? this.#targetsOf(place) : this.#selection.shown().slice(place.index),
    );
    const cells = copiedCells(cleanedPaste(text));
    const { edit, beyond } = pasteRows(cells, events, place.column ?? 'artistName', this.#festival());
    this.#edit(edit, beyond === 0 ? [] : [words.beyond(beyond)]);
    if (edit !== null && edit.changes.size > 1) this.#selection.choose([...edit.changes.keys()]);
  }

  #fillDown(place: CellPlace, column: RowColumn): void {
    const targets = this.#targetsOf(place);
    // A single row copies the value above it.
    const above = targets.length === 1 ? this.#idAt(place.index - 1) : undefined;
    const events = this.#eventsOf(above === undefined ? targets : [above, ...targets]);
    this.#edit(fillRows(events, column, this.#festival()), []);
  }

  #extend(place: CellPlace, by: 1 | -1): void {
    const [from, to] = [this.#idAt(place.index), this.#idAt(place.index + by)];
    if (from === undefined || to === undefined) return;
    this.#selection.reach(to, from);
    goToRow(place, by);
  }

  /**
   * Returns the rows that an action at this cell applies to: all selected ones if its row is among them, or only its
   * own.
   */
  #targetsOf({ index }: CellPlace): readonly string[] {
    const id = this.#idAt(index);
    if (id === undefined) return [];
    return this.#selection.has(id) ? this.#selection.inOrder() : [id];
  }

  #idAt(index: number): string | undefined {
    return this.#selection.shown()[index];
  }

  #eventsOf(ids: readonly string[]): readonly DraftEvent[] {
    return ids.flatMap((id) => this.#store.row(id)?.event ?? []);
  }

  #festival() {
    const { festival, stages } = this.#store.rules();
    return { ...festival, stages: [...stages] };
  }
}

/** The keys that move from a field to the row above or below. */
const fieldKeys = ['nextRow', 'previousRow'] as const;
/** The same for text, where the arrow keys are free. */
const rowKeys = [...fieldKeys, 'up', 'down'] as const;
const directions = { nextRow: 1, down: 1, previousRow: -1, up: -1 } as const;

function isTextField(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.type === 'text';
}
