import { leastTimed } from './card-form.ts';
import type { Direction } from './direction.ts';
import type { ScheduleHours } from './group-schedule.ts';

/** How large the hours are drawn: a whole day in the window, or so that a set has room for all texts about it. */
export type Zoom = 'fit' | '1' | '2';

/** The size of the window in CSS pixels. */
export interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** How a day is drawn; the same for all days of a festival. All in CSS pixels. */
export interface Scale {
  readonly direction: Direction;
  /** Whether a day begins and ends with its sets; else all days show the same hours. */
  readonly isFit: boolean;
  readonly pixelsPerMinute: number;
  /** The least width of a column. */
  readonly column: number;
  /** The height of a line of text on a card. */
  readonly line: number;
  /** What of the window is left: its width for the columns, its height for the hours. */
  readonly view: { readonly width: number; readonly height: number };
}

/** The sizes of the style sheets, in CSS pixels at the usual size of letters; with larger ones less is in sight. */
const narrow = 640;
const bar = { oneLine: 88, twoLines: 132, narrow: 165 };
/** From this width on the name and the tabs stand in the bar, not above it. */
const oneLineFrom = 961;
const across = { head: 44, axis: 60 };
const down = { head: { wide: 168, narrow: 104 }, axis: 26 };
/** For the scroll bar at the side or below, and the end of the last hour. */
const edge = 18;

/**
 * In a window that is less high, a day is scrolled: smaller hours would say nothing. What most sets of the festival need to show
 * their times, they have, unless they are very short.
 */
const leastFit = { wide: { low: 0.4, high: 0.7 }, narrow: 0.9, down: 0.75 };
const mostFit = 3;
/** Of a card that shows its time, with the line below it. */
const timedHeight = leastTimed + 1;
const sizes = {
  fit: { column: 92, line: 15 },
  '1': { pixelsPerMinute: 1.25, column: 156, line: 17 },
  '2': { pixelsPerMinute: 2.5, column: 184, line: 17 },
} as const;
const columnOfNarrow = 136;
/** On a tablet, where a finger must reach the name of a stage next to its button. */
const leastColumnOfTablet = 112;
/** Stages that lie down are as high as a finger needs, or as two lines. */
const rows = { fit: 44, '1': 48, '2': 62 } as const;

/** How a person looks at a day. */
export interface Look {
  readonly zoom: Zoom;
  readonly direction: Direction;
}

/** The scale for these hours in a window of this size, of whose width this many pixels are `taken` by what is beside them. */
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

/** Of the bar and the line below it. */
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
