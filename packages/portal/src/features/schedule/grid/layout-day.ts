import {
  axisHeight,
  breaksBetween,
  closedStretches,
  dayAxis,
  formatLength,
  fullHoursAround,
  hourMarks,
  hoursOn,
  messages,
  midnightMarks,
  placeOf,
  placeSets,
  spanOfDay,
  topOf,
  type DayAxis,
  type Festival,
  type Interval,
  type Place,
  type PlacedOn,
  type PlainDate,
  type SharedHours,
} from '@lineup/domain';
import type { Direction } from './direction.ts';
import type { ScheduleDay, ScheduledBlock, ScheduledSet, StageColumn } from './group-schedule.ts';
import type { Scale } from './scale.ts';

export type SortOrder = 'earliest' | 'latest';

/** A set with its place in the day's grid: CSS pixels from the top, and its share of the column's width. */
export interface PlacedSet extends PlacedOn<ScheduledSet> {
  /** How many whole lines of text it has room for; none where even a small name has no room. */
  readonly lines: number;
}

/** Hours in which nothing is on between two sets of a stage. */
interface Gap extends Place {
  readonly label: string;
}

/** A block with its place, beside the sets with which it shares its time. */
export interface PlacedBlock extends PlacedOn<ScheduledBlock> {
  readonly lines: number;
}

export interface PlacedColumn extends Omit<StageColumn, 'sets' | 'blocks' | 'open'> {
  readonly sets: readonly PlacedSet[];
  readonly blocks: readonly PlacedBlock[];
  /** The hours for which the stage is closed. */
  readonly closed: readonly Place[];
  readonly gaps: readonly Gap[];
  /** Where it begins, in CSS pixels from the first column, and its least width. */
  readonly left: number;
  readonly width: number;
}

interface Line {
  readonly label: string;
  readonly top: number;
}

/** One festival day laid out along its hours. */
export interface DayLayout {
  readonly day: PlainDate | null;
  readonly direction: Direction;
  readonly height: number;
  /** Of an hour. */
  readonly hourHeight: number;
  readonly hours: readonly Line[];
  readonly midnights: readonly Line[];
  readonly columns: readonly PlacedColumn[];
  /** The least width of all columns together. */
  readonly width: number;
  /** How many minutes of the festival day are shown before its beginning; with the latest first, from its beginning to the last hour. */
  readonly lead: number;
  /** What places are worked out with. */
  readonly axis: DayAxis;
  /** Pixels from the top for an instant, or null outside of the hours shown. */
  readonly topOf: (instant: number) => number | null;
}

/** How a day is laid out. */
export interface Layout {
  readonly festival: Pick<Festival, 'timezone' | 'hourCycle' | 'dayStartsAt'>;
  /** Those that all days show; null where nothing is scheduled on any. */
  readonly hours: SharedHours | null;
  readonly scale: Scale;
  readonly order: SortOrder;
}

/** A name in small letters needs so much; a short set may cover the edge of the next for it, above that one's name. */
const leastHeight = 11;
/** Sets that take less lie side by side; where a short one follows another, for either to have its name. */
const drawing = { leastHeight: 5, gap: 1 };
const crowded = { ...drawing, leastHeight: 9 };
/** Above and below the text of a card. */
const padding = 4;
const leastGap = 60 * 60_000;
/** The widest room that a word gets in a column, and in a lane beside others; what is longer breaks. */
const widest = { word: 150, lane: 116 };
/** As wide as a sign beside a name is. */
const sign = 14;
/** Between lanes, and between them and the column's edge. */
const laneGap = 4;
const leastLane = 58;
const mostLanes = 6;
/** The height of a lane beside others where the stages lie down, and of a stage that has the window almost to itself. */
const leastRowLane = 24;
const mostRow = 88;

