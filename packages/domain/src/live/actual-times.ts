import { bySpan } from '../conflicts/conflict.ts';
import { stagesOf, type Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { isOff } from '../entities/set-status.ts';
import { festivalDayOf } from '../festival/days.ts';
import { groupBy } from '../group-by.ts';
import type { PlainDate } from '../time/plain-date.ts';
import { clockMinutesBetween, liveSetOf, type LiveSet } from './live-set.ts';

/** How much is recorded about a set. A cancelled or replaced set has that status even if times were recorded. */
export type ActualRecord = 'recorded' | 'notRecorded' | 'cancelled' | 'replaced';

/** Planned and actual times of a set. Minutes are negative for early, and null if the time was not recorded. */
export interface ActualTimesRow {
  readonly set: LiveSet;
  /** The festival day it was planned for. */
  readonly day: PlainDate;
  readonly record: ActualRecord;
  readonly startLate: number | null;
  readonly endLate: number | null;
  readonly plannedMinutes: number;
  readonly actualMinutes: number | null;
}

/**
 * Planned and actual times of a group of sets. Cancelled and replaced sets, and times that were not recorded, do not
 * count as delays.
 */
export interface ActualTimesSummary {
  /** Number of sets, excluding cancelled and replaced ones. */
  readonly sets: number;
  /** How many of these have a recorded start or end. */
  readonly recorded: number;
  readonly cancelled: number;
  readonly replaced: number;
  /** Median minutes by which sets started late; null if no start was recorded. */
  readonly medianLate: number | null;
  readonly greatestLate: number | null;
  /**
   * Minutes by which the last set of a stage ended late; over several days, the maximum. Null if no such end was
   * recorded.
   */
  readonly endLate: number | null;
}

export interface StageActualTimes {
  readonly stage: string;
  /** Sorted by planned start. */
  readonly rows: readonly ActualTimesRow[];
  readonly summary: ActualTimesSummary;
}

export interface DayActualTimes {
  readonly day: PlainDate;
  /** In the festival's order; only stages with sets on the day. */
  readonly stages: readonly StageActualTimes[];
  readonly summary: ActualTimesSummary;
}

/** Planned and actual times of a festival. */
export interface ActualTimes {
  readonly days: readonly DayActualTimes[];
  /** One entry per stage, covering all days. */
  readonly stages: readonly StageActualTimes[];
  readonly summary: ActualTimesSummary;
}

type ActualTimesFestival = Pick<Festival, 'timezone' | 'dayStartsAt' | 'stages'>;

/** Compares the planned times of a festival's sets with the recorded ones. */
export function actualTimesOf(events: readonly LineupEvent[], festival: ActualTimesFestival): ActualTimes {
  const rows = events.map((event) => actualTimesRow(event, festival)).sort(byPlan);
  const days = [...groupBy(rows, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    days: days.map(([day, own]) => ({ day, stages: stagesWith(own, festival), summary: summaryOf(own) })),
    stages: stagesWith(rows, festival),
    summary: summaryOf(rows),
  };
}

/** Returns true if any set has a recorded time. */
export function hasActualTimes(events: readonly LineupEvent[]): boolean {
  return events.some(({ actualStart, actualEnd }) => Boolean(actualStart ?? actualEnd));
}

function actualTimesRow(event: LineupEvent, festival: ActualTimesFestival): ActualTimesRow {
  const set = liveSetOf(event);
  const { plannedStart, plannedEnd, actualStart, actualEnd } = set;
  return {
    set,
    day: festivalDayOf(plannedStart, festival),
    record: recordOf(set),
    startLate: minutesTo(plannedStart, actualStart),
    endLate: minutesTo(plannedEnd, actualEnd),
    plannedMinutes: clockMinutesBetween(plannedStart, plannedEnd),
    actualMinutes: actualStart === null ? null : minutesTo(actualStart, actualEnd),
  };
}

function recordOf(set: LiveSet): ActualRecord {
  if (set.status === 'cancelled' || set.status === 'replaced') return set.status;
  return set.actualStart === null && set.actualEnd === null ? 'notRecorded' : 'recorded';
}

function byPlan(a: ActualTimesRow, b: ActualTimesRow): number {
  return a.set.plannedStart - b.set.plannedStart || bySpan(a.set, b.set);
}

function stagesWith(
  rows: readonly ActualTimesRow[],
  festival: ActualTimesFestival,
): readonly StageActualTimes[] {
  const places = new Map(stagesOf(festival).map((stage, place) => [stage, place]));
  const placeOf = (stage: string) => places.get(stage) ?? places.size;
  return [...groupBy(rows, ({ set }) => set.stage)]
    .sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .map(([stage, own]) => ({ stage, rows: own, summary: summaryOf(own) }));
}

function summaryOf(rows: readonly ActualTimesRow[]): ActualTimesSummary {
  const played = rows.filter(({ set }) => !isOff(set));
  const late = played.flatMap(({ startLate }) => startLate ?? []).sort((a, b) => a - b);
  const count = (record: ActualRecord) => rows.filter((row) => row.record === record).length;
  return {
    sets: played.length,
    recorded: count('recorded'),
    cancelled: count('cancelled'),
    replaced: count('replaced'),
    medianLate: medianOf(late),
    greatestLate: late.at(-1) ?? null,
    endLate: greatestEndLate(played),
  };
}

/** The greatest delay among the last sets of each stage and day. */
function greatestEndLate(played: readonly ActualTimesRow[]): number | null {
  const last = new Map<string, ActualTimesRow>();
  for (const row of played) {
    const key = `${row.day} ${row.set.stage}`;
    const before = last.get(key);
    if (before === undefined || row.set.plannedEnd >= before.set.plannedEnd) last.set(key, row);
  }
  const late = [...last.values()].flatMap(({ endLate }) => endLate ?? []);
  return late.length === 0 ? null : late.reduce((most, each) => Math.max(most, each));
}

/** Returns the median; for an even number of values, the rounded mean of the middle two. */
function medianOf(sorted: readonly number[]): number | null {
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2) + 0;
}

function minutesTo(from: number, to: number | null): number | null {
  return to === null ? null : clockMinutesBetween(from, to);
}
