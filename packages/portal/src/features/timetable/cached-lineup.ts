import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { groupSchedule, type ScheduleDay } from './grid/group-schedule.ts';

/** What was made of a festival's events last. */
interface CachedLineup {
  readonly index: ConflictIndex;
  /** Those in the index. */
  events: readonly LineupEvent[];
  /** The days of these events, where somebody asked for them. */
  days: readonly ScheduleDay[] | null;
}

/** Who comes back to a schedule finds it made: thousands of sets need not be looked at again. */
const cachedLineups = new WeakMap<Festival, CachedLineup>();

function cachedLineup(festival: Festival, events: readonly LineupEvent[]): CachedLineup {
  const cached = cachedLineups.get(festival) ?? {
    index: new ConflictIndex([], conflictRulesOf(festival)),
    events: [],
    days: null,
  };
  cachedLineups.set(festival, cached);
  if (cached.events === events) return cached;
  cached.index.replace(events.map(conflictSetOf));
  cached.events = events;
  cached.days = null;
  return cached;
}

/** The conflicts among the events of a festival, one object for all of them; a change looks again only at what it touches. */
export function conflictsAmong(festival: Festival, events: readonly LineupEvent[]): ConflictIndex {
  return cachedLineup(festival, events).index;
}

/** The days of these events, as `groupSchedule` makes them of the conflicts among them. */
export function daysOf(festival: Festival, events: readonly LineupEvent[]): readonly ScheduleDay[] {
  const cached = cachedLineup(festival, events);
  cached.days ??= groupSchedule(events, festival, cached.index);
  return cached.days;
}
