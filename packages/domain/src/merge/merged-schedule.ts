import { conflictSetOf, type ConflictSet } from '../conflicts/conflict.ts';
import { takenSpan } from '../festival/events/event-times.ts';
import type { Interval } from '../festival/events/intervals.ts';
import { isClockTime } from '../time/clock-time.ts';
import { isPlainDate } from '../time/plain-date.ts';
import type { StoredSet } from '../timetable/set-edits.ts';
import { mergedValues } from './merge-writes.ts';
import type { MergePlan } from './planning/merge-plan.ts';
import { valueOf, type MergeFestival, type SetValues } from './set-values.ts';
import { currentAfter, type CurrentSet } from './current-after.ts';

/** The schedule after a merge. */
export interface MergedSchedule {
  /**
   * Its sets in the form that conflicts need, with their stored ids. Sets whose new times cannot be parsed are left
   * out.
   */
  readonly sets: readonly ConflictSet[];
  /** The stored ids by the ids of the incoming sets, without the sets that are not accepted. */
  readonly storedAs: ReadonlyMap<string, string>;
}

/**
 * Returns what will be stored once the plan is applied with the decisions so far. Fields with an open question stay
 * unchanged.
 */
export function mergedSchedule(
  plan: MergePlan,
  stored: readonly StoredSet[],
  festival: MergeFestival,
): MergedSchedule {
  const sets: ConflictSet[] = [];
  const storedAs = new Map<string, string>();
  for (const current of currentAfter(plan, stored)) {
    const { id, row } = current;
    if (row !== null && 'incoming' in row) storedAs.set(row.incoming.id, id);
    const set = setOf(current, festival);
    if (set !== null) sets.push(set);
  }
  return { sets, storedAs };
}

/** Returns null if its times cannot be parsed. */
function setOf({ id, stored, row }: CurrentSet, festival: MergeFestival): ConflictSet | null {
  const values = row === null ? null : mergedValues(row, festival);
  const before = stored === null ? null : conflictSetOf(stored);
  if (values === null) return before;
  const isMoved = before === null || (row !== null && 'fields' in row && row.fields.some(isTakenTime));
  const span = isMoved ? spanOf(values, festival) : before;
  if (span === null) return null;
  const { artistName = '', stage = '' } = values;
  const texts =
    before === null ? { artistName: artistName.trim(), stage: stage.trim() } : { artistName, stage };
  return { ...before, id, ...texts, start: span.start, end: span.end };
}

function isTakenTime({ question, from }: { readonly question: string; readonly from: string }): boolean {
  return question === 'times' && from === 'file';
}

function spanOf(values: SetValues, festival: MergeFestival): Interval | null {
  const date = valueOf(values, 'date');
  const timeStart = valueOf(values, 'timeStart');
  const timeEnd = valueOf(values, 'timeEnd');
  if (!isPlainDate(date) || !isClockTime(timeStart) || !isClockTime(timeEnd)) return null;
  const { start, end } = takenSpan({ date, timeStart, timeEnd }, festival);
  return { start: start.instant, end: end.instant };
}
