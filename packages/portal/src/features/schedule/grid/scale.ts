import type { SharedHours } from '@lineup/domain';

/** How large the hours are drawn: a whole day in the window, or so that a set has room for all that is said of it. */
export type Zoom = 'fit' | '1' | '2';

/** The size of the window in CSS pixels. */
export interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** How a day is drawn; the same for all days of a festival. All in CSS pixels. */
export interface Scale {
  readonly pixelsPerMinute: number;
  /** The least width of a column. */
  readonly column: number;
  /** The height of a line of text on a card. */
  readonly line: number;
  /** What of the window is left for the hours and the columns. */
  readonly view: { readonly width: number; readonly height: number };
}

/** The sizes of the style sheets, in CSS pixels at the usual size of letters; with larger ones less is in sight. */
const narrow = 640;
const bar = { wide: 56, medium: 100, narrow: 133 };
const head = 42;
const axis = 60;
/** For the scroll bar at the side or below, and the end of the last hour. */
const edge = 18;

/** In a window that is less high, a day is scrolled: smaller hours would say nothing. */
const leastFit = { wide: 0.4, narrow: 0.9 };
const mostFit = 3;
const sizes = {
  fit: { column: 92, line: 15 },
  '1': { pixelsPerMinute: 1.25, column: 156, line: 17 },
  '2': { pixelsPerMinute: 2.5, column: 184, line: 17 },
} as const;
const columnOfNarrow = 136;

/** The scale for these hours in a window of this size, of whose width so many pixels are `taken` by what is beside them. */
export function scaleOf(zoom: Zoom, hours: SharedHours | null, size: WindowSize, taken = 0): Scale {
  const isNarrow = size.innerWidth <= narrow;
  const barHeight = isNarrow ? bar.narrow : size.innerWidth <= 1100 ? bar.medium : bar.wide;
  const view = {
    width: Math.max(0, size.innerWidth - axis - (isNarrow ? 0 : taken)),
    height: Math.max(200, size.innerHeight - barHeight - head - edge),
  };
  const { column, line } = sizes[zoom];
  const pixelsPerMinute =
    zoom === 'fit' ? fitting(hours, view.height, isNarrow) : sizes[zoom].pixelsPerMinute;
  return { pixelsPerMinute, column: isNarrow ? columnOfNarrow : column, line, view };
}

function fitting(hours: SharedHours | null, height: number, isNarrow: boolean): number {
  if (hours === null) return 1;
  const full = 3_600_000;
  const count = Math.ceil(hours.to / full) - Math.floor(hours.from / full);
  const least = isNarrow ? leastFit.narrow : leastFit.wide;
  return Math.min(mostFit, Math.max(least, height / Math.max(1, count * 60)));
}
