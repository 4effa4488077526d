import { closedStretches, formatTime, overlaps, wallClockOf, type PlainDate, messages } from '@lineup/domain';
import type { ScheduleDay, ScheduledSet, StageColumn } from './group-schedule.ts';

export type SortOrder = 'earliest' | 'latest';

/** A set with its place in the day's grid: CSS pixels from the top, and its share of the column's width. */
export interface PlacedSet {
  readonly set: ScheduledSet;
  readonly top: number;
  readonly height: number;
  /** Which of `lanes` parallel lanes it is in, from 0; sets that overlap lie side by side. */
  readonly lane: number;
  readonly lanes: number;
}

export interface PlacedColumn extends Omit<StageColumn, 'sets' | 'open'> {
  readonly sets: readonly PlacedSet[];
  /** The hours for which the stage is closed. */
  readonly closed: readonly { readonly top: number; readonly height: number }[];
}

interface HourLine {
  readonly label: string;
  readonly top: number;
}

/** One festival day laid out along its hours. */
export interface DayLayout {
  readonly day: PlainDate | null;
  readonly height: number;
  readonly hours: readonly HourLine[];
  readonly columns: readonly PlacedColumn[];
  /** Pixels from the top for an instant, or null outside of the hours shown. */
  readonly topOf: (instant: number) => number | null;
}

const minute = 60_000;
const hour = 60 * minute;
/** The shortest set of the day gets this many pixels: enough for a time and a name. */
const readableHeight = 46;
const leastHeight = 24;
const gap = 2;

/** Places the sets of a day along its hours, in the festival's zone; the latest first turns the hours around. */
export function layoutDay(day: ScheduleDay, zone: string, order: SortOrder): DayLayout {
  const sets = day.columns.flatMap((column) => column.sets);
  const span = hoursOf(sets, zone);
  const scale = pixelsPerMinute(sets) / minute;
  const place = (instant: number) => (order === 'earliest' ? instant - span.from : span.to - instant) * scale;
  const placed = (column: StageColumn): PlacedColumn => {
    const inOrder = order === 'earliest' ? column.sets : column.sets.toReversed();
    const lanes = assignLanes(column.sets);
    const { open, ...stage } = column;
    return {
      ...stage,
      closed: closedStretches({ start: span.from, end: span.to }, open).map(({ start, end }) => ({
        top: place(order === 'earliest' ? start : end),
        height: (end - start) * scale,
      })),
      sets: inOrder.map((set) => ({
        set,
        top: place(order === 'earliest' ? set.start : set.end),
        height: Math.max(leastHeight, (set.end - set.start) * scale - gap),
        ...(lanes.get(set.id) ?? { lane: 0, lanes: 1 }),
      })),
    };
  };
  return {
    day: day.day,
    height: (span.to - span.from) * scale,
    hours: hourLines(span, zone).map(({ instant, label }) => ({ label, top: place(instant) })),
    columns: day.columns.map(placed),
    topOf: (instant) => (instant < span.from || instant > span.to ? null : place(instant)),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the full hour before the first set to the full hour after the last. */
function hoursOf(sets: readonly ScheduledSet[], zone: string): Span {
  const first = sets.reduce((least, { start }) => Math.min(least, start), Infinity);
  const last = sets.reduce((most, { end }) => Math.max(most, end), -Infinity);
  if (!Number.isFinite(first)) return { from: 0, to: 0 };
  const past = minutesPast(last, zone);
  return {
    from: first - minutesPast(first, zone) * minute,
    to: past === 0 ? last : last + (60 - past) * minute,
  };
}

function minutesPast(instant: number, zone: string): number {
  return Number(wallClockOf(instant, zone).clock.slice(3));
}

function hourLines({ from, to }: Span, zone: string): { instant: number; label: string }[] {
  const count = Math.floor((to - from) / hour) + (to > from ? 1 : 0);
  return Array.from({ length: count }, (_, index) => {
    const instant = from + index * hour;
    return { instant, label: formatTime(instant, zone) };
  });
}

/** As many pixels as let every set of a quarter of an hour or more show a time and a name, within what still reads as a day. */
function pixelsPerMinute(sets: readonly ScheduledSet[]): number {
  const lengths = sets.map(({ start, end }) => (end - start) / minute).filter((length) => length >= 15);
  const shortest = Math.min(60, ...lengths);
  return Math.min(3, Math.max(1.1, readableHeight / shortest));
}

/** Sets that overlap, also by way of others, share the width of their column. */
function assignLanes(sets: readonly ScheduledSet[]): Map<string, { lane: number; lanes: number }> {
  const lanes = new Map<string, { lane: number; lanes: number }>();
  for (const cluster of clusters(sets)) {
    const laneEnds: number[] = [];
    const taken = cluster.map((set) => {
      const free = laneEnds.findIndex((end) => end <= set.start);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = Math.max(set.end, set.start + 1);
      return { id: set.id, lane };
    });
    for (const { id, lane } of taken) lanes.set(id, { lane, lanes: laneEnds.length });
  }
  return lanes;
}

/** Runs of sets, by start, each overlapping one before it. */
function clusters(sets: readonly ScheduledSet[]): ScheduledSet[][] {
  const found: ScheduledSet[][] = [];
  let end = -Infinity;
  for (const set of sets) {
    const current = found.at(-1);
    const joins = current !== undefined && overlaps({ start: -Infinity, end }, set);
    if (joins) current.push(set);
    else found.push([set]);
    end = joins ? Math.max(end, set.end) : set.end;
  }
  return found;
}

/** What is wrong with the set, in a word or two each, the gravest first, and then what was accepted of it. */
export function marksOf({
  conflicts,
  accepted,
}: Pick<ScheduledSet, 'conflicts' | 'accepted'>): readonly string[] {
  const { marks, markAccepted } = messages.conflicts;
  return [...conflicts.map((kind) => marks[kind]), ...accepted.map((kind) => markAccepted(marks[kind]))];
}
