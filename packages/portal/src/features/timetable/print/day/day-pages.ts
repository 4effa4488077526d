import {
  axisHeight,
  dayAxis,
  fullHoursAround,
  hourMarks,
  lanesOf,
  midnightMarks,
  placeSets,
  topOf,
  type Festival,
  type Interval,
  type PlacedOn,
} from '@lineup/domain';
import { pixels } from '../paper/paper.ts';
import type { PrintedSet, PrintedStage } from '../printed-schedule.ts';

/** The part of a set that is on a sheet. */
interface SetOnSheet extends Interval {
  readonly set: PrintedSet;
  /** True if it begins on an earlier sheet. */
  readonly isContinued: boolean;
}

/** A set with its position in CSS pixels, and the height available to its text (up to the next set). */
export interface SetOnPage extends PlacedOn<SetOnSheet> {
  readonly room: number;
}

export interface ColumnOnPage extends Omit<PrintedStage, 'sets'> {
  /** The relative width on the sheet. */
  readonly weight: number;
  readonly sets: readonly SetOnPage[];
}

interface Mark {
  readonly label: string;
  readonly top: number;
}

/** One sheet: some of the stages for some of the hours. Lengths in CSS pixels. */
export interface DayPage {
  readonly columns: readonly ColumnOnPage[];
  /** The numbers of its first and last stage, from 1. */
  readonly from: number;
  readonly to: number;
  /** Its first and last hour. */
  readonly firstHour: string;
  readonly lastHour: string;
  readonly headHeight: number;
  readonly height: number;
  readonly hours: readonly Mark[];
  readonly midnights: readonly Mark[];
}

/** How to display times of the festival. */
type Clocks = Pick<Festival, 'timezone' | 'hourCycle'>;

/** The area between a sheet's header and footer, in millimetres. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** In millimetres: the axis, the minimum width of a stage, and the minimum heights of an hour and of a line of text. */
const lengths = { axis: 12, column: 25, hour: 6.5, line: 2.4, gap: 0.3 } as const;
/**
 * The letter width, line height and padding of stage names and of the text below the stages; generous, as nothing may
 * be cut off.
 */
const heading = { letter: 1.65, line: 3.1, around: 2.5 };
const footnote = { letter: 1.35, line: 3, around: 1 };
/** The minimum width of a set next to others, relative to one alone. */
const leastShare = 0.6;
/** A longer set is cut off at the edge of the sheet; its end is in its text. */
const longest = 12 * 3_600_000;

/**
 * Lays out a festival day on sheets: as many stages side by side as fit, and the hours split if they are too many for
 * one sheet. All sheets have the same scale, and room for the text `below`. Each set is placed at its start.
 */
export function dayPages(
  stages: readonly PrintedStage[],
  clocks: Clocks,
  room: Room,
  below = '',
): readonly DayPage[] {
  const span = spanOf(stages, clocks.timezone);
  if (span === null) return [];
  const width = room.width - lengths.axis;
  const groups = groupsOf(stages, width);
  const headHeight = Math.max(...groups.map((group) => headHeightOf(group, width)));
  const height = room.height - headHeight - footnoteHeight(below, width);
  const parts = partsOf(span, clocks, height);
  let from = 1;
  return groups.flatMap((group) => {
    const first = from;
    from += group.length;
    return parts.map((part) => pageOf(group, part, { clocks, headHeight, height, first }));
  });
}

/** Returns the span from the first start to the last end; null if there are no sets. */
function spanOf(stages: readonly PrintedStage[], zone: string): Interval | null {
  const sets = stages.flatMap(({ sets }) => sets);
  if (sets.length === 0) return null;
  let [start, end] = [Infinity, -Infinity];
  for (const set of sets) {
    start = Math.min(start, set.start);
    end = Math.max(end, Math.min(set.end, set.start + longest));
  }
  return fullHoursAround({ start, end: Math.max(end, start + 1) }, zone);
}

/** A stage with overlapping sets needs the room of several. */
function weightOf({ sets }: PrintedStage): number {
  return Math.max(1, ...lanesOf(sets).map(({ lanes }) => lanes * leastShare));
}