/** Places the sets of a day along its hours; the latest first turns the hours around. */
export function layoutDay(day: ScheduleDay, { festival, hours, scale, order }: Layout): DayLayout {
  const span = hours === null || day.day === null ? null : daySpan(day, day.day, hours, festival);
  const axis = dayAxis(
    span ?? { start: 0, end: 0 },
    festival.timezone,
    scale.pixelsPerMinute,
    order === 'latest',
  );
  const line = ({ instant, label }: { instant: number; label: string }) => ({
    label,
    top: topOf(axis, instant),
  });
  let width = 0;
  const own = { ...scale, column: leastWidth(scale, day.columns.length) };
  const columns = day.columns.map((column) => {
    const placed = placedColumn(column, axis, own, width);
    width += placed.width;
    return placed;
  });
  return {
    day: day.day,
    direction: scale.direction,
    height: axisHeight(axis),
    hourHeight: 60 * scale.pixelsPerMinute,
    hours: span === null ? [] : hourMarks(span, festival).map(line),
    midnights: span === null ? [] : midnightMarks(span, festival.timezone).map(line),
    columns,
    width,
    lead: leadOf(axis, day.day, festival),
    axis,
    topOf: (instant) => (instant < axis.start || instant > axis.end ? null : topOf(axis, instant)),
  };
}

function leadOf(axis: DayAxis, day: PlainDate | null, festival: Layout['festival']): number {
  if (day === null || axis.end === axis.start) return 0;
  const { start } = spanOfDay(day, festival);
  return (axis.isReversed ? axis.end - start : start - axis.start) / 60_000;
}

/** The hours of all days, and those besides in which something of this day is on. */
function daySpan(
  { columns }: ScheduleDay,
  day: PlainDate,
  hours: SharedHours,
  festival: Layout['festival'],
): Interval {
  let { start, end } = hoursOn(day, hours, festival);
  for (const { sets, blocks = none } of columns) {
    for (const part of [sets, blocks]) {
      for (const each of part) {
        start = Math.min(start, each.start);
        end = Math.max(end, each.end);
      }
    }
  }
  return fullHoursAround({ start, end }, festival.timezone);
}

const none: readonly never[] = [];

interface PlacedBefore {
  readonly axis: DayAxis;
  readonly scale: Scale;
  readonly placed: PlacedColumn;
}

const placedBefore = new WeakMap<StageColumn, PlacedBefore>();

/** The same object as before for a column that stays where it was: it is not drawn again. */
function placedColumn(column: StageColumn, axis: DayAxis, scale: Scale, left: number): PlacedColumn {
  const before = placedBefore.get(column);
  const isSame =
    before?.placed.left === left && isSameAxis(before.axis, axis) && isSameScale(before.scale, scale);
  if (isSame) return before.placed;
  const placed = placeColumn(column, axis, scale, left);
  placedBefore.set(column, { axis, scale, placed });
  return placed;
}

function isSameScale(a: Scale, b: Scale): boolean {
  return (
    a.column === b.column &&
    a.line === b.line &&
    a.direction === b.direction &&
    a.view.width === b.view.width &&
    a.view.height === b.view.height
  );
}

function isSameAxis(a: DayAxis, b: DayAxis): boolean {
  return (
    a.start === b.start &&
    a.end === b.end &&
    a.zone === b.zone &&
    a.pixelsPerMinute === b.pixelsPerMinute &&
    a.isReversed === b.isReversed
  );
}

