import {
  noneSelected,
  only,
  rangeTo,
  stillShown,
  toggled,
  toggledAll,
  type Selection,
} from '../../../../../design/table/selection.ts';

type Listener = () => void;

/** Which of the visible rows are selected, outside of React so that selecting one re-renders only that row. */
export class RowSelection {
  #shown: readonly string[] = [];
  #selection: Selection = noneSelected;
  readonly #listeners = new Set<Listener>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly ids = (): ReadonlySet<string> => this.#selection.ids;

  readonly size = (): number => this.#selection.ids.size;

  /** Returns the rows that can be selected, in display order. */
  readonly shown = (): readonly string[] => this.#shown;

  has(id: string): boolean {
    return this.#selection.ids.has(id);
  }

  /** Returns the selected rows, in display order. */
  inOrder(): readonly string[] {
    return this.#shown.filter((id) => this.has(id));
  }

  /** Selects or deselects a row. */
  toggle(id: string): void {
    this.#put(toggled(this.#selection, id));
  }

  /** Selects all rows from the last selected one to this one, or from `from` if given and not selected. */
  reach(id: string, from?: string): void {
    const begins = from !== undefined && !this.has(from);
    this.#put(rangeTo(begins ? only(from) : this.#selection, this.#shown, id));
  }

  /** Selects exactly these rows. */
  choose(ids: readonly string[]): void {
    this.#put({ ids: new Set(ids), anchor: ids[0] ?? null });
  }

  /** Selects all visible rows, or none if all are selected. */
  toggleAll(): void {
    this.#put(toggledAll(this.#selection, this.#shown));
  }

  /** Sets the visible rows; hidden rows are deselected. */
  show(shown: readonly string[]): void {
    this.#shown = shown;
    const all = new Set(shown);
    const selection = stillShown(this.#selection, (id) => all.has(id));
    if (selection !== this.#selection) this.#put(selection);
  }

  #put(selection: Selection): void {
    this.#selection = selection;
    for (const listener of this.#listeners) listener();
  }
}
