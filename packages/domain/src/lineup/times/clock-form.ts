import type { ParsedPoint } from './parse-time.ts';

/**
 * How a clock time is written: with am or pm (`marked`), as only a 24-hour clock shows it (00:30, 13:00), or ambiguous
 * (`open`): 1:00 to 12:59 without am or pm.
 */
export type ClockForm = 'marked' | 'twentyFour' | 'open';

const firstOpen = 60;
const lastOpen = 13 * 60 - 1;

/** Returns the form of a time; null if it is missing or more than a clock time. */
export function clockForm(point: ParsedPoint): ClockForm | null {
  if (point.kind === 'dateTime' && !point.certain && point.code === 'timeFormat') {
    return /\d\s*[ap](?:\.?m)?\b/iu.test(point.source) ? 'marked' : formOf(point.minutes);
  }
  if (point.kind !== 'clock') return null;
  return point.twelveHour ? 'marked' : formOf(point.minutes);
}

function formOf(minutes: number): ClockForm {
  return minutes >= firstOpen && minutes <= lastOpen ? 'open' : 'twentyFour';
}