function placeColumn(column: StageColumn, axis: DayAxis, scale: Scale, left: number): PlacedColumn {
  const { open, sets, blocks = none, ...stage } = column;
  const all = blocks.length === 0 ? sets : [...sets, ...blocks].sort((a, b) => a.start - b.start);
  const bare = placeSets<ScheduledSet | ScheduledBlock>(
    all,
    axis,
    isCrowded(all, axis) ? crowded : drawing,
    true,
  );
  const width = widthOf(bare, scale);
  const room = ({ height, lanes }: (typeof bare)[number]) =>
    scale.direction === 'down' ? width / lanes - drawing.gap : height;
  const placed: PlacedSet[] = [];
  const placedBlocks: PlacedBlock[] = [];
  for (const each of bare) {
    const { set } = each;
    const shown = {
      ...each,
      height: Math.max(leastHeight, each.height),
      lines: linesOf(room(each), scale.line),
    };
    if ('artistName' in set) placed.push({ ...shown, set });
    else placedBlocks.push({ ...shown, set });
  }
  return {
    ...stage,
    left,
    width,
    closed: closedStretches(axis, open).map((stretch) => placeOf(axis, stretch)),
    gaps: breaksBetween(all)
      .filter(({ start, end }) => end - start >= leastGap)
      .map((gap) => ({ ...placeOf(axis, gap), label: formatLength((gap.end - gap.start) / 60_000) })),
    sets: axis.isReversed ? placed.toReversed() : placed,
    blocks: placedBlocks,
  };
}

/** Whether a short set begins where the name of another short one would stand. */
function isCrowded(sets: readonly Interval[], { pixelsPerMinute }: DayAxis): boolean {
  const short = (crowded.leastHeight / pixelsPerMinute) * 60_000;
  return sets.some(({ start, end }, place) => {
    const next = sets[place + 1];
    return (
      next !== undefined && end - start < short && next.end - next.start < short && next.start - start < short
    );
  });
}

function linesOf(height: number, line: number): number {
  return Math.max(0, Math.floor((height - padding) / line));
}

/** Stages that lie down share the window where it has room for more, as columns do by the style sheet. */
function leastWidth({ direction, column, view }: Scale, stages: number): number {
  if (direction === 'across' || stages === 0) return column;
  return Math.max(column, Math.min(mostRow, Math.floor(view.width / stages)));
}

/** Wide enough for the longest word and for sets side by side; a column's width is its own. */
function widthOf(sets: readonly PlacedOn<ScheduledSet | ScheduledBlock>[], scale: Scale): number {
  let width = scale.column;
  for (const { set, lanes, height } of sets) {
    if (scale.direction === 'down') {
      width = Math.max(width, Math.min(lanes, mostLanes) * leastRowLane);
      continue;
    }
    const word = height > leastHeight ? wordWidth('name' in set ? set.name : set.artistName, scale) : 0;
    const beside = word + laneGap + (hasSign(set, linesOf(height, scale.line)) ? sign : 0);
    const least =
      lanes > 1
        ? Math.min(lanes, mostLanes) * Math.min(widest.lane, Math.max(leastLane, beside))
        : Math.min(widest.word, word);
    if (least > width) width = least;
  }
  return width;
}

/** Whether the sign of what is wrong with a set, or became of it, stands beside its name. */
function hasSign(set: ScheduledSet | ScheduledBlock, lines: number): boolean {
  if ('name' in set || lines > 2) return false;
  return set.status !== null || set.conflicts.length + set.accepted.length > 0;
}

/** About as wide as the longest word, with what is around it; a little more room is not missed. */
function wordWidth(name: string, { line }: Scale): number {
  const around = 18;
  let longest = 0;
  for (const word of name.split(/[\s/-]+/u)) {
    const capitals = word.replace(/[^\p{Lu}]/gu, '').length;
    longest = Math.max(longest, word.length + capitals * 0.25);
  }
  return Math.round(longest * line * 0.48) + around;
}

/**
 * What became of the set where it is not played, or else what is wrong with it, in a word or two each, the gravest first, and
 * then what was accepted of it.
 */
export function marksOf({
  status,
  conflicts,
  accepted,
}: Pick<ScheduledSet, 'status' | 'conflicts' | 'accepted'>): readonly string[] {
  if (status !== null) return [status];
  const { marks, markAccepted } = messages.conflicts;
  return [...conflicts.map((kind) => marks[kind]), ...accepted.map((kind) => markAccepted(marks[kind]))];
}
