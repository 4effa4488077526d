import { ConflictIndex, type Conflict, type ConflictRules, type ConflictSet } from '@lineup/domain';
import { noConflicts, setsOf, type DraftRow } from './draft-row.ts';

/** What becomes of a draft that is merged into sets which are there already. */
export interface DraftOutcome {
  /** The whole schedule as it will be. */
  readonly sets: readonly ConflictSet[];
  /** Which of them the rows are: by the ids of their events, those that will be stored. Rows that are not taken are left out. */
  readonly storedAs: ReadonlyMap<string, string>;
}

/** What is to be reported of a row. */
interface ConflictsOfRow {
  readonly storedAs: string;
  readonly conflicts: readonly Conflict[];
}

/**
 * The conflicts of a draft's rows, kept up to date: among themselves, as the file has them, or of what becomes of them where that
 * is known. In the latter case an edit counts once there is a new outcome.
 */
export class DraftConflicts {
  #index: ConflictIndex | null = null;
  #outcome: DraftOutcome | null = null;
  /** The ids of the rows by those of the outcome's sets. */
  #rowOf: ReadonlyMap<string, string> = new Map();
  /** The ids of rows that are another set than when this was last asked, or none any more. */
  #moved = new Set<string>();

  /** Finds them again the next time, by whatever the rules are by then. */
  forget(): void {
    this.#index = null;
  }

  /** Goes by what becomes of the draft; null where that is what its rows say. Whether that is news. */
  follow(outcome: DraftOutcome | null): boolean {
    const before = this.#outcome;
    if (before === outcome) return false;
    this.#outcome = outcome;
    this.#rowOf = new Map(Array.from(outcome?.storedAs ?? [], ([row, set]) => [set, row]));
    if (before === null || outcome === null) this.forget();
    else {
      this.#noteMoved(before.storedAs, outcome.storedAs);
      this.#index?.replace(outcome.sets);
    }
    return true;
  }

  /** Lets the set of a row take part where it has one. */
  put({ event, set }: DraftRow): void {
    if (this.#outcome !== null) return;
    if (set === null) this.#index?.remove(event.id);
    else this.#index?.put(set);
  }

  remove(id: string): void {
    if (this.#outcome === null) this.#index?.remove(id);
  }

  /** What is to be reported of the rows of which it may have changed since this was last asked; of all, where it is found again. */
  takeChanged(
    rows: () => readonly DraftRow[],
    rules: ConflictRules,
  ): readonly (readonly [id: string, ConflictsOfRow])[] {
    const isNew = this.#index === null;
    const all = isNew ? rows() : [];
    this.#index ??= new ConflictIndex(this.#outcome?.sets ?? setsOf(all), rules);
    const bySet = this.#index.bySet();
    const affected = this.#rowsOf(this.#index.takeAffected());
    this.#moved = new Set();
    const ids = isNew ? all.map(({ event }) => event.id) : affected;
    return ids.map((id) => {
      const storedAs = this.#setOf(id);
      const conflicts = (storedAs === undefined ? undefined : bySet.get(storedAs)) ?? noConflicts;
      return [id, { storedAs: storedAs ?? id, conflicts }];
    });
  }

  #rowsOf(sets: ReadonlySet<string>): readonly string[] {
    if (this.#outcome === null) return [...sets];
    const rows = Array.from(sets, (id) => this.#rowOf.get(id)).filter((id) => id !== undefined);
    return [...new Set([...rows, ...this.#moved])];
  }

  #setOf(id: string): string | undefined {
    return this.#outcome === null ? id : this.#outcome.storedAs.get(id);
  }

  #noteMoved(before: DraftOutcome['storedAs'], after: DraftOutcome['storedAs']): void {
    for (const [row, set] of before) if (after.get(row) !== set) this.#moved.add(row);
    for (const row of after.keys()) if (!before.has(row)) this.#moved.add(row);
  }
}
