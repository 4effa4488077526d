import { formatLongDate, formatWeekday, printMessages, type PlainDate } from '@lineup/domain';

/** As in "Friday, July 4th, 2026"; null is for what is outside of the festival's days. */
export function dayTitle(day: PlainDate | null): string {
  return day === null ? printMessages.outside : `${formatWeekday(day)}, ${formatLongDate(day)}`;
}
