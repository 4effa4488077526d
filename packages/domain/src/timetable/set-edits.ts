import { conflictSetOf, type ConflictSet } from '../conflicts/conflict.ts';
import type { LineupEvent, NewLineupEvent } from '../entities/lineup-event.ts';
import { festivalDayOf } from '../festival/days.ts';
import { startOfDay } from '../time/wall-clock.ts';
import { timestampFromMillis, timestampToMillis, type Timestamp } from '../timestamp.ts';
import { hasStatusOf } from './moves/set-status.ts';
import type { Plan, TimetableFestival } from './plan.ts';

/** An event as it is stored, with the version that was seen. */
export type StoredSet = LineupEvent & { readonly version?: string };

/** What is to become of one stored set: written with others as one change. `ifVersion` is the version that was seen. */
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
 * The edits that carry out a plan, with only the fields that differ; a plan is about places, so that a name which somebody else
 * has changed since stays. `find` gives a set as it was seen when the plan was
 * made; one that it does not know is edited all the same, so that the writer can tell that somebody has deleted it. While earlier
 * edits are pending, which may come to nothing, moved sets are written with all of their place.
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
        // The copy of a set that is held back is not to tell of it.
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
    // The day of a set that stays where it is may be off; that is no part of the gesture.
    ...(isMoved && isOther(date, stored?.date) && { date }),
    ...(isMoved && { timeStart }),
    ...(isOther(timeEnd, stored?.timeEnd) && { timeEnd }),
  };
}

/** Both, where one differs: one says nothing without the other. */
function statusFields(set: ConflictSet, stored: ConflictSet): Partial<NewLineupEvent> {
  if (hasStatusOf(set, stored)) return {};
  return { status: set.status ?? null, replacedBy: set.replacedBy ?? null };
}
