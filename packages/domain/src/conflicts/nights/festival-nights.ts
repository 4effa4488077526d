import { bySpan, conflict, type Conflict, type ConflictSet } from '../conflict.ts';
import { nightsOnStage, type NightMove, type StageNights } from './night-moves.ts';
import type { NightRules } from './night-rules.ts';

/** Gaps tell something where this many times more nights fill one than not. */
const clearly = 2;

/** The nights of a festival that look a day off. A stage is weighed by itself; of the others only counts are needed. */
export class FestivalNights {
  readonly #rules: NightRules;
  /** By stage, where there are nights without a day. */
  readonly #found = new Map<string, StageNights>();
  #explained = 0;
  #loose = 0;
  /** See `#isClear`; as it was when conflicts were last asked for. */
  #wasClear = false;

  constructor(rules: NightRules) {
    this.#rules = rules;
  }

  /** Weighs the nights of a stage again, whose sets these are now. */
  weigh(stage: string, sets: readonly ConflictSet[]): void {
    const before = this.#found.get(stage);
    const found = nightsOnStage(sets, this.#rules);
    this.#explained += found.explained - (before?.explained ?? 0);
    this.#loose += found.loose - (before?.loose ?? 0);
    if (found.explained + found.loose > 0) this.#found.set(stage, found);
    else this.#found.delete(stage);
  }

  /** The conflicts of each of these stages, which were weighed again, and of the others that may have other ones for it. */
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

  /** Returns true if the nights without a day are there because they are on the wrong one: in a programme under way many are not. */
  #isClear(): boolean {
    return this.#explained > clearly * this.#loose;
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
