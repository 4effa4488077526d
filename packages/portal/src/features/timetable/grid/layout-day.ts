import {
  axisHeight,
  breaksBetween,
  closedStretches,
  dayAxis,
  formatLength,
  fullHoursAround,
  groupBy,
  hourMarks,
  hoursOn,
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
  conflictMessages,
} from '@lineup/domain';
import { cardForm, type CardForm, type CardTexts } from './card-form.ts';
import {
  columnFrame,
  columnWidths,
  drawnWidths,
  laneGap,
  leastWidth,
  widthNeed,
  type WidthNeed,
} from './column-widths.ts';
import type { Direction } from './direction.ts';
import {
  isSameList,
  type ScheduleDay,
  type ScheduledBlock,
  type ScheduledSet,
  type StageColumn,
} from './group-schedule.ts';
import type { Scale } from './scale.ts';

export type SortOrder = 'earliest' | 'latest';

/** A set with its position in the day's grid: CSS pixels from the top, and its share of the column's width. */
export interface PlacedSet extends PlacedOn<ScheduledSet> {
  readonly form: CardForm;
  /** True for a set of another day that overlaps these hours. */
  readonly isFromOtherDay?: true;
}

/** A span between two sets of a stage in which nothing is on. */
interface Gap extends Place {
  readonly label: string;
}

/** A block with its position, next to the sets at the same time. */
export interface PlacedBlock extends PlacedOn<ScheduledBlock> {
  /** The number of full lines of text that fit; 0 if not even a small name fits. */
  readonly lines: number;
}

export interface PlacedColumn extends Omit<StageColumn, 'sets' | 'blocks' | 'open'> {
  readonly sets: readonly PlacedSet[];
  readonly blocks: readonly PlacedBlock[];
  /** The spans in which the stage is closed. */
  readonly closed: readonly Place[];
  readonly gaps: readonly Gap[];
  /** The offset from the first column in CSS pixels, and the minimum width. */
  readonly left: number;
  readonly width: number;
}

interface Line {
  readonly label: string;
  readonly top: number;
}

/** The layout of one festival day. */
export interface DayLayout {
  readonly day: PlainDate | null;
  readonly direction: Direction;
  readonly height: number;
  /** The height of an hour. */
  readonly hourHeight: number;
  readonly hours: readonly Line[];
  readonly midnights: readonly Line[];
  readonly columns: readonly PlacedColumn[];
  /** The minimum width of all columns together. */
  readonly width: number;
  /**
   * How many minutes before the festival day's start the grid begins. In reverse order: from the day's start to the end
   * of the grid.
   */
  readonly lead: number;
  /** The axis from which positions are computed. */
  readonly axis: DayAxis;
  /** Returns an instant's offset from the top in pixels; null outside of the hours shown. */
  readonly topOf: (instant: number) => number | null;
}

/** The input of a layout. */
export interface Layout {
  readonly festival: Pick<Festival, 'timezone' | 'hourCycle' | 'dayStartsAt'>;
  /** The hours that all days show; null if nothing is scheduled on any day. */
  readonly hours: SharedHours | null;
  readonly scale: Scale;
  readonly order: SortOrder;
}

/** The height of a name in the small font. A short set may cover the edge of the next one, above that one's name. */
const leastHeight = 11;
/**
 * Sets lower than this are placed side by side; `crowded` applies if short sets follow each other, so that both names
 * are visible.
 */
const drawing = { leastHeight: 5, gap: 1 };
const crowded = { ...drawing, leastHeight: 9 };
/** The vertical padding of a card's text. */
const padding = 4;
const leastGap = 60 * 60_000;

/**
 * Lays out the sets of a day along its hours, including sets of other days that overlap them, so that occupied time
 * never looks free. The order `latest` reverses the axis.
 */
