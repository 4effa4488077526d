import { offsetText } from '../time/iso-text.ts';
import { resolveWallClock, wallClockOf, type WallClock } from '../time/wall-clock.ts';

/** An instant in local time at the festival. */
export interface ExportedTime extends WallClock {
  /** The offset from UTC, for example "-07:00". */
  readonly offset: string;
  /** Whether the local time occurs twice that day, and so requires the offset. */
  readonly isAmbiguous: boolean;
}

/** Converts `instant` (milliseconds since the epoch) to the local time of `zone`. */
export function exportedTime(instant: number, zone: string): ExportedTime {
  const wall = wallClockOf(instant, zone);
  const isAmbiguous = resolveWallClock(wall.date, wall.clock, zone).kind === 'overlap';
  return { ...wall, offset: offsetText(instant, zone), isAmbiguous };
}

/**
 * Formats a time as text that spreadsheet programs do not convert: "2026-07-25T01:30", with the offset if ambiguous.
 */
export function timeText({ date, clock, offset, isAmbiguous }: ExportedTime): string {
  return `${date}T${clock}${isAmbiguous ? offset : ''}`;
}
