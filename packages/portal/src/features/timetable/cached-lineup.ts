import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { groupSchedule, type ScheduleDay } from './grid/group-schedule.ts';

/** The values computed last from a festival's events. */
interface CachedLineup {
  readonly index: ConflictIndex;
  /** The events in the index. */
  events: readonly LineupEvent[];
  /** The days of these events; null until requested. */
  days: readonly ScheduleDay[] | null;
}

/** Caches the lineup, so that returning to a schedule does not process thousands of sets again. */
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

/**
 * Returns the conflicts among a festival's events. The index is one object per festival; a change re-checks only what
 * it affects.
 */
export function conflictsAmong(festival: Festival, events: readonly LineupEvent[]): ConflictIndex {
  return cachedLineup(festival, events).index;
}

/** Returns the days of these events, with the conflicts among them (see `groupSchedule`). */
export function daysOf(festival: Festival, events: readonly LineupEvent[]): readonly ScheduleDay[] {
  const cached = cachedLineup(festival, events);
  cached.days ??= groupSchedule(events, festival, cached.index);
  return cached.days;
}
