/** A clock time as written, in minutes after midnight; 1440 and more mean hours past midnight. */
export interface ParsedClock {
  readonly minutes: number;
  /** True if it was written in the portal's format, so that nothing was guessed. */
  readonly exact: boolean;
  /** True if it had am or pm. */
  readonly twelveHour: boolean;
}

const exact = /^([01]\d|2[0-3]):([0-5]\d)$/u;
const withMinutes = /^(\d{1,2})\s*[:.h]\s*([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?\s*(.*)$/u;
const digitsOnly = /^(\d{1,2})([0-5]\d)(?:())\s*(.*)$/u;
const hoursOnly = /^(\d{1,2})()()\s*(.*)$/u;
const latestMinutes = 48 * 60;

/**
 * Parses a clock time in common formats: 21:00, 9:05, 0905, 9.05, 9h05, 21h, 9 pm, 12am, 25:30. Returns null if it is
 * not one.
 */
export function parseClock(text: string): ParsedClock | null {
  const plain = exact.exec(text);
  if (plain !== null) return { minutes: minutesOf(plain), exact: true, twelveHour: false };
  const lower = text.toLowerCase();
  const match = withMinutes.exec(lower) ?? digitsOnly.exec(lower) ?? hoursOnly.exec(lower);
  if (match === null) return null;
  const suffix = (match[4] ?? '').replaceAll(/[\s.]/gu, '');
  if (suffix === 'am' || suffix === 'pm') return parseTwelveHour(match, suffix);
  if (!['', 'h', 'uhr', 'hrs', 'hours'].includes(suffix)) return null;
  const minutes = minutesOf(match);
  if (minutes >= latestMinutes) return null;
  const isExact = /^\d\d:\d\d(?::00(?:[.,]0+)?)?$/u.test(text);
  return { minutes, exact: isExact, twelveHour: false };
}

/** 12 am is midnight and 12 pm is noon. For hours of 13 and more, am is invalid and pm is redundant. */
function parseTwelveHour(match: RegExpExecArray, suffix: 'am' | 'pm'): ParsedClock | null {
  const hours = Number(match[1]);
  const isAfternoonHour = suffix === 'pm' && hours >= 13 && hours <= 23;
  if (!isAfternoonHour && (hours < 1 || hours > 12)) return null;
  const base = isAfternoonHour ? hours : (hours % 12) + (suffix === 'pm' ? 12 : 0);
  return { minutes: base * 60 + Number(match[2]), exact: false, twelveHour: true };
}

function minutesOf(match: RegExpExecArray): number {
  return Number(match[1]) * 60 + Number(match[2]);
}
