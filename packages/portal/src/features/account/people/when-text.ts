import { formatMonthDayYear, formatTime, plainDateOf, type HourCycle } from '@lineup/domain';

/** Formats a moment in the browser's zone, for what belongs to no festival: "Jan 5, 2026, 5:12 PM". */
export function whenText(at: number, zone: string, hourCycle?: HourCycle): string {
  return `${dayText(at, zone)}, ${formatTime(at, zone, hourCycle)}`;
}

/** Formats the day only. */
export function dayText(at: number, zone: string): string {
  return formatMonthDayYear(plainDateOf(at, zone));
}
