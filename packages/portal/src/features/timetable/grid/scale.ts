import { leastTimed } from './card-form.ts';
import type { Direction } from './direction.ts';
import type { ScheduleHours } from './group-schedule.ts';

/** The scale of the hours: a whole day fits the window, or a set has room for all of its texts. */
export type Zoom = 'fit' | '1' | '2';

/** The size of the window in CSS pixels. */
export interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** How a day is drawn, the same for all days of a festival. In CSS pixels. */
export interface Scale {
  readonly direction: Direction;
  /** True if the hours shown begin and end with the day's sets; otherwise all days show the same hours. */
  readonly isFit: boolean;
  readonly pixelsPerMinute: number;
  /** The minimum width of a column. */
  readonly column: number;
  /** The height of a line of text on a card. */
  readonly line: number;
  /** The part of the window for the grid: its width for the columns, its height for the hours. */
  readonly view: { readonly width: number; readonly height: number };
}

/** The sizes of the style sheets, in CSS pixels at the default font size. With larger fonts, less fits the view. */
const narrow = 640;
const bar = { oneLine: 88, twoLines: 132, narrow: 165 };
/** From this width on, the name and the tabs are in the bar instead of above it. */
const oneLineFrom = 961;
const across = { head: 44, axis: 60 };
const down = { head: { wide: 168, narrow: 104 }, axis: 26 };
/** Room for the scroll bar and for the label of the last hour. */
const edge = 18;

/**
 * The minimum pixels per minute at `fit`: below it a day scrolls, as smaller hours would be illegible. In wide windows
 * it is enough for most sets to show their times, unless the sets are very short.
 */
const leastFit = { wide: { low: 0.4, high: 0.7 }, narrow: 0.9, down: 0.75 };
const mostFit = 3;
/** The height of a card that shows its time, and a pixel for the line below it. */
const timedHeight = leastTimed + 1;
const sizes = {
  fit: { column: 92, line: 15 },
  '1': { pixelsPerMinute: 1.25, column: 156, line: 17 },
  '2': { pixelsPerMinute: 2.5, column: 184, line: 17 },
} as const;
const columnOfNarrow = 136;
/** For a tablet, where both a stage's name and its button are touch targets. */
const leastColumnOfTablet = 112;
/** The height of a stage as a row: a touch target, or two lines. */
const rows = { fit: 44, '1': 48, '2': 62 } as const;

/** How the user views a day. */
export interface Look {
  readonly zoom: Zoom;
  readonly direction: Direction;
}

/** Returns the scale for these hours in a window of this size, of whose width `taken` pixels belong to side panels. */
export function scaleOf(
  { zoom, direction }: Look,
  hours: ScheduleHours | null,
  size: WindowSize,
  taken = 0,
): Scale {
  const isNarrow = size.innerWidth <= narrow;
  const view = viewOf(direction, size, isNarrow ? 0 : taken);
  const { column, line } = sizes[zoom];
  const least = direction === 'down' ? leastFit.down : isNarrow ? leastFit.narrow : leastWide(hours);
  return {
    direction,
    isFit: zoom === 'fit',
    pixelsPerMinute: zoom === 'fit' ? fitting(hours, view.height, least) : sizes[zoom].pixelsPerMinute,
    column: direction === 'down' ? rows[zoom] : columnIn(size, column),
    line,
    view,
  };
}

function columnIn({ innerWidth }: WindowSize, usual: number): number {
  if (innerWidth <= narrow) return columnOfNarrow;
  return innerWidth < oneLineFrom ? Math.max(usual, leastColumnOfTablet) : usual;
}

function viewOf(direction: Direction, size: WindowSize, taken: number): Scale['view'] {
  const isNarrow = size.innerWidth <= narrow;
  const [width, height] = [size.innerWidth - taken, size.innerHeight - barHeight(size)];
  if (direction === 'across')
    return { width: Math.max(0, width - across.axis), height: Math.max(200, height - across.head - edge) };
  const head = isNarrow ? down.head.narrow : down.head.wide;
  return { width: Math.max(0, height - down.axis - edge), height: Math.max(200, width - head - edge) };
}

/** The height of the bar and the toolbar below it. */
function barHeight({ innerWidth }: WindowSize): number {
  if (innerWidth <= narrow) return bar.narrow;
  return innerWidth < oneLineFrom ? bar.twoLines : bar.oneLine;
}

function leastWide(hours: ScheduleHours | null): number {
  const { low, high } = leastFit.wide;
  return hours === null ? low : Math.min(high, Math.max(low, timedHeight / hours.shortMinutes));
}

function fitting(hours: ScheduleHours | null, height: number, least: number): number {
  if (hours === null) return 1;
  return Math.min(mostFit, Math.max(least, height / Math.max(60, hours.longest * 60)));
}