export function layoutDay(day: ScheduleDay, given: Layout): DayLayout {
  const { festival, hours, scale, order } = given;
  const span = hours === null || day.day === null ? null : daySpan(day, day.day, { ...given, hours });
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
  const own = { ...scale, column: leastWidth(scale, day.columns.length) };
  const others = groupBy((span && day.setsOfOtherDays?.(axis)) ?? none, ({ stage }) => stage);
  const bare = day.columns.map((column) => bareColumn(column, others.get(column.stage) ?? none, axis, own));
  const widths = columnWidths(bare, own);
  const drawn = drawnWidths(widths, own, axisHeight(axis));
  let left = 0;
  const columns = bare.map((column, place) => {
    const [width = 0, room = 0] = [widths[place], drawn[place]];
    const placed = placedColumn(column, { left, width, room });
    left += width;
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
    width: left,
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

/**
 * Returns the hours in which something is on this day. If the day is scaled larger than the window, or is empty,
 * includes the hours of all other days.
 */
function daySpan(
  { columns }: ScheduleDay,
  day: PlainDate,
  { hours, festival, scale }: Layout & { readonly hours: SharedHours },
): Interval {
  const shared = hoursOn(day, hours, festival);
  let { start, end } = scale.isFit ? { start: Infinity, end: -Infinity } : shared;
  for (const { sets, blocks = none } of columns) {
    for (const part of [sets, blocks]) {
      for (const each of part) {
        start = Math.min(start, each.start);
        end = Math.max(end, each.end);
      }
    }
  }
  return start > end ? shared : fullHoursAround({ start, end }, festival.timezone);
}

const none: readonly never[] = [];

/** The cards of a column without their forms, and the width that it needs. */
interface BareColumn extends WidthNeed {
  readonly column: StageColumn;
  /** The sets of other days. */
  readonly others: readonly ScheduledSet[];
  readonly axis: DayAxis;
  readonly scale: Scale;
  readonly cards: readonly PlacedOn<ScheduledSet | ScheduledBlock>[];
}

const bareBefore = new WeakMap<StageColumn, BareColumn>();

/** Returns the previous object if the column has not changed. */
function bareColumn(
  column: StageColumn,
  others: readonly ScheduledSet[],
  axis: DayAxis,
  scale: Scale,
): BareColumn {
  const before = bareBefore.get(column);
  const isSame =
    before !== undefined &&
    isSameAxis(before.axis, axis) &&
    isSameScale(before.scale, scale) &&
    isSameList(before.others, others);
  if (isSame) return before;
  const { sets, blocks = none } = column;
  const more = [...others, ...blocks];
  const all = more.length === 0 ? sets : [...sets, ...more].sort((a, b) => a.start - b.start);
  const cards = placeSets<ScheduledSet | ScheduledBlock>(
    all,
    axis,
    isCrowded(all, axis) ? crowded : drawing,
    true,
  );
  const bare = { column, others, axis, scale, cards, ...widthNeed(cards, scale) };
  bareBefore.set(column, bare);
  return bare;
}

/** The offset of a column, its minimum width, and its rendered width (`room`). */
interface ColumnPlace {
  readonly left: number;
  readonly width: number;
  readonly room: number;
}

interface PlacedBefore {
  readonly bare: BareColumn;
  readonly room: number;
  readonly placed: PlacedColumn;
}

const placedBefore = new WeakMap<StageColumn, PlacedBefore>();

/** Returns the previous object if the column keeps its place, so that it is not rendered again. */
function placedColumn(bare: BareColumn, place: ColumnPlace): PlacedColumn {
  const { left, width, room } = place;
  const before = placedBefore.get(bare.column);
  const isSame =
    before?.bare === bare &&
    before.room === room &&
    before.placed.left === left &&
    before.placed.width === width;
  if (isSame) return before.placed;
  const placed = placeColumn(bare, place);
  placedBefore.set(bare.column, { bare, room, placed });
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

function placeColumn({ column, others, axis, scale, cards }: BareColumn, place: ColumnPlace): PlacedColumn {
  const { open, sets: _sets, blocks: _blocks, ...stage } = column;
  const { left, width, room } = place;
  const boxOf = ({ height, lanes }: (typeof cards)[number]) => {
    const across = lanes === 1 ? room - columnFrame : (room - columnFrame) / lanes - laneGap;
    return scale.direction === 'down'
      ? { width: height, height: across, line: scale.line }
      : { width: across, height, line: scale.line };
  };
  const placed: PlacedSet[] = [];
  const placedBlocks: PlacedBlock[] = [];
  const ofOthers = new Set<ScheduledSet | ScheduledBlock>(others);
  for (const card of cards) {
    const { set } = card;
    const isFromOtherDay = ofOthers.has(set);
    const each = isFromOtherDay ? cutAtEdges(card, axisHeight(axis)) : card;
    const box = boxOf(each);
    const shown = { ...each, height: Math.max(leastHeight, each.height) };
    if ('artistName' in set) {
      const form = cardForm(textsOf(set), box);
      placed.push({ ...shown, set, form, ...(isFromOtherDay && { isFromOtherDay }) });
    } else placedBlocks.push({ ...shown, set, lines: linesOf(box.height, scale.line) });
  }
  return {
    ...stage,
    left,
    width,
    closed: closedStretches(axis, open).map((stretch) => placeOf(axis, stretch)),
    gaps: breaksBetween(cards.map(({ set }) => set))
      .filter(({ start, end }) => end - start >= leastGap)
      .map((gap) => ({ ...placeOf(axis, gap), label: formatLength((gap.end - gap.start) / 60_000) })),
    sets: axis.isReversed ? placed.toReversed() : placed,
    blocks: placedBlocks,
  };
}

/** Clips a card to the hours shown. */
function cutAtEdges<Card extends Place>(card: Card, day: number): Card {
  const top = Math.max(0, Math.min(card.top, day - leastHeight));
  return { ...card, top, height: Math.min(day, card.top + card.height) - top };
}

function textsOf({ artistName: name, time, imageURL, ...set }: ScheduledSet): CardTexts {
  const isMarked = set.status !== null || set.conflicts.length + set.accepted.length > 0;
  return { name, time, isMarked, hasPicture: imageURL !== null };
}

/** Returns true if a short set begins where the name of another short set is. */
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

/**
 * Returns the marks of a set: its status if it is not played; otherwise its conflicts, the most severe first, then the
 * accepted ones.
 */
export function marksOf({
  status,
  conflicts,
  accepted,
}: Pick<ScheduledSet, 'status' | 'conflicts' | 'accepted'>): readonly string[] {
  if (status !== null) return [status];
  const { marks, markAccepted } = conflictMessages;
  return [...conflicts.map((kind) => marks[kind]), ...accepted.map((kind) => markAccepted(marks[kind]))];
}
