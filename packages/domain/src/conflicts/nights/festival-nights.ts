import { bySpan, conflict, type Conflict, type ConflictSet } from '../conflict.ts';
import { nightsOnStage, type NightMove, type StageNights } from './night-moves.ts';
import type { NightRules } from './night-rules.ts';

/**
 * Weak moves are only reported if more than this many times as many nights without a day are part of a move as are not.
 */
const clearly = 2;

/** The nights of a festival that look a day off. Stages are weighed separately; they only share two counts. */
export class FestivalNights {
  readonly #rules: NightRules;
  /** By stage, if it has nights without a day. */
  readonly #found = new Map<string, StageNights>();
  #explained = 0;
  #loose = 0;
  /** The value of `#isClear` at the last call of `conflictsOn`. */
  #wasClear = false;

  constructor(rules: NightRules) {
    this.#rules = rules;
  }

  /** Weighs the nights of a stage again, with its current sets. */
  weigh(stage: string, sets: readonly ConflictSet[]): void {
    const before = this.#found.get(stage);
    const found = nightsOnStage(sets, this.#rules);
    this.#explained += found.explained - (before?.explained ?? 0);
    this.#loose += found.loose - (before?.loose ?? 0);
    if (found.explained + found.loose > 0) this.#found.set(stage, found);
    else this.#found.delete(stage);
  }

  /**
   * The conflicts of these stages, which were weighed again, and of any others whose conflicts may have changed as a
   * result.
   */
  conflictsOn(weighed: ReadonlySet<string>): ReadonlyMap<string, readonly Conflict[]> {
    const isClear = this.#isClear();
    const stages = isClear === this.#wasClear ? weighed : new Set([...weighed, ...this.#found.keys()]);
    this.#wasClear = isClear;
    return new Map(
      Array.from(stages, (stage) => {
        const moves = this.#found.get(stage)?.moves ?? [];
        return [stage, moves.filter(({ isStrong }) => isStrong || isClear).flatMap(conflictsOf)];
      }),
    );
  }

  /**
   * Returns true if nights without a day are mostly explained by a wrong day. In an unfinished programme many are not.
   */
  #isClear(): boolean {
    return this.#explained > clearly * this.#loose;
  }
}

/** One conflict for each night, although they move together. */
function conflictsOf({ nights, days }: NightMove): readonly Conflict[] {
  return nights.map((sets) => {
    const start = Math.min(...sets.map((set) => set.start));
    const end = Math.max(...sets.map((set) => set.end));
    return { ...conflict('night', sets.toSorted(bySpan), { start, end }), days };
  });
}
