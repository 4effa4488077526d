import { offsetText } from '../time/iso-text.ts';
import { resolveWallClock, wallClockOf, type WallClock } from '../time/wall-clock.ts';

/** An instant by the clocks of the festival's zone. */
export interface ExportedTime extends WallClock {
  /** What the clocks are ahead of UTC, as in "-07:00". */
  readonly offset: string;
  /** Whether the clocks show this time twice that day, so that it says nothing without the offset. */
  readonly isAmbiguous: boolean;
}

/** `instant` (milliseconds since the epoch) by the clocks of `zone`. */
export function exportedTime(instant: number, zone: string): ExportedTime {
  const wall = wallClockOf(instant, zone);
  const isAmbiguous = resolveWallClock(wall.date, wall.clock, zone).kind === 'overlap';
  return { ...wall, offset: offsetText(instant, zone), isAmbiguous };
}

/** A time of a file's text, which no spreadsheet program turns into another: "2026-07-25T01:30", with its offset where it needs one. */
export function timeText({ date, clock, offset, isAmbiguous }: ExportedTime): string {
  return `${date}T${clock}${isAmbiguous ? offset : ''}`;
}
