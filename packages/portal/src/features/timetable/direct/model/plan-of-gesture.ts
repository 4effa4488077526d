import {
  copySets,
  createSet,
  drawnSpan,
  impossible,
  moveSets,
  planned,
  resizeSet,
  type ConflictSet,
  type Move,
  type PlanOutcome,
  type SnapStep,
  type StoredSet,
  type TimetableFestival,
} from '@lineup/domain';
import type { Held } from './gesture.ts';

/** The held sets, as they were when they were lifted. */
export interface Lifted {
  /** The grabbed set comes first; empty when a new set is drawn. */
  readonly sets: readonly ConflictSet[];
  /** The ids for copies, or for the drawn set; the same throughout the gesture. */
  readonly newIds: readonly string[];
  /** The stored sets, by id. */
  readonly stored?: ReadonlyMap<string, StoredSet>;
}

/** The context of a gesture. */
export interface Ground {
  readonly festival: TimetableFestival;
  readonly step: SnapStep;
  /** The stages in the order of their columns. */
  readonly columns: readonly string[];
}

/** Returns the plan that results from dropping the held item now. */
export function planOfGesture(held: Held, lifted: Lifted, ground: Ground): PlanOutcome {
  const { festival, step } = ground;
  const { grip } = held;
  if (grip.on === 'empty') {
    const span = drawnSpan(grip.instant, grip.instant + held.minutes * 60_000, step, festival.timezone);
    const id = lifted.newIds[0] ?? '';
    return createSet({ id, artistName: '', stage: grip.stage, ...span }, festival);
  }
  const [first] = lifted.sets;
  if (grip.on === 'act') return placed(first, held, lifted, ground);
  if (held.minutes === 0 && held.stage === null && held.day === null && first !== undefined) {
    return resized(first, held, ground);
  }
  const outcome = moved(held, grip.id, lifted, ground);
  // The keyboard may have moved and resized it.
  if (!outcome.ok || first === undefined) return outcome;
  const { sets, ...rest } = outcome.plan;
  const longer = resized(sets.find(({ id }) => id === first.id) ?? first, held, ground);
  if (!longer.ok || longer.plan.sets.length === 0) return longer.ok ? outcome : longer;
  const others = sets.filter(({ id }) => id !== first.id);
  return planned({
    ...rest,
    sets: [...longer.plan.sets, ...others],
    notes: [...longer.plan.notes, ...rest.notes],
  });
}

/** Places an act of the tray as a new set under the act's own id. */
function placed(first: ConflictSet | undefined, held: Held, lifted: Lifted, ground: Ground): PlanOutcome {
  if (first === undefined) return impossible('setIsGone');
  const outcome = moved({ ...held, isCopy: false }, first.id, lifted, ground);
  if (!outcome.ok) return outcome;
  const at = outcome.plan.sets[0] ?? first;
  const longer = resized(at, held, ground);
  return longer.ok ? createSet(longer.plan.sets[0] ?? at, ground.festival) : longer;
}

function moved(held: Held, id: string, { sets, newIds }: Lifted, ground: Ground): PlanOutcome {
  const { festival, step, columns } = ground;
  const move: Move = {
    held: id,
    minutes: held.minutes,
    step,
    columns,
    ...(held.stage !== null && { toStage: held.stage }),
    ...(held.day !== null && { toDay: held.day }),
  };
  if (!held.isCopy) return moveSets(sets, move, festival);
  let used = 0;
  const newId = () => {
    used += 1;
    return newIds[used - 1] ?? '';
  };
  return copySets(sets, move, newId, festival);
}

/** Moves both edges by their shifts; an empty plan if neither has moved. */
function resized(set: ConflictSet, { stretched }: Held, { festival, step }: Ground): PlanOutcome {
  const later = resizeSet(set, { edge: 'end', minutes: stretched.end, step }, festival);
  if (!later.ok || stretched.start === 0) return later;
  const [longer = set] = later.plan.sets;
  const earlier = resizeSet(longer, { edge: 'start', minutes: stretched.start, step }, festival);
  return earlier.ok && earlier.plan.sets.length === 0 ? later : earlier;
}

/** Returns the held sets with the plan applied: what the ghosts show. */
export function heldAfter(outcome: PlanOutcome, held: Held, { sets }: Lifted): readonly ConflictSet[] {
  if (!outcome.ok) return sets;
  const { plan } = outcome;
  if (held.phase === 'drawing' || (held.isCopy && plan.sets.length > 0)) return plan.sets;
  return sets.map((set) => plan.sets.find(({ id }) => id === set.id) ?? set);
}
