import { conflictSetOf, type ConflictSet } from '../conflicts/conflict.ts';
import type { LineupEvent, NewLineupEvent } from '../entities/lineup-event.ts';
import { festivalDayOf } from '../festival/days.ts';
import { startOfDay } from '../time/wall-clock.ts';
import { timestampFromMillis, timestampToMillis, type Timestamp } from '../timestamp.ts';
import { hasStatusOf } from './moves/set-status.ts';
import type { Plan, TimetableFestival } from './plan.ts';

/** A stored event, with the version that was read. */
export type StoredSet = LineupEvent & { readonly version?: string };

/** An edit of one set, stored together with others as one change. `ifVersion` is the version that was read. */
export type SetEdit =
  | { readonly type: 'create'; readonly id: string; readonly event: NewLineupEvent }
  | {
      readonly type: 'update';
      readonly id: string;
      readonly fields: Partial<NewLineupEvent>;
      readonly ifVersion?: string;
    }
  | { readonly type: 'delete'; readonly id: string; readonly ifVersion?: string };

/**
 * Returns the edits of a plan, with only the changed fields. A plan is about places, so a name that another user has
 * changed since stays. `find` returns a set as it was when the plan was made; a set that it does not know is edited
 * anyway, so that the write reports that it was deleted. While earlier edits are pending, which may still fail, moved
 * sets are written with their complete place.
 */
export function editsOfPlan(
  { sets, created, removed, isOfStatus }: Plan,
  find: (id: string) => StoredSet | undefined,
  festival: TimetableFestival,
  isPending = false,
): readonly SetEdit[] {
  const written = sets.flatMap((set): SetEdit[] => {
    const source = created.get(set.id);
    if (source !== undefined) {
      const { imageURL = null, announcement } = (source === null ? null : find(source)) ?? {};
      const event = {
        artistName: set.artistName,
        ...placeFields(set, festival),
        imageURL,
        // A copy of a hidden set must not reveal it.
        ...(announcement && { announcement }),
      };
      return [{ type: 'create', id: set.id, event }];
    }
    const stored = find(set.id);
    const status = isOfStatus && stored !== undefined ? statusFields(set, conflictSetOf(stored)) : {};
    const before = isPending ? undefined : stored;
    const fields = { ...(isOfStatus && isPending ? {} : changedFields(set, before, festival)), ...status };
    if (Object.keys(fields).length === 0) return [];
    return [{ type: 'update', id: set.id, fields, ...seen(stored) }];
  });
  return [...written, ...removed.map((id): SetEdit => ({ type: 'delete', id, ...seen(find(id)) }))];
}

function seen(stored: StoredSet | undefined): { ifVersion?: string } {
  return stored?.version === undefined ? {} : { ifVersion: stored.version };
}

function placeFields(set: ConflictSet, { timezone, dayStartsAt }: TimetableFestival) {
  const day = festivalDayOf(set.start, { timezone, dayStartsAt });
  return {
    stage: set.stage,
    date: timestampFromMillis(startOfDay(day, timezone)),
    timeStart: timestampFromMillis(set.start),
    timeEnd: timestampFromMillis(set.end),
  };
}

function changedFields(
  set: ConflictSet,
  stored: StoredSet | undefined,
  festival: TimetableFestival,
): Partial<NewLineupEvent> {
  const { stage, date, timeStart, timeEnd } = placeFields(set, festival);
  const isOther = (time: Timestamp, before: Timestamp | undefined) =>
    before === undefined || timestampToMillis(time) !== timestampToMillis(before);
  const isMoved = isOther(timeStart, stored?.timeStart);
  return {
    ...(stage !== stored?.stage && { stage }),
    // The stored day of a set may be wrong; a plan that does not move the set does not correct it.
    ...(isMoved && isOther(date, stored?.date) && { date }),
    ...(isMoved && { timeStart }),
    ...(isOther(timeEnd, stored?.timeEnd) && { timeEnd }),
  };
}

/** Returns both fields if either differs, because they depend on each other. */
function statusFields(set: ConflictSet, stored: ConflictSet): Partial<NewLineupEvent> {
  if (hasStatusOf(set, stored)) return {};
  return { status: set.status ?? null, replacedBy: set.replacedBy ?? null };
}
