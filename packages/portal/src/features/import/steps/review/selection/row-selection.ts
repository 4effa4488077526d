type Listener = () => void;

/** Which of the shown rows are selected, outside of React so that a tick renders its own row only. */
export class RowSelection {
  #shown: readonly string[] = [];
  #ids: ReadonlySet<string> = new Set();
  /** The row that was selected last: a range begins there. */
  #anchor: string | null = null;
  readonly #listeners = new Set<Listener>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly ids = (): ReadonlySet<string> => this.#ids;

  readonly size = (): number => this.#ids.size;

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Selects a row or takes it out; all rows from the last one on where it `isRange`. */
  set(id: string, isSelected: boolean, isRange: boolean): void {
    const from = isRange && this.#anchor !== null ? this.#shown.indexOf(this.#anchor) : -1;
    const to = this.#shown.indexOf(id);
    const rows = from < 0 ? [id] : this.#shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.#anchor = id;
    this.#put(rows, isSelected);
  }

  /** Selects all shown rows, or none. */
  setAll(isSelected: boolean): void {
    this.#put(this.#shown, isSelected);
  }

  /** Rows that are shown no longer are not selected either. */
  show(shown: readonly string[]): void {
    this.#shown = shown;
    const all = new Set(shown);
    const hidden = [...this.#ids].filter((id) => !all.has(id));
    if (hidden.length > 0) this.#put(hidden, false);
  }

  #put(rows: readonly string[], isSelected: boolean): void {
    const ids = new Set(this.#ids);
    for (const id of rows) {
      if (isSelected) ids.add(id);
      else ids.delete(id);
    }
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  }
}
