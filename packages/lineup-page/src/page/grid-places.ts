import { lanesOf, wallClockOf, clockMinutes } from '@lineup/domain';
import type { PublicSet } from '@lineup/domain/release';
import { mostColumns, mostLanes, mostRows } from './grid-limits.ts';
import type { DayProgramme, StageList } from './programme.ts';

/** The minutes per row of the grid. */
const rowMinutes = 5;
/** The assumed duration of a set without an end. */
const openEndMinutes = 30;
/** The first row has the names of the stages, the first column the hours. */
const first = 2;

const minute = 60_000;
const rowMillis = rowMinutes * minute;

/** A stage of the grid; overlapping sets get separate lanes, side by side. */
export interface GridStage extends StageList {
  /** The first of its columns. */
  readonly column: number;
  readonly lanes: number;
}

/** A day as a grid. Rows count from 1; the first has the names of the stages. */
export interface DayGrid {
  readonly stages: readonly GridStage[];
  /** The full hours as instants, with their rows. */
  readonly hours: readonly { readonly at: number; readonly row: number }[];
  /** The number of rows and columns, including those of names and hours. */
  readonly rows: number;
  readonly columns: number;
  /** The position of a set. */
  readonly placeOf: (set: PublicSet) => {
    readonly row: number;
    readonly length: number;
    readonly lane: number;
  };
  /** Sets without a time or a stage, which have no position. */
  readonly others: readonly StageList[];
}

interface Timed extends PublicSet {
  readonly start: number;
}

/** The grid of a day; null if none of its sets has a time and a stage. */
export function gridOfDay({ stages }: DayProgramme, timezone: string): DayGrid | null {
  const timed = stages.flatMap(({ stage, sets }) =>
    stage === null ? [] : [{ stage, sets: sets.filter(hasTime) }],
  );
  const placed = timed.filter(({ sets }) => sets.length > 0);
  const all = placed.flatMap(({ sets }) => sets);
  if (all.length === 0) return null;
  const begin = hourOf(Math.min(...all.map(({ start }) => start)), timezone);
  const end = Math.max(...all.map(endOf));
  const rowOf = (instant: number) => first + Math.round((instant - begin) / rowMillis);
  const lanes = new Map<string, number>();
  let column = first;
  const columns = placed.map(({ stage, sets }) => {
    const dealt = lanesOf(sets.map((set) => ({ start: set.start, end: endOf(set) })));
    for (const [place, set] of sets.entries()) lanes.set(set.id, dealt[place]?.lane ?? 0);
    const width = Math.min(mostLanes, Math.max(...dealt.map((lane) => lane.lanes)));
    const at = Math.min(column, mostColumns);
    column += width;
    return { stage, sets, column: at, lanes: width };
  });
  const rows = Math.min(mostRows, rowOf(end));
  const hours = [];
  for (let at = begin; at < end && rowOf(at) < rows; at += 60 * minute) hours.push({ at, row: rowOf(at) });
  return {
    stages: columns,
    hours,
    rows,
    columns: Math.min(mostColumns, column - 1),
    placeOf: (set) => {
      const start = set.start ?? begin;
      const row = Math.min(mostRows, rowOf(start));
      const length = rowOf(hasTime(set) ? endOf(set) : start) - row;
      return { row, length: Math.min(mostRows, Math.max(1, length)), lane: lanes.get(set.id) ?? 0 };
    },
    others: stages.flatMap(({ stage, sets }) => {
      const left = stage === null ? sets : sets.filter((set) => !hasTime(set));
      return left.length === 0 ? [] : [{ stage, sets: left }];
    }),
  };
}

function hasTime(set: PublicSet): set is Timed {
  return set.start !== null;
}

function endOf({ start, end }: Timed): number {
  return end === null || end <= start ? start + openEndMinutes * minute : end;
}

/** The start of the full hour, in the festival's zone, that contains an instant. */
function hourOf(instant: number, timezone: string): number {
  const minutes = clockMinutes(wallClockOf(instant, timezone).clock) % 60;
  return instant - (instant % minute) - minutes * minute;
}
