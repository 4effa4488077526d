import {
  copySets,
  createSet,
  drawnSpan,
  impossible,
  moveSets,
  resizeSet,
  type ConflictSet,
  type Move,
  type PlanOutcome,
  type SnapStep,
  type TimetableFestival,
} from '@lineup/domain';
import type { Held } from './gesture.ts';

/** The sets that are held, as they were when they were lifted. */
export interface Lifted {
  /** Of those the one that is held comes first; none where a new one is drawn. */
  readonly sets: readonly ConflictSet[];
  /** For copies, or for the set that is drawn; the same for the whole gesture. */
  readonly newIds: readonly string[];
}

/** What a gesture takes place on. */
export interface Ground {
  readonly festival: TimetableFestival;
  readonly step: SnapStep;
  /** The stages in the order of their columns. */
  readonly columns: readonly string[];
}

/** What the timetable becomes where that which is held is dropped now. */
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
  // Keys may have done both.
  if (!outcome.ok || held.stretched === 0 || first === undefined) return outcome;
  const longer = resized(outcome.plan.sets[0] ?? first, held, ground);
  const isDone = longer.ok && longer.plan.sets.length > 0;
  return longer.ok && !isDone ? outcome : longer;
}

/** An act of the tray as a new set under its own id. */
function placed(first: ConflictSet | undefined, held: Held, lifted: Lifted, ground: Ground): PlanOutcome {
  if (first === undefined) return impossible('setIsGone');
  const outcome = moved({ ...held, isCopy: false }, first.id, lifted, ground);
  if (!outcome.ok) return outcome;
  const at = outcome.plan.sets[0] ?? first;
  const longer = held.stretched === 0 ? outcome : resized(at, held, ground);
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

function resized(set: ConflictSet, { edge, stretched }: Held, { festival, step }: Ground): PlanOutcome {
  return resizeSet(set, { edge, minutes: stretched, step }, festival);
}

/** The held sets with the plan carried out on them: what a ghost shows. */
export function heldAfter(outcome: PlanOutcome, held: Held, { sets }: Lifted): readonly ConflictSet[] {
  if (!outcome.ok) return sets;
  const { plan } = outcome;
  if (held.phase === 'drawing' || (held.isCopy && plan.sets.length > 0)) return plan.sets;
  return sets.map((set) => plan.sets.find(({ id }) => id === set.id) ?? set);
}
