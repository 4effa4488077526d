import { ConflictIndex, type Conflict, type ConflictRules, type ConflictSet } from '@lineup/domain';
import { noConflicts, setsOf, type DraftRow } from './draft-row.ts';

/** The result of merging a draft into existing sets. */
export interface DraftOutcome {
  /** The whole schedule after saving. */
  readonly sets: readonly ConflictSet[];
  /** Maps the ids of rows to the ids of the stored sets. Rows that are not imported are left out. */
  readonly storedAs: ReadonlyMap<string, string>;
}

/** The conflicts to report for a row. */
interface ConflictsOfRow {
  readonly storedAs: string;
  readonly conflicts: readonly Conflict[];
}

/**
 * The conflicts of a draft's rows, always current: among the rows as in the file, or in the outcome of a merge if that
 * is known. In that case an edit takes effect with the next outcome.
 */
export class DraftConflicts {
  #index: ConflictIndex | null = null;
  #outcome: DraftOutcome | null = null;
  /** Maps the ids of the outcome's sets to those of the rows. */
  #rowOf: ReadonlyMap<string, string> = new Map();
  /** The ids of rows that became another set since the last call, or none. */
  #moved = new Set<string>();

  /** Recomputes all conflicts the next time, with the rules at that time. */
  forget(): void {
    this.#index = null;
  }

  /** Sets the outcome of the draft; null if that is what its rows say. Returns true if it changed. */
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

  /** Adds the set of a row, if it has one. */
  put({ event, set }: DraftRow): void {
    if (this.#outcome !== null) return;
    if (set === null) this.#index?.remove(event.id);
    else this.#index?.put(set);
  }

  remove(id: string): void {
    if (this.#outcome === null) this.#index?.remove(id);
  }

  /**
   * Returns the conflicts of the rows for which they may have changed since the last call; of all rows after a full
   * recomputation.
   */
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
