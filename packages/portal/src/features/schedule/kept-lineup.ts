import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { groupSchedule, type ScheduleDay } from './grid/group-schedule.ts';

/** What was made of a festival's events last. */
interface Kept {
  readonly index: ConflictIndex;
  /** Those in the index. */
  events: readonly LineupEvent[];
  /** The days of these events, where somebody asked for them. */
  days: readonly ScheduleDay[] | null;
}

/** Who comes back to a schedule finds it made: thousands of sets need not be looked at again. */
const keptOf = new WeakMap<Festival, Kept>();

function keptFor(festival: Festival, events: readonly LineupEvent[]): Kept {
  const kept = keptOf.get(festival) ?? {
    index: new ConflictIndex([], conflictRulesOf(festival)),
    events: [],
    days: null,
  };
  keptOf.set(festival, kept);
  if (kept.events === events) return kept;
  kept.index.replace(events.map(conflictSetOf));
  kept.events = events;
  kept.days = null;
  return kept;
}

/** The conflicts among the events of a festival, one object for all of them; a change looks again only at what it touches. */
export function conflictsAmong(festival: Festival, events: readonly LineupEvent[]): ConflictIndex {
  return keptFor(festival, events).index;
}

/** The days of these events, as `groupSchedule` makes them of the conflicts among them. */
export function daysOf(festival: Festival, events: readonly LineupEvent[]): readonly ScheduleDay[] {
  const kept = keptFor(festival, events);
  kept.days ??= groupSchedule(events, festival, kept.index);
  return kept.days;
}
