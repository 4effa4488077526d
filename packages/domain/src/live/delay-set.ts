import { bySpan } from '../conflicts/conflict.ts';
import { isOff } from '../entities/set-status.ts';
import { delaySet, pushWhatFollows } from '../timetable/moves/push-sets.ts';
import { impossible, planned, type PlanOutcome, type TimetableFestival } from '../timetable/plan.ts';
import { editsOfPlan, type SetEdit, type StoredSet } from '../timetable/set-edits.ts';
import { liveSetOf, type LiveSet } from './live-set.ts';
import { showClock } from './show-day.ts';

const minuteMs = 60_000;

/** What a delay needs to know about the stage. */
interface StageOfDelay {
  /** All sets of the stage. */
  readonly onStage: readonly LiveSet[];
  readonly changeoverMinutes: number;
  readonly festival: TimetableFestival;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Moves a set by `minutes` on the show day, together with the sets after it on its stage: a positive number pushes them
 * later as far as needed, a negative one takes back earlier delays. If the set has started, or would have by then, only
 * its end moves, so that no start in the past is announced. A set never moves earlier than planned. Fails like
 * `delaySet`.
 */
export function delayOnDay(set: LiveSet, minutes: number, stage: StageOfDelay): PlanOutcome {
  if (minutes < 0) return planned({ sets: pulledBack(set, -minutes, stage) });
  const festival = showClock(stage.festival);
  if (!hasStarted(set, stage.now - minutes * minuteMs)) {
    return delaySet(set, minutes, stage.onStage, stage.changeoverMinutes, festival);
  }
  const longer = { ...set, end: set.end + minutes * minuteMs };
  const pushed = pushWhatFollows(longer, stage.onStage, stage.changeoverMinutes, festival);
  if (!pushed.ok) return pushed;
  if (isOff(set)) return impossible('setIsGone', set);
  return planned({ ...pushed.plan, sets: [longer, ...pushed.plan.sets] });
}

/** Returns true if the set's start was recorded, or it should have started by `at`. */
function hasStarted({ actualStart, start }: LiveSet, at: number): boolean {
  return actualStart !== null || start <= at;
}

function pulledBack(
  set: LiveSet,
  minutes: number,
  { onStage, changeoverMinutes, now }: StageOfDelay,
): LiveSet[] {
  const isOn = hasStarted(set, now);
  const by = Math.min(minutes, Math.max(0, isOn ? set.endDelay : set.startDelay)) * minuteMs;
  if (by === 0) return [];
  const first = { ...set, start: isOn ? set.start : set.start - by, end: set.end - by };
  const moved = [first];
  const following = onStage.filter((each) => each.id !== set.id && each.start > set.start && !isOff(each));
  let free = first.end + changeoverMinutes * minuteMs;
  for (const each of following.toSorted(bySpan)) {
    const start = Math.max(each.plannedStart, free);
    if (each.startDelay <= 0 || start >= each.start) break;
    moved.push({ ...each, start, end: each.end - (each.start - start) });
    free = start + (each.end - each.start) + changeoverMinutes * minuteMs;
  }
  return moved;
}

/**
 * Returns the edits that apply a delay: the new times, and how much of the change is delay. `find` returns the stored
 * sets.
 */
export function editsOfDelay(
  outcome: Extract<PlanOutcome, { ok: true }>,
  find: (id: string) => StoredSet | undefined,
  festival: TimetableFestival,
): readonly SetEdit[] {
  const moved = new Map(outcome.plan.sets.map((set) => [set.id, set]));
  return editsOfPlan(outcome.plan, find, festival).map((edit): SetEdit => {
    const stored = find(edit.id);
    const after = moved.get(edit.id);
    if (edit.type !== 'update' || stored === undefined || after === undefined) return edit;
    const { plannedStart, plannedEnd, startDelay, endDelay } = liveSetOf(stored);
    const delays = {
      startDelay: minutesBetween(plannedStart, after.start),
      endDelay: minutesBetween(plannedEnd, after.end),
    };
    const fields = {
      ...edit.fields,
      ...(delays.startDelay !== startDelay && { startDelay: delays.startDelay || null }),
      ...(delays.endDelay !== endDelay && { endDelay: delays.endDelay || null }),
    };
    return { ...edit, fields };
  });
}

function minutesBetween(from: number, to: number): number {
  return Math.round((to - from) / minuteMs);
}
