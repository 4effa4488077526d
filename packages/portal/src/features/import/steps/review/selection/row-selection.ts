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

/** Which of the shown rows are selected, outside of React so that a tick renders its own row only. */
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

  /** The rows that can be selected, in the order that is shown. */
  readonly shown = (): readonly string[] => this.#shown;

  has(id: string): boolean {
    return this.#selection.ids.has(id);
  }

  /** The selected rows, in the order that is shown. */
  inOrder(): readonly string[] {
    return this.#shown.filter((id) => this.has(id));
  }

  /** Selects a row or takes it out. */
  toggle(id: string): void {
    this.#put(toggled(this.#selection, id));
  }

  /** Selects all rows from the last one chosen to this one; from `from` where that is given and not selected. */
  reach(id: string, from?: string): void {
    const begins = from !== undefined && !this.has(from);
    this.#put(rangeTo(begins ? only(from) : this.#selection, this.#shown, id));
  }

  /** Selects these rows and no others. */
  choose(ids: readonly string[]): void {
    this.#put({ ids: new Set(ids), anchor: ids[0] ?? null });
  }

  /** Selects all shown rows, or none where all of them are selected. */
  toggleAll(): void {
    this.#put(toggledAll(this.#selection, this.#shown));
  }

  /** Rows that are shown no longer are not selected either. */
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