/** Distributes the stages evenly over the sheets. */
function groupsOf(stages: readonly PrintedStage[], width: number): readonly (readonly PrintedStage[])[] {
  const total = stages.reduce((sum, stage) => sum + weightOf(stage), 0);
  const share = total / Math.ceil(total / Math.floor(width / lengths.column));
  const groups: PrintedStage[][] = [];
  let before = 0;
  for (const stage of stages) {
    const weight = weightOf(stage);
    const group = Math.floor((before + weight / 2) / share);
    (groups[group] ??= []).push(stage);
    before += weight;
  }
  // A stage wider than a sheet may leave a group empty.
  return groups.filter((group) => group !== undefined);
}

/** Determined by the longest stage name, which may take several lines. */
function headHeightOf(stages: readonly PrintedStage[], width: number): number {
  const total = stages.reduce((sum, stage) => sum + weightOf(stage), 0);
  const lines = stages.map((stage) => {
    const inLine = Math.floor(((weightOf(stage) / total) * width - heading.around) / heading.letter);
    return Math.ceil(stage.stage.length / Math.max(1, inLine));
  });
  return Math.max(...lines) * heading.line + heading.around;
}

function footnoteHeight(text: string, width: number): number {
  if (text === '') return 0;
  return Math.ceil((text.length * footnote.letter) / width) * footnote.line + footnote.around;
}

/** Splits the hours of a day into parts that are large enough to be legible. */
function partsOf(span: Interval, clocks: Clocks, height: number): readonly Interval[] {
  const marks = hourMarks(span, clocks);
  const hours = marks.length - 1;
  const count = Math.max(1, Math.ceil((hours * lengths.hour) / height));
  const each = Math.ceil(hours / count);
  const starts = marks.filter((_, place) => place % each === 0 && place < hours);
  return starts.map(({ instant }, place) => ({
    start: instant,
    end: starts[place + 1]?.instant ?? span.end,
  }));
}

interface PageGiven {
  readonly clocks: Clocks;
  readonly headHeight: number;
  readonly height: number;
  readonly first: number;
}

function pageOf(stages: readonly PrintedStage[], part: Interval, given: PageGiven): DayPage {
  const { clocks, first } = given;
  const zone = clocks.timezone;
  const minutes = (part.end - part.start) / 60_000;
  const axis = dayAxis(part, zone, pixels(given.height) / minutes);
  const mark = ({ label, instant }: { label: string; instant: number }) => ({
    label,
    top: topOf(axis, instant),
  });
  const drawing = { leastHeight: pixels(lengths.line), gap: pixels(lengths.gap) };
  const hours = hourMarks(part, clocks);
  return {
    columns: stages.map(({ sets, ...stage }) => ({
      ...stage,
      weight: weightOf({ ...stage, sets }),
      sets: withRoom(placeSets(onSheet(sets, part), axis, drawing, true), axisHeight(axis), drawing.gap),
    })),
    from: first,
    to: first + stages.length - 1,
    firstHour: hours[0]?.label ?? '',
    lastHour: hours.at(-1)?.label ?? '',
    headHeight: pixels(given.headHeight),
    height: axisHeight(axis),
    hours: hours.map(mark),
    midnights: midnightMarks(part, zone).map(mark),
  };
}

function onSheet(sets: readonly PrintedSet[], part: Interval): readonly SetOnSheet[] {
  return sets.flatMap((set) => {
    const isContinued = set.start < part.start;
    if (set.start >= part.end || (isContinued && set.end <= part.start)) return [];
    return [{ set, isContinued, start: Math.max(set.start, part.start), end: Math.min(set.end, part.end) }];
  });
}

/** Adds the room for text: that of a short set may continue below it, as far as the area is free. */
function withRoom(
  placed: readonly PlacedOn<SetOnSheet>[],
  height: number,
  gap: number,
): readonly SetOnPage[] {
  return placed.map((one) => {
    const below = placed.filter((other) => other.top > one.top && areAdjacent(one, other));
    const next = Math.min(height, ...below.map(({ top }) => top - gap));
    return { ...one, room: Math.max(one.height, next - one.top) };
  });
}

/** Returns true if they overlap horizontally. */
function areAdjacent(a: PlacedOn<SetOnSheet>, b: PlacedOn<SetOnSheet>): boolean {
  return a.lane / a.lanes < (b.lane + 1) / b.lanes && b.lane / b.lanes < (a.lane + 1) / a.lanes;
}
