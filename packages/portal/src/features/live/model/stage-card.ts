import { groupBy, isOff, stagesOf, type Festival } from '@lineup/domain';
import { stageStateAt, type LiveSet, type StageState } from '@lineup/domain/live';

/** A stage as the board shows it. */
export interface StageCard {
  readonly stage: string;
  /** The stage's index in the festival's list, which decides its colour. */
  readonly index: number;
  readonly sets: readonly LiveSet[];
  readonly state: StageState;
  /** Cancelled or replaced sets that would be on now or within the next hours. */
  readonly off: readonly LiveSet[];
}

/** All stages at an instant: those that are open on the current festival day, and those that are closed. */
export interface Board {
  readonly open: readonly StageCard[];
  readonly closed: readonly StageCard[];
}

const hourMs = 3_600_000;
/** A cancelled set is shown from this long before its start. */
const offAheadMs = 6 * hourMs;

/** Returns the board at `now` (milliseconds since the epoch), with the stages in the festival's order. */
export function boardAt(sets: readonly LiveSet[], now: number, festival: Festival): Board {
  const byStage = groupBy(sets, ({ stage }) => stage);
  const cards = stagesOf(festival).map((stage, index): StageCard => {
    const own = byStage.get(stage) ?? [];
    const off = own.filter((set) => isOff(set) && set.end > now && set.start < now + offAheadMs);
    return { stage, index, sets: own, state: stageStateAt(own, now, festival), off };
  });
  return {
    open: cards.filter(isOpen),
    closed: cards.filter((card) => !isOpen(card)),
  };
}

function isOpen({ state, off }: StageCard): boolean {
  return state.state !== 'closed' || off.length > 0;
}

/** Returns the first set of the closed stage that opens first; null if none has a set to come. */
export function firstToOpen(closed: readonly StageCard[]): LiveSet | null {
  const next = closed.flatMap(({ state }) => (state.state === 'closed' && state.next ? [state.next] : []));
  return next.toSorted((a, b) => a.start - b.start)[0] ?? null;
}
