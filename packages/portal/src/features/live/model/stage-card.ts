import { groupBy, isOff, stagesOf, type Festival } from '@lineup/domain';
import { stageStateAt, type LiveSet, type StageState } from '@lineup/domain/live';

/** A stage on the board. */
export interface StageCard {
  readonly stage: string;
  /** Its place among the festival's stages, for its colour. */
  readonly index: number;
  readonly sets: readonly LiveSet[];
  readonly state: StageState;
  /** Sets that are cancelled or replaced and would be on now or within hours. */
  readonly off: readonly LiveSet[];
}

/** All stages at an instant: those of the festival day that is on, and those that are closed for it. */
export interface Board {
  readonly open: readonly StageCard[];
  readonly closed: readonly StageCard[];
}

const hourMs = 3_600_000;
/** A cancelled set is shown this long before its time. */
const offAheadMs = 6 * hourMs;

/** The board at `now`, in milliseconds since the epoch; the stages in the order of the festival. */
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

/** When the first of the closed stages opens, with its stage; null if none has a set to come. */
export function firstToOpen(closed: readonly StageCard[]): LiveSet | null {
  const next = closed.flatMap(({ state }) => (state.state === 'closed' && state.next ? [state.next] : []));
  return next.toSorted((a, b) => a.start - b.start)[0] ?? null;
}
