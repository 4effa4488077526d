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

/** What of a set is on a sheet. */
interface SetOnSheet extends Interval {
  readonly set: PrintedSet;
  /** It began on the sheet before. */
  readonly isContinued: boolean;
}

/** A set with its place, in CSS pixels, and the height that its words may take until the next set. */
export interface SetOnPage extends PlacedOn<SetOnSheet> {
  readonly room: number;
}

export interface ColumnOnPage extends Omit<PrintedStage, 'sets'> {
  /** Its share of the sheet's width. */
  readonly weight: number;
  readonly sets: readonly SetOnPage[];
}

interface Mark {
  readonly label: string;
  readonly top: number;
}

/** One sheet: some of the stages for some of the hours. Lengths are in CSS pixels. */
export interface DayPage {
  readonly columns: readonly ColumnOnPage[];
  /** The first and the last of its stages, counted from 1. */
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

/** What the clocks of the festival show. */
type Clocks = Pick<Festival, 'timezone' | 'hourCycle'>;

/** The room between the head and the foot of a sheet, in millimetres. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** In millimetres: the hours at the side, the least width of a stage, the least height of an hour and of a line of text. */
const lengths = { axis: 12, column: 25, hour: 6.5, line: 2.4, gap: 0.3 } as const;
/** Of a letter and a line of a stage's name, and of what stands below the stages; generous, as nothing may be cut. */
const heading = { letter: 1.65, line: 3.1, around: 2.5 };
const footnote = { letter: 1.35, line: 3, around: 1 };
/** A set beside others is narrower than one alone by so much at most. */
const leastShare = 0.6;
/** A longer set goes on below the edge of the sheet; its end stands in words. */
const longest = 12 * 3_600_000;

/**
 * The sheets of a festival day: as many stages side by side as the paper has room for, and the day's hours below each other
 * where they are too many for one sheet. All have the same scale, and room for the text `below`. Each set is placed where it starts.
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

/** From the first start to the last end; null where there is no set. */
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

/** A stage whose sets overlap needs the room of several. */
function weightOf({ sets }: PrintedStage): number {
  return Math.max(1, ...lanesOf(sets).map(({ lanes }) => lanes * leastShare));
}

/** The stages sheet by sheet, about as many on each. */
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
  // One whose sets fill a sheet by themselves may leave another without any.
  return groups.filter((group) => group !== undefined);
}

/** The longest name of a stage decides, which may take several lines. */
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

/** The hours of a day, in parts that are not too small to be read. */
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

/** The words of a short set may go on below it, as far as nothing else is there. */
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

/** Returns true if they share some of the column's width. */
function areAdjacent(a: PlacedOn<SetOnSheet>, b: PlacedOn<SetOnSheet>): boolean {
  return a.lane / a.lanes < (b.lane + 1) / b.lanes && b.lane / b.lanes < (a.lane + 1) / a.lanes;
}
