import { bySpan, conflict, type Conflict, type ConflictSet } from '../conflict.ts';
import { nightsOnStage, type NightMove, type StageNights } from './night-moves.ts';
import type { NightRules } from './night-rules.ts';

/** Gaps tell something where so many times more nights fill one than not. */
const clearly = 2;

/**
 * The nights of a festival that look a day off. A change has its own stage weighed again, and no other; of the others only
 * counts are needed.
 */
export class FestivalNights {
  readonly #rules: NightRules;
  /** The sets of each stage, which may change. */
  readonly #sets: ReadonlyMap<string, readonly ConflictSet[]>;
  /** By stage, where there are nights without a day. */
  readonly #found = new Map<string, StageNights>();
  #explained = 0;
  #loose = 0;

  constructor(rules: NightRules, sets: ReadonlyMap<string, readonly ConflictSet[]>) {
    this.#rules = rules;
    this.#sets = sets;
  }

  /** Looks again at stages whose sets have changed; gives the conflicts of each stage that may have others now. */
  lookAt(stages: ReadonlySet<string>): ReadonlyMap<string, readonly Conflict[]> {
    const wasClear = this.#isClear();
    for (const stage of stages) this.#weigh(stage);
    const concerned = wasClear === this.#isClear() ? stages : new Set([...stages, ...this.#found.keys()]);
    return new Map(Array.from(concerned, (stage) => [stage, this.#conflictsOn(stage)]));
  }

  #weigh(stage: string): void {
    const before = this.#found.get(stage);
    const found = nightsOnStage(this.#sets.get(stage) ?? [], this.#rules);
    this.#explained += found.explained - (before?.explained ?? 0);
    this.#loose += found.loose - (before?.loose ?? 0);
    if (found.explained + found.loose > 0) this.#found.set(stage, found);
    else this.#found.delete(stage);
  }

  /** Whether the nights without a day are there because they are on the wrong one: in a programme under way many are not. */
  #isClear(): boolean {
    return this.#explained > clearly * this.#loose;
  }

  #conflictsOn(stage: string): readonly Conflict[] {
    const moves = this.#found.get(stage)?.moves ?? [];
    const isClear = this.#isClear();
    return moves.filter(({ isStrong }) => isStrong || isClear).flatMap(conflictsOf);
  }
}

/** Each night is a conflict of its own, although they move together. */
function conflictsOf({ nights, days }: NightMove): readonly Conflict[] {
  return nights.map((sets) => {
    const start = Math.min(...sets.map((set) => set.start));
    const end = Math.max(...sets.map((set) => set.end));
    return { ...conflict('night', sets.toSorted(bySpan), { start, end }), days };
  });
}
