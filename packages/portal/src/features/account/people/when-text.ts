import { formatMonthDayYear, formatTime, plainDateOf, type HourCycle } from '@lineup/domain';

/** A moment by the clocks of this browser, for what happens at no festival: "Jan 5, 2026, 5:12 PM". */
export function whenText(at: number, zone: string, hourCycle?: HourCycle): string {
  return `${dayText(at, zone)}, ${formatTime(at, zone, hourCycle)}`;
}

/** Its day alone. */
export function dayText(at: number, zone: string): string {
  return formatMonthDayYear(plainDateOf(at, zone));
}
